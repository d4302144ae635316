import { zorglLessons } from '#zorgl/lessons';
import { type Event, zorgl } from '#zorgl/rules';
import { presentation } from '#zorgl/view';
import { testGallery } from '../../../helpers/gallery';

const KINDS = [
  ...[
    'inertia',
    'waiting',
    'card-played',
    'card-discarded',
    'stamp',
    'howl',
    'move',
    'attack',
    'swap',
    'push',
  ],
  ...['follow', 'shake', 'missile', 'sweep', 'sweep-ended', 'hand-discarded', 'hover', 'ink'],
  ...['cards-discarded', 'floors', 'destroyed', 'flee', 'crush', 'army-move', 'turn-ended', 'reshuffle'],
  ...['draw', 'passed-over', 'turn-started', 'game-over', 'the plant destroyed'],
  ...['chain of 1', 'chain of 2', 'chain of 3'],
  ...['step', 'blitz', 'burrow', 'leap', 'land', 'fall'].map((manner) => `move: ${manner}`),
  ...['shove', 'frenzy', 'throw', 'army', 'tail', 'sweep'].map((manner) => `attack: ${manner}`),
];

function kindsOf(event: Event): readonly string[] {
  const { type } = event;
  if (type === 'move' || type === 'attack') return [type, `${type}: ${event.manner}`];
  if (type === 'floors') return [type, `chain of ${event.chain}`];
  if (type === 'destroyed' && event.plant) return [type, 'the plant destroyed'];
  return [type];
}

testGallery({ rules: zorgl, presentation, lessons: zorglLessons }, kindsOf, KINDS);
