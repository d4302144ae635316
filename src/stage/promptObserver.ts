/**
 * Tells of what it observes at once, and not only with the browser's next frame, which may be far away while the page
 * is loading.
 */
export class PromptObserver implements ResizeObserver {
  private readonly observer: ResizeObserver;

  constructor(private readonly tell: ResizeObserverCallback) {
    this.observer = new ResizeObserver(tell);
  }

  observe(target: Element, options?: ResizeObserverOptions): void {
    this.observer.observe(target, options);
    this.tell([], this);
  }

  unobserve(target: Element): void {
    this.observer.unobserve(target);
  }

  disconnect(): void {
    this.observer.disconnect();
  }
}
