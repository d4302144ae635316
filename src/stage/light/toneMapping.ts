import { ShaderChunk } from 'three';

const PLACE = 'vec3 CustomToneMapping( vec3 color ) { return color; }';

/**
 * Tone mapping: AgX keeps bright paint from clipping; contrast and saturation are then raised to suit painted miniatures.
 */
const FILM = /* glsl */ `
vec3 CustomToneMapping( vec3 color ) {
  vec3 seen = AgXToneMapping( color );
  seen = pow( max( seen, vec3( 0.0 ) ), vec3( 1.16 ) ) * 1.06;
  float grey = dot( seen, vec3( 0.2126, 0.7152, 0.0722 ) );
  return saturate( mix( vec3( grey ), seen, 1.28 ) );
}`;

/** Installs the stage's tone mapping as three's custom one. Call before anything is drawn; idempotent. */
export function installToneMapping(): void {
  const chunk = ShaderChunk.tonemapping_pars_fragment;
  if (chunk.includes(FILM)) return;
  if (!chunk.includes(PLACE)) throw new Error('the renderer has no place for a tone mapping of our own');
  ShaderChunk.tonemapping_pars_fragment = chunk.replace(PLACE, FILM);
}
