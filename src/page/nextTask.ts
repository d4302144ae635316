/**
 * Lets the page answer and paint before the next piece of work. Timers would do so only once a second while the tab is
 * hidden; messages are never held back.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
