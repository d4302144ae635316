import { networkInterfaces } from 'node:os';

/** The IPv4 addresses under which other computers of the local network reach this one. */
export function networkAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal)
    .map((address) => address.address);
}
