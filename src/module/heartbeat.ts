/** Worker that posts a message at a fixed interval. @param data the interval, ms */
self.onmessage = ({ data }: MessageEvent<number>) => {
  setInterval(() => self.postMessage(null), data);
};
