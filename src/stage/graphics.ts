interface Graphics {
  /** The browser offers what a stage is drawn with. */
  readonly offered: boolean;
  /** The name of the graphics processor, as far as the browser tells it; else empty. */
  readonly name: string;
}

let known: Graphics | undefined;

function probe(): Graphics {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    if (context === null) return { offered: false, name: '' };
    const details = context.getExtension('WEBGL_debug_renderer_info');
    const name = context.getParameter(details === null ? context.RENDERER : details.UNMASKED_RENDERER_WEBGL);
    context.getExtension('WEBGL_lose_context')?.loseContext();
    return { offered: true, name: String(name) };
  } catch {
    return { offered: false, name: '' };
  }
}

/** What the browser draws with; asked once. */
function graphics(): Graphics {
  known ??= probe();
  return known;
}

/** Whether the browser offers what a stage is drawn with. Without it no stage may be put on the page. */
export const canDraw = (): boolean => graphics().offered;

/** The name of the graphics processor, as far as the browser tells it; empty without WebGL. */
export const rendererName = (): string => graphics().name;
