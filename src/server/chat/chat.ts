/** Told what somebody says. @param viewer who it is, the same for all that they say */
export type ChatListener = (viewer: string, text: string) => void;

/** A chat whose people vote. */
export interface Chat {
  /** It can be heard at the moment. */
  readonly up: boolean;
  /** Listens until it is closed; loses a connection as often as it must, and comes back by itself. */
  listen(heard: ChatListener): void;
  close(): void;
}
