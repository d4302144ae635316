/** The memory that this program needs, in bytes, once what nobody needs is freed. Needs `--expose-gc`. */
export function weight(): number {
  gc!();
  gc!();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
