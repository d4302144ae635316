/** Whether the page may go full screen; browsers of small phones may not allow it. */
export const mayFillScreen = (page: Document): boolean => page.fullscreenEnabled === true;

/** Toggles full screen. Does nothing if the browser refuses. */
export async function toggleFullScreen(page: Document): Promise<void> {
  try {
    if (page.fullscreenElement !== null) await page.exitFullscreen();
    else await page.documentElement.requestFullscreen();
  } catch {
    // Refused: the window stays as it is, as the user can see.
  }
}
