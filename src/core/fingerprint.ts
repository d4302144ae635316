const START_LOW = 0x811c9dc5;
const START_HIGH = 0x2545f491;
const PRIME_LOW = 0x01000193;
const PRIME_HIGH = 0x85ebca6b;
/** A safe integer has 53 bits: 32 from one hash, 21 from the other. */
const HALF = 0x1_0000_0000;
const HIGH_BITS = 21;

/** Hashes a sequence of numbers into a safe integer (two FNV-1a-like hashes side by side), without allocating. */
export class Fingerprint {
  private low = START_LOW;
  private high = START_HIGH;

  /** Starts again. */
  clear(): void {
    this.low = START_LOW;
    this.high = START_HIGH;
  }

  /** @param value a 32-bit whole number */
  add(value: number): void {
    const low = Math.imul(this.low ^ value, PRIME_LOW);
    this.low = low ^ (low >>> 15);
    this.high = Math.imul((this.high ^ value) + (this.high >>> 15), PRIME_HIGH);
  }

  get value(): number {
    const low = this.low ^ (this.low >>> 15);
    return (this.high >>> (32 - HIGH_BITS)) * HALF + (low >>> 0);
  }
}

const ofText = new Fingerprint();

/** The fingerprint of a text. */
export function fingerprintOfText(text: string): number {
  ofText.clear();
  for (let index = 0; index < text.length; index++) ofText.add(text.charCodeAt(index));
  return ofText.value;
}
