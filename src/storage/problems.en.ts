import type { ProblemWords } from '#core';

/** Problems of saved games, links and URLs, in English. */
export const english = {
  'save.gone': ({ id }: { readonly id: string }) => `there is no saved game "${id}"`,
  'save.controller': 'must be "human" or a bot',
  'save.seatMissing': ({ seat }: { readonly seat: string }) => `seat ${seat} is missing`,
  'storage.failed': ({ detail }: { readonly detail: string }) => `saving failed: ${detail}`,
  'link.base64': 'is not base64',
  'link.utf8': 'is not UTF-8',
  'link.damaged': 'is damaged and cannot be unpacked',
  'address.speed': (range: { readonly text: string; readonly least: number; readonly most: number }) =>
    `${range.text} is not a number from ${range.least} to ${range.most}`,
  'address.bot': ({ text, example }: { readonly text: string; readonly example: string }) =>
    `${text} must be SEAT:BOT, or one level for all seats but one, as in ${example}`,
  'address.seat': ({
    seat,
    seats,
    example,
  }: {
    readonly seat: string;
    readonly seats: readonly string[];
    readonly example: string;
  }) => `${seat} is not one of the seats ${seats.join(', ')}; ${example} plays all seats but one`,
  'address.seatTwice': ({ seat }: { readonly seat: string }) => `seat ${seat} is given more than once`,
} satisfies ProblemWords;

export type StorageProblems = typeof english;
