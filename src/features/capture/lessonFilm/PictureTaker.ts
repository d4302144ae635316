/** Encodes pictures one by one into a file. */
export interface PictureTaker {
  /** Adds the current picture. Rejects if encoding fails. @param same identical to the previous one */
  add(index: number, same: boolean): Promise<void>;
  finish(): Promise<Blob>;
  /** Cancels and discards everything. */
  abandon(): Promise<void>;
}
