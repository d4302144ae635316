/** The hook by which React reports to developer tools, also in production. The page installs it before React loads. */
export interface ReactHook {
  readonly supportsFiber: boolean;
  readonly inject: (renderer: unknown) => number;
  onCommitFiberRoot: (...commit: readonly unknown[]) => void;
  readonly onCommitFiberUnmount: () => void;
  readonly onPostCommitFiberRoot: () => void;
  /** Number of commits, counted by the page. */
  commits?: number;
}

declare global {
  interface Window {
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: ReactHook;
  }
}

/** Number of React commits since the page was loaded; 0 if they are not counted, as in unit tests. */
export function commits(): number {
  return window.__REACT_DEVTOOLS_GLOBAL_HOOK__?.commits ?? 0;
}
