import { expect, it } from 'vitest';
import { countCommits } from '../../src/shell/commitHook';

type Browser = Parameters<typeof countCommits>[0];

it('counts commits where there are no developer tools', () => {
  const browser: Browser = {};
  countCommits(browser);
  const hook = browser.__REACT_DEVTOOLS_GLOBAL_HOOK__;
  expect(hook?.inject({})).toBe(1);
  expect(hook?.commits).toBe(0);
  hook?.onCommitFiberRoot(1, {});
  hook?.onCommitFiberRoot(1, {});
  expect(hook?.commits).toBe(2);
});

it('leaves developer tools all that they are told', () => {
  const told: unknown[] = [];
  const tools = {
    supportsFiber: true,
    inject: () => 7,
    onCommitFiberRoot: (...commit: readonly unknown[]) => void told.push(commit),
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
  };
  const browser: Browser = { __REACT_DEVTOOLS_GLOBAL_HOOK__: tools };
  countCommits(browser);
  const hook = browser.__REACT_DEVTOOLS_GLOBAL_HOOK__;
  hook?.onCommitFiberRoot(7, 'root');
  expect(hook?.commits).toBe(1);
  expect(told).toEqual([[7, 'root']]);
  expect(hook?.inject({})).toBe(7);
});
