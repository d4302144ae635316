/** Fonts that are painted on textures, in CSS notation. */
const PAINTED = ['700 40px "Atkinson Hyperlegible"', '400 40px "Bangers"'];

/** A letter and a digit, to load each file of a font. */
const SAMPLE = 'A17';

/** Longest wait for fonts, ms. */
const LIMIT = 1500;

/** Waits until the fonts of the stage are loaded, with a time limit; after that the stage uses fallback fonts. */
export async function fontsLoaded(fonts: Pick<FontFaceSet, 'load'>, limit = LIMIT): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limit);
  });
  try {
    await Promise.race([Promise.all(PAINTED.map((font) => fonts.load(font, SAMPLE))), late]);
  } catch {
    // A missing font must not keep anyone from playing.
  } finally {
    clearTimeout(timer);
  }
}
