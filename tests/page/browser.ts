import 'fake-indexeddb/auto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IDBFactory } from 'fake-indexeddb';

/** Where the pages of the tests come from. */
const ORIGIN = 'http://localhost:5390';

declare global {
  interface Window {
    /** The document's own controls, of happy-dom. */
    readonly happyDOM: { setURL(address: string): void };
  }
}

/** A file that a page has offered to keep. */
export interface OfferedFile {
  readonly name: string;
  readonly content: Blob;
}

/** What the pages have offered since {@link forgetStorages}, the latest last. */
export const offeredFiles: OfferedFile[] = [];

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

/** Catches the files that the page offers: a document without a browser has no place for them. */
function catchFiles(): void {
  const contents = new Map<string, Blob>();
  put(URL, 'createObjectURL', (content: Blob) => {
    const address = `blob:${ORIGIN}/${contents.size}`;
    contents.set(address, content);
    return address;
  });
  put(URL, 'revokeObjectURL', () => {});
  put(HTMLAnchorElement.prototype, 'click', function catchClick(this: HTMLAnchorElement) {
    const content = contents.get(this.href);
    if (content === undefined) throw new Error(`a click on ${this.href} is not foreseen`);
    offeredFiles.push({ name: this.download, content });
  });
}

/** The files that the program is served with. */
const PUBLIC = join(process.cwd(), 'public');

/** What a server answers by itself, by path, in the place of a file. */
export const answers = new Map<string, string>();

/** What a server of the program would send for an address of its files. */
async function serve(input: RequestInfo | URL): Promise<Response> {
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
  if (origin !== ORIGIN) throw new Error(`${origin} is not to be asked for anything`);
  const answer = answers.get(pathname);
  if (answer !== undefined) return new Response(answer);
  try {
    return new Response(await readFile(join(PUBLIC, pathname)));
  } catch {
    return new Response('there is no such file', { status: 404 });
  }
}

/** Begins a document as a browser does: at an address, with nothing of the one before. */
export function beginDocument(address: string, type: 'navigate' | 'reload'): void {
  endDocument();
  window.happyDOM.setURL(new URL(address, ORIGIN).href);
  noteListeners(window);
  noteListeners(document);
  put(globalThis, 'BroadcastChannel', PageChannel);
  put(performance, 'getEntriesByType', (kind: string) => (kind === 'navigation' ? [{ type }] : []));
  catchFiles();
  put(globalThis, 'fetch', serve);
  put(document, 'fonts', { load: async () => [], ready: Promise.resolve() });
}

/** Turns of the event loop in which the database finishes whatever a page has begun to write. */
const WRITING_TURNS = 100;

/** Waits until what a page has begun to write is written, as it is before anybody could have left the page. */
export async function writingDone(): Promise<void> {
  for (let turn = 0; turn < WRITING_TURNS; turn++) {
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
  }
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
  offeredFiles.length = 0;
  answers.clear();
}
