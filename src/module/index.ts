export { commits, countCommit } from './commits';
export type { GameLobby, LobbyFormProps, PlannedGame } from './lobby';
export type { LinkHandler, PageProps, PageRoute } from './pages';
export type { PagePreferences, Shell, ShellState } from './shell';
export { trembleOf } from './tremble';
export { useClock } from './useClock';
export { type FirstPicture, useFirstPicture } from './useFirstPicture';
export { useLink } from './useLink';
export { putDriver, watchedDriver } from './watchedDriver';
