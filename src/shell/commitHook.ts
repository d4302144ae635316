import type { ReactHook } from '#module';

const ignore = () => {};

/**
 * Counts React's commits with the hook that React looks for when it loads: that of its developer tools if present, else
 * our own. Call before React is loaded.
 */
export function countCommits(browser: Pick<Window, '__REACT_DEVTOOLS_GLOBAL_HOOK__'>): void {
  const hook: ReactHook = browser.__REACT_DEVTOOLS_GLOBAL_HOOK__ ?? {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: ignore,
    onCommitFiberUnmount: ignore,
    onPostCommitFiberRoot: ignore,
  };
  const tell = hook.onCommitFiberRoot;
  let count = 0;
  hook.commits = count;
  hook.onCommitFiberRoot = (...commit) => {
    hook.commits = ++count;
    tell(...commit);
  };
  browser.__REACT_DEVTOOLS_GLOBAL_HOOK__ = hook;
}
