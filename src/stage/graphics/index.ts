interface Graphics {
  /** Whether WebGL is available. */
  readonly offered: boolean;
  /** The GPU's name, if the browser reveals it; otherwise empty. */
  readonly name: string;
}

/** Context attributes; the first request for a canvas fixes them. */
export const CONTEXT: WebGLContextAttributes = {
  alpha: true,
  depth: true,
  stencil: false,
  antialias: false,
  premultipliedAlpha: true,
  preserveDrawingBuffer: false,
  powerPreference: 'high-performance',
  failIfMajorPerformanceCaveat: false,
};

let known: Graphics | undefined;
/** The canvas of the WebGL check, for reuse: creating a second context would take as long again. */
let spare: HTMLCanvasElement | undefined;

function probe(): Graphics {
  try {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('webgl2', CONTEXT);
    if (context === null) return { offered: false, name: '' };
    const details = context.getExtension('WEBGL_debug_renderer_info');
    const name = context.getParameter(details === null ? context.RENDERER : details.UNMASKED_RENDERER_WEBGL);
    spare = canvas;
    return { offered: true, name: String(name) };
  } catch {
    return { offered: false, name: '' };
  }
}

/** Graphics of this browser; queried once. */
function graphics(): Graphics {
  known ??= probe();
  return known;
}

/** Whether WebGL is available. Without it no stage may be mounted. */
export const canDraw = (): boolean => graphics().offered;

/** The GPU's name, if the browser reveals it; empty without WebGL. */
export const rendererName = (): string => graphics().name;

/** A canvas for one stage. */
export function takeCanvas(): HTMLCanvasElement {
  const canvas = spare ?? document.createElement('canvas');
  spare = undefined;
  return canvas;
}
