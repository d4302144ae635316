/** Whether the page may take the whole screen; a browser on a small phone may not let it. */
export const mayFillScreen = (page: Document): boolean => page.fullscreenEnabled === true;

/** Takes the whole screen, or gives it back. Does nothing if the browser does not let it. */
export async function toggleFullScreen(page: Document): Promise<void> {
  try {
    if (page.fullscreenElement !== null) await page.exitFullscreen();
    else await page.documentElement.requestFullscreen();
  } catch {
    // The window stays as it is, which is seen.
  }
}
