import { useSyncExternalStore } from 'react';
import { type Loading, loading, onLoading } from './loading';

/** Loading progress of the model files. */
export function useLoading(): Loading {
  return useSyncExternalStore(onLoading, loading);
}
