import { useSyncExternalStore } from 'react';
import { type Loading, loading, onLoading } from './loading';

/** How far the files of the models have come. */
export function useLoading(): Loading {
  return useSyncExternalStore(onLoading, loading);
}
