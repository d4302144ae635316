/**
 * For the init script of a page: it does all but draw, so that software need not rasterise what nobody looks at, nor
 * take in the textures for it.
 */
export const NO_DRAWING = `
for (const name of [
  'clear',
  'drawArrays',
  'drawElements',
  'drawArraysInstanced',
  'drawElementsInstanced',
  'blitFramebuffer',
  'texImage2D',
  'texImage3D',
  'texStorage2D',
  'texStorage3D',
  'texSubImage2D',
  'texSubImage3D',
  'generateMipmap',
]) {
  WebGL2RenderingContext.prototype[name] = () => {};
}
const extension = WebGL2RenderingContext.prototype.getExtension;
WebGL2RenderingContext.prototype.getExtension = function (name) {
  const found = extension.call(this, name);
  return name === 'WEBGL_multi_draw' && found !== null
    ? { multiDrawArraysWEBGL() {}, multiDrawElementsWEBGL() {} }
    : found;
};`;

/** For the init script of a page that neither reads nor saves pictures: it paints no textures. */
export const NO_PAINTING = `
for (const name of [
  'clearRect',
  'drawImage',
  'fill',
  'fillRect',
  'fillText',
  'putImageData',
  'stroke',
  'strokeRect',
  'strokeText',
]) {
  CanvasRenderingContext2D.prototype[name] = () => {};
}`;
