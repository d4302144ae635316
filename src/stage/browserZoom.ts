/**
 * Ctrl and wheel make the page larger, as does a pinch on a trackpad, which browsers tell as the same: the camera may not
 * take it for its own. @returns undoes it
 */
export function leaveZoomToBrowser(canvas: HTMLElement): () => void {
  const spare = (event: WheelEvent) => {
    if (event.ctrlKey) event.stopImmediatePropagation();
  };
  // Before the controls hear of it, who listen at the canvas itself or at what is in it.
  const around = canvas.parentElement ?? canvas;
  around.addEventListener('wheel', spare, { capture: true });
  return () => around.removeEventListener('wheel', spare, { capture: true });
}
