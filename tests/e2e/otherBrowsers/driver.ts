/** CSS pixels from the upper left corner of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A page of a browser that is not the one of the other tests. */
export interface OtherPage {
  /** Opens an address. Resolves when its document has loaded. */
  goto(url: string): Promise<void>;
  /** The value of an expression of the page, as JSON; promises are awaited. Rejects with what it throws. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Presses a point, or the middle of the first element that a selector finds, with the pointer. */
  press(target: string | Point): Promise<void>;
  /** Types letters wherever the focus is. */
  type(text: string): Promise<void>;
  /** The picture of the window, as PNG. */
  screenshot(): Promise<Buffer>;
  /** What the page complained about so far, as far as the browser tells it. */
  complaints(): readonly string[];
}

/** A browser that was started for a test. */
export interface OtherBrowser {
  /** A page that remembers nothing; the one before may be gone. @param width,height of the window, CSS pixels */
  newPage(width: number, height: number): Promise<OtherPage>;
  close(): Promise<void>;
}

/** A browser that may be installed here. */
export interface OtherBrowserType {
  readonly name: string;
  /** It is installed, with what it needs to be started. */
  readonly installed: boolean;
  launch(): Promise<OtherBrowser>;
}

/** Of the page: brings an element into view and says where its middle is. */
export const middleOf = (selector: string): string => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)});
  if (element === null) throw new Error('there is no ' + ${JSON.stringify(selector)});
  element.scrollIntoView({ block: 'center', inline: 'center' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
})()`;

/** A press of the pointer, as both protocols have it. */
export const pressAt = ({ x, y }: Point) => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

/** Letters typed one after the other, as both protocols have it. */
export const typed = (text: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});
