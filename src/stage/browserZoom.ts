/**
 * Leaves Ctrl + wheel and trackpad pinches, which browsers report alike, to the browser's zoom instead of the camera.
 * @returns removes the listener
 */
export function leaveZoomToBrowser(canvas: HTMLElement): () => void {
  const spare = (event: WheelEvent) => {
    if (event.ctrlKey) event.stopImmediatePropagation();
  };
  // In the capture phase, before the camera controls.
  const around = canvas.parentElement ?? canvas;
  around.addEventListener('wheel', spare, { capture: true });
  return () => around.removeEventListener('wheel', spare, { capture: true });
}
