const KEY_BYTES = 32;

/** A key that only this device has: 256 bits as 43 characters. @param random of the browser */
export function newDeviceKey(random: Pick<Crypto, 'getRandomValues'>): string {
  const bytes = random.getRandomValues(new Uint8Array(KEY_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
