const KEY_BYTES = 32;

/** A random device key: 256 bits as 43 characters. @param random the browser's `crypto` */
export function newDeviceKey(random: Pick<Crypto, 'getRandomValues'>): string {
  const bytes = random.getRandomValues(new Uint8Array(KEY_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
