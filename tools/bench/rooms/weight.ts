/** Memory of this process in bytes after garbage collection. Needs `--expose-gc`. */
export function weight(): number {
  gc!();
  gc!();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
