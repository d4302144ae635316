import { tetzillaLessons } from '#tetzilla/lessons';
import { type Event, tetzilla } from '#tetzilla/rules';
import { presentation } from '#tetzilla/view';
import { testGallery } from '../../../helpers/gallery';

const KINDS = [
  ...['ability-taken', 'tile-slid', 'marker-placed', 'entered', 'stepped', 'passed', 'overran', 'fired'],
  ...['hit', 'died', 'stage-began', 'turn-began', 'tile-drawn', 'tile-aside', 'game-over'],
  ...['fired L', 'fired M', 'fired T'],
  ...['overran h', 'overran b', 'overran s', 'overran f', 'overran T'],
];

function kindsOf(event: Event): readonly string[] {
  if (event.type === 'fired') return [event.type, `fired ${event.kind}`];
  if (event.type === 'overran') return [event.type, `overran ${event.marker[0]}`];
  return [event.type];
}

testGallery({ rules: tetzilla, presentation, lessons: tetzillaLessons }, kindsOf, KINDS);
