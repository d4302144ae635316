/** A room of the source, what it holds, and the shared rooms that it may import. */
export interface Room {
  readonly name: string;
  readonly holds: string;
  readonly imports: readonly string[];
}

export const TABLE_ROOMS: readonly string[];
export const SHARED: readonly (Room & { readonly comment?: string })[];
export const OF_GAME: readonly (Room & { readonly own: readonly string[] })[];
export const OF_PAGES: readonly (Room & { readonly besides: readonly string[] })[];
export const PROGRAMS: readonly (Room & { readonly ofGames: readonly string[] })[];
