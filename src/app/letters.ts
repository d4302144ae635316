/** The fonts that are painted into pictures, as CSS names them. */
const PAINTED = ['700 40px "Atkinson Hyperlegible"', '400 40px "Bangers"'];

/** Waits until the fonts that the stage paints with are there; without them it paints with others. */
export async function lettersLoaded(fonts: FontFaceSet): Promise<void> {
  try {
    await Promise.all(PAINTED.map((font) => fonts.load(font)));
  } catch {
    // A font that cannot be fetched is no reason to keep anyone from playing.
  }
}
