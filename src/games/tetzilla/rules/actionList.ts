import type { CodeList } from '#core';
import type { ActionCode } from './actionCode';

/** A reusable list of actions. */
export class ActionList implements CodeList {
  private codes = new Int32Array(64);
  length = 0;

  clear(): void {
    this.length = 0;
  }

  push(code: ActionCode): void {
    if (this.length === this.codes.length) {
      const larger = new Int32Array(this.length * 2);
      larger.set(this.codes);
      this.codes = larger;
    }
    this.codes[this.length++] = code;
  }

  /** @param index 0 … length−1 */
  at(index: number): ActionCode {
    return this.codes[index]!;
  }

  includes(code: ActionCode): boolean {
    for (let index = 0; index < this.length; index++) if (this.codes[index] === code) return true;
    return false;
  }
}
