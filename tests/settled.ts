import { afterAll, vi } from 'vitest';

// Files of one world share their modules: one that is still loading when its file ends would fail, and stay failed for
// every file after it.
afterAll(() => vi.dynamicImportSettled());
