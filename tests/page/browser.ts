import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

/** Where the pages of the tests come from. */
export const ORIGIN = 'http://localhost:5390';

declare global {
  interface Window {
    /** The document's own controls, of happy-dom. */
    readonly happyDOM: { setURL(address: string): void };
  }
}

type Undo = () => void;

/** What the document in force has to be rid of before the next one comes. */
const undoings: Undo[] = [];

/** A channel between the pages of this browser; a page takes its own along when it goes. */
class PageChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    undoings.push(() => this.close());
  }
}

/** Notes what is listened to on a target, so that a page that goes takes its ears along. */
function noteListeners(target: EventTarget): void {
  const { addEventListener } = target;
  target.addEventListener = (type, listener, options) => {
    undoings.push(() => target.removeEventListener(type, listener, options));
    addEventListener.call(target, type, listener, options);
  };
  undoings.push(() => {
    target.addEventListener = addEventListener;
  });
}

/** Puts a value on an object until the document goes. */
function put<T extends object>(target: T, name: keyof T & string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
  undoings.push(() => {
    if (before === undefined) Reflect.deleteProperty(target, name);
    else Object.defineProperty(target, name, before);
  });
}

/** Begins a document as a browser does: at an address, with nothing of the one before. */
export function beginDocument(address: string, type: 'navigate' | 'reload'): void {
  endDocument();
  window.happyDOM.setURL(new URL(address, ORIGIN).href);
  noteListeners(window);
  noteListeners(document);
  put(globalThis, 'BroadcastChannel', PageChannel);
  put(performance, 'getEntriesByType', (kind: string) => (kind === 'navigation' ? [{ type }] : []));
  put(document, 'fonts', { load: async () => [], ready: Promise.resolve() });
}

/** Ends the document in force: nothing of its page hears or says anything any more. */
export function endDocument(): void {
  for (const undo of undoings.splice(0).reverse()) undo();
}

/** Forgets all that pages have put into the browser's storages. */
export function forgetStorages(): void {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  sessionStorage.clear();
}
