import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Where the page finds the sounds. */
export const AUDIO_FOLDER = resolve(ROOT, 'public/audio');
/** Where the sounds lie in their files, for the page. */
export const MAP_FILE = resolve(ROOT, 'src/kaiju/sounds/sounds.json');
/** Pictures of sounds; they are not kept. */
export const LOOK_FOLDER = resolve(ROOT, 'node_modules/.cache/sound');
