import { useEffect, useReducer } from 'react';
import { onModelsReplaced } from './registry';

interface Drawn {
  readonly model: string;
  readonly variant?: string;
}

/** A number that changes whenever models of these groups or specs are replaced. */
export function useReplacements(drawn: readonly Drawn[]): number {
  const [replaced, noteReplaced] = useReducer((count: number) => count + 1, 0);
  useEffect(
    () =>
      onModelsReplaced((keys) => {
        const concerned = ({ model, variant }: Drawn) =>
          keys.has(model) || (variant !== undefined && keys.has(variant));
        if (drawn.some(concerned)) noteReplaced();
      }),
    [drawn],
  );
  return replaced;
}
