/** A worker that says something again and again. @param data how often, in milliseconds */
self.onmessage = ({ data }: MessageEvent<number>) => {
  setInterval(() => self.postMessage(null), data);
};
