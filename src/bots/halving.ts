import type { Branch } from './tree';

/**
 * Chooses which plan to try next by sequential halving (Karnin, Koren and Somekh 2013): all plans equally
 * often, then the better half, and so on until one is left. The n-th visit of each plan sees the same luck.
 */
export class Halving {
  private readonly left: Branch[];
  private readonly share: number;
  private target = 0;

  /**
   * @param branches at least one
   * @param budget total visits
   * @param worthOf estimated value of a plan for the seat
   */
  constructor(
    branches: readonly Branch[],
    budget: number,
    private readonly worthOf: (branch: Branch) => number,
  ) {
    this.left = [...branches];
    this.share = budget / Math.max(1, Math.ceil(Math.log2(branches.length)));
    this.raise();
  }

  /** The next plan to try; once all visits are spent, the one that is left. */
  next(): Branch {
    for (;;) {
      const next = this.left.find(({ visits }) => visits < this.target);
      if (next !== undefined) return next;
      this.left.sort((one, other) => this.worthOf(other) - this.worthOf(one));
      this.left.length = Math.ceil(this.left.length / 2);
      this.raise();
    }
  }

  private raise(): void {
    this.target += Math.max(1, Math.floor(this.share / this.left.length));
  }
}
