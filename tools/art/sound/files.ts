import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Output folder of the page's sounds. */
export const AUDIO_FOLDER = resolve(ROOT, 'public/audio');
/** Map of the sounds' positions in their files, for the page. */
export const MAP_FILE = resolve(ROOT, 'src/kaiju/sounds/sounds.json');
/** Folder of spectrograms; not under version control. */
export const LOOK_FOLDER = resolve(ROOT, 'node_modules/.cache/sound');
