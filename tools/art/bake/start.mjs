import { register } from 'tsx/esm/api';

// Threads do not inherit the TypeScript loader of the thread that starts them.
register();
await import('./worker.ts');
