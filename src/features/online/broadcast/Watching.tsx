import { Suspense } from 'react';
import { useParams } from 'react-router';
import { Waiting } from '#ui';
import { fontsLoaded } from '../../../page/fonts';
import { lazily } from '../../../page/lazily';
import type { WatchPart } from '../client/keys';

interface PartProps {
  readonly code: string;
}

const letters = () => fontsLoaded(document.fonts);

const PARTS = {
  watch: lazily<PartProps>(async () => (await Promise.all([import('./WatchPage'), letters()]))[0].WatchPage),
  control: lazily<PartProps>(
    async () => (await Promise.all([import('./ControlPage'), letters()]))[0].ControlPage,
  ),
  cast: lazily<PartProps>(async () => (await Promise.all([import('./CastPage'), letters()]))[0].CastPage),
} as const;

export interface WatchingProps {
  readonly part: WatchPart;
}

/** Pages of a room's broadcast: the broadcast itself, the control room and the caster's desk. */
export function BroadcastPages({ part }: WatchingProps) {
  const { code = '' } = useParams();
  const Part = PARTS[part];
  const known = code.toUpperCase();
  return (
    <Suspense fallback={<Waiting />}>
      <Part key={known} code={known} />
    </Suspense>
  );
}
