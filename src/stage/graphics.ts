let offered: boolean | undefined;

/** Whether the browser offers what a stage is drawn with; asked once. Without it no stage may be put on the page. */
export function canDraw(): boolean {
  offered ??= probe();
  return offered;
}

function probe(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
