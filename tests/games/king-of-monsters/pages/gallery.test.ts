import { kingLessons } from '#king-of-monsters/lessons';
import { king } from '#king-of-monsters/rules';
import { presentation } from '#king-of-monsters/view';
import { SCENES } from '../../../../src/games/king-of-monsters/view/choreography';
import { testGallery } from '../../../helpers/gallery';

/** In no lesson: a wild that goes to the hand, and discards after a deal that shuffled them, which move nothing. */
const UNSHOWN = ['wild-kept', 'left-over'];

const KINDS = Object.keys(SCENES).filter((type) => !UNSHOWN.includes(type));

testGallery({ rules: king, presentation, lessons: kingLessons }, ({ type }) => [type], KINDS);
