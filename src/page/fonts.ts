/** The fonts that are painted into pictures, as CSS names them. */
const PAINTED = ['700 40px "Atkinson Hyperlegible"', '400 40px "Bangers"'];

/** A letter and a figure of each file that a face is made of. */
const SAMPLE = 'A17';

/** Milliseconds that people are kept waiting for the right letters. */
const LIMIT = 1500;

/** Waits until the fonts that the stage paints with are there, but not for long; without them it paints with others. */
export async function fontsLoaded(fonts: Pick<FontFaceSet, 'load'>, limit = LIMIT): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limit);
  });
  try {
    await Promise.race([Promise.all(PAINTED.map((font) => fonts.load(font, SAMPLE))), late]);
  } catch {
    // A font that cannot be fetched is no reason to keep anyone from playing.
  } finally {
    clearTimeout(timer);
  }
}
