export { commits, type ReactHook } from './commits';
export type { GameLobby, LobbyFormProps, PlannedGame } from './lobby';
export type { LinkHandler, PageProps, PageRoute } from './pages';
export { shakeOf } from './shake';
export type { PagePreferences, Shell, ShellState } from './shell';
export { useClock } from './useClock';
export { type FirstPicture, useFirstPicture } from './useFirstPicture';
export { useLink } from './useLink';
export { putDriver, watchedDriver } from './watchedDriver';
