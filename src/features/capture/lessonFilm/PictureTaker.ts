/** Takes pictures one after the other and makes a file of them. */
export interface PictureTaker {
  /** Adds the picture on the paper. Throws when it fails. @param same it is the one before */
  add(index: number, same: boolean): Promise<void>;
  finish(): Promise<Blob>;
  /** Gives everything up. */
  abandon(): Promise<void>;
}
