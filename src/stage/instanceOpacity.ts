import { DynamicDrawUsage, InstancedBufferAttribute, type Material } from 'three';

/** The attribute that {@link fadeByInstance} reads. */
export const OPACITY = 'opacity';

/** An attribute for the opacity of each of so many instances, 0 … 1. */
export function opacityAttribute(count: number): InstancedBufferAttribute {
  return new InstancedBufferAttribute(new Float32Array(count), 1).setUsage(DynamicDrawUsage);
}

/** Lets each instance have an opacity of its own, times that of the material. */
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
