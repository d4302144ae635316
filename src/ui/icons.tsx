import type { ReactNode } from 'react';

const PATHS = {
  play: <path d="M7 4.5v15l13-7.5z" fill="currentColor" stroke="none" />,
  pause: <path d="M6 5h4v14H6zM14 5h4v14h-4z" fill="currentColor" stroke="none" />,
  skip: <path d="M5 5l9 7-9 7zM16 5h3v14h-3z" fill="currentColor" stroke="none" />,
  skipAll: <path d="M2 5l8 7-8 7zM10 5l8 7-8 7zM19 5h3v14h-3z" fill="currentColor" stroke="none" />,
  down: <path d="M5 9l7 7 7-7" />,
  plus: <path d="M12 5v14M5 12h14" />,
  exchange: <path d="M4 8.5h14M14.5 5L18 8.5 14.5 12M20 15.5H6M9.5 12L6 15.5 9.5 19" />,
  back: <path d="M15 5l-8 7 8 7" />,
  forward: <path d="M9 5l8 7-8 7" />,
  toStart: <path d="M18 5l-8 7 8 7M6 5v14" />,
  toEnd: <path d="M6 5l8 7-8 7M18 5v14" />,
  previousMark: (
    <>
      <path d="M9 5.5l-6 6.5 6 6.5" />
      <path
        d="M16 6.2l1.7 3.9 4.1.4-3.1 2.8.9 4.1-3.6-2.2-3.6 2.2.9-4.1-3.1-2.8 4.1-.4z"
        fill="currentColor"
        stroke="none"
      />
    </>
  ),
  nextMark: (
    <>
      <path d="M15 5.5l6 6.5-6 6.5" />
      <path
        d="M8 6.2l1.7 3.9 4.1.4-3.1 2.8.9 4.1-3.6-2.2-3.6 2.2.9-4.1-3.1-2.8 4.1-.4z"
        fill="currentColor"
        stroke="none"
      />
    </>
  ),
  replay: <path d="M4.5 12a7.5 7.5 0 1 0 2.6-5.7M4 3.5v4.5h4.5M10.5 9l4.5 3-4.5 3z" />,
  sound: (
    <>
      <path d="M3.5 9.5v5h3.5l5 4v-13l-5 4z" />
      <path d="M15.5 9a4.2 4.2 0 0 1 0 6M18.2 6.4a8 8 0 0 1 0 11.2" />
    </>
  ),
  muted: (
    <>
      <path d="M3.5 9.5v5h3.5l5 4v-13l-5 4z" />
      <path d="M16 9.5l5 5M21 9.5l-5 5" />
    </>
  ),
  captions: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2.5" />
      <path d="M7 11h4M14 11h3M7 15h7M17 15h.01" />
    </>
  ),
  branch: <path d="M6 3.5v17M6 14c0-4 3-5 6-5h5M14 5.5L17.5 9 14 12.5" />,
  /** Lines of text in a speech bubble. */
  text: (
    <path d="M5 3.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-8l-5 4.5v-4.5H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM7 8h10M7 12h6.5" />
  ),
  log: <path d="M5 6h14M5 12h14M5 18h9" />,
  more: (
    <>
      <circle cx="5" cy="12" r="1.9" fill="currentColor" stroke="none" />
      <circle cx="12" cy="12" r="1.9" fill="currentColor" stroke="none" />
      <circle cx="19" cy="12" r="1.9" fill="currentColor" stroke="none" />
    </>
  ),
  settings: (
    <>
      <circle cx="12" cy="12" r="2.8" />
      <circle cx="12" cy="12" r="6.6" />
      <path d="M12 2.4v2.4M12 19.2v2.4M2.4 12h2.4M19.2 12h2.4M5.2 5.2l1.7 1.7M17.1 17.1l1.7 1.7M5.2 18.8l1.7-1.7M17.1 6.9l1.7-1.7" />
    </>
  ),
  /** A board, seen from its side. */
  table: <path d="M7 6h10l5 12H2zM4.6 11.7h14.8M12 6v12M8.7 6L7 18M15.3 6L17 18" />,
  above: (
    <>
      <rect x="5" y="12.5" width="14" height="8" rx="1.5" />
      <path d="M12 2.5v7M8.8 6.500L12 9.700l3.200-3.200M9.700 12.5v8M14.300 12.5v8" />
    </>
  ),
  front: (
    <>
      <rect x="6" y="3" width="12" height="13" rx="1.500" />
      <path d="M6 7.300h12M6 11.700h12M10 3v13M14 3v13M4 21h16M8 16l-1.500 5M16 16l1.500 5" />
    </>
  ),
  keyboard: (
    <>
      <rect x="2.5" y="6" width="19" height="12" rx="2" />
      <path d="M6 10h.01M10 10h.01M14 10h.01M18 10h.01M8 14.2h8" />
    </>
  ),
  help: (
    <>
      <path d="M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3" />
      <circle cx="12" cy="18" r="1" fill="currentColor" />
    </>
  ),
  close: <path d="M6 6l12 12M18 6L6 18" />,
  dice: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="3" />
      <circle cx="8.5" cy="8.5" r="1.2" fill="currentColor" />
      <circle cx="15.5" cy="15.5" r="1.2" fill="currentColor" />
      <circle cx="12" cy="12" r="1.2" fill="currentColor" />
    </>
  ),
  chart: <path d="M4 4v16h16M7 15l4-5 3.500 3L20 6" />,
  idea: (
    <>
      <path d="M9 17.500h6M10 20.500h4M12 3.500a6 6 0 0 1 3.400 10.900c-.6.5-.9 1-.9 1.700v1.400h-5v-1.400c0-.7-.3-1.200-.9-1.700A6 6 0 0 1 12 3.500z" />
    </>
  ),
  trash: <path d="M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5" />,
  undo: <path d="M8 4L4 8.5 8 13M4 8.5h9.5a5.5 5.5 0 0 1 0 11H9" />,
  share: (
    <>
      <circle cx="6" cy="12" r="2.6" />
      <circle cx="17.5" cy="5.5" r="2.6" />
      <circle cx="17.5" cy="18.5" r="2.6" />
      <path d="M8.3 10.7l6.9-3.9M8.3 13.3l6.9 3.9" />
    </>
  ),
  save: <path d="M12 4v10.5M7.5 10.5L12 15l4.5-4.5M5 19.5h14" />,
  redo: <path d="M16 4l4 4.5-4 4.5M20 8.5h-9.5a5.5 5.5 0 0 0 0 11H15" />,
  camera: (
    <>
      <rect x="2.5" y="7" width="13" height="11" rx="2" />
      <path d="M15.5 11l6-3.5v10l-6-3.5zM6 4.5h6" />
    </>
  ),
  film: (
    <>
      <rect x="3.5" y="4.5" width="17" height="15" rx="2" />
      <path d="M8 4.5v15M16 4.5v15M3.5 9.5H8M3.5 14.5H8M16 9.5h4.5M16 14.5h4.5" />
    </>
  ),
  /** A mortarboard. */
  lesson: (
    <>
      <path d="M2 9.5L12 5l10 4.5L12 14zM6.500 11.700V16c2.800 2.600 8.200 2.600 11 0v-4.300" />
      <path d="M20.500 10.300V16" />
    </>
  ),
  photo: (
    <>
      <path d="M4.5 7.5h3l1.7-2.6h5.6l1.7 2.6h3a1.5 1.5 0 0 1 1.5 1.5v8.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5V9a1.5 1.5 0 0 1 1.5-1.5z" />
      <circle cx="12" cy="13" r="3.4" />
    </>
  ),
  phones: (
    <>
      <path d="M3.5 7.5h6.5v12.5h-6.5zM14 7.5h6.5v12.5h-6.5z" />
      <path d="M6 17.5h1.5M16.5 17.5h1.5M7 4.5c2-2 8-2 10 0" />
    </>
  ),
  people: (
    <>
      <circle cx="9" cy="8" r="3.4" />
      <path d="M2.8 19.5a6.2 6.2 0 0 1 12.4 0M15.2 4.9a3.4 3.4 0 0 1 0 6.2M17.6 14.2a6.2 6.2 0 0 1 3.6 5.3" />
    </>
  ),
  /** An open mouth with teeth. */
  roar: (
    <>
      <path d="M3.500 7.500C7 3.500 17 3.500 20.500 7.500L18 19H6z" />
      <path d="M5 9l2.400 3 2.300-3 2.300 3 2.300-3 2.300 3 2.400-3M7 16.5l2-2.500 3 2.500 3-2.500 2 2.500" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.2" />
      <path d="M12 7.2V12l3.2 2.2" />
    </>
  ),
  fullScreen: <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />,
  door: <path d="M13 4H5v16h8M10 12h10M16.5 8.5L20 12l-3.5 3.5" />,
  home: <path d="M4 11.5L12 5l8 6.5M6.5 10v9.5h11V10" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof PATHS;

/** A decorative icon, beside text or instead of it; the surrounding button has the label. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className="ui-icon"
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {PATHS[name]}
    </svg>
  );
}
