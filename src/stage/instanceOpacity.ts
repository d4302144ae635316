import { DynamicDrawUsage, InstancedBufferAttribute, type Material } from 'three';

/** The attribute that {@link fadeByInstance} reads. */
export const OPACITY = 'opacity';

/** An attribute with an opacity per instance, 0 … 1. */
export function opacityAttribute(count: number): InstancedBufferAttribute {
  return new InstancedBufferAttribute(new Float32Array(count), 1).setUsage(DynamicDrawUsage);
}

/** Gives each instance an opacity of its own, multiplied with the material's. */
export function fadeByInstance<Faded extends Material>(material: Faded): Faded {
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nattribute float opacity;\nvarying float vOpacity;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvOpacity = opacity;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying float vOpacity;')
      .replace('#include <alphamap_fragment>', 'diffuseColor.a *= vOpacity;');
  };
  return material;
}
