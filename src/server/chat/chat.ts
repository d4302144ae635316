/** Receives chat messages. @param viewer stable id of the author */
export type ChatListener = (viewer: string, text: string) => void;

/** A chat whose members vote. */
export interface Chat {
  /** Whether the connection is up. */
  readonly up: boolean;
  /** Listens until closed; reconnects by itself. */
  listen(listener: ChatListener): void;
  close(): void;
}
