/**
 * Lets the browser handle input and paint before the next piece of work. Timers of a hidden tab are throttled to one a
 * second; messages are not.
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
