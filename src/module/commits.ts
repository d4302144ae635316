/** What React tells developer tools in every build, when the page has put this in place before React was loaded. */
export interface ReactHook {
  readonly supportsFiber: boolean;
  readonly inject: (renderer: unknown) => number;
  onCommitFiberRoot: (...commit: readonly unknown[]) => void;
  readonly onCommitFiberUnmount: () => void;
  readonly onPostCommitFiberRoot: () => void;
  /** How often React has committed; the page's own count. */
  commits?: number;
}

declare global {
  interface Window {
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: ReactHook;
  }
}

/** How often React has committed since the page was loaded; 0 if nobody counts, as in unit tests. */
export function commits(): number {
  return window.__REACT_DEVTOOLS_GLOBAL_HOOK__?.commits ?? 0;
}
