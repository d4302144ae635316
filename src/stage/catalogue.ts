import {
  Color,
  CylinderGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  SphereGeometry,
  SpotLight,
  Sprite,
  SpriteMaterial,
} from 'three';

/**
 * What of the 3D library may be written as an element of a scene; the rest of it does not come to the page. An element
 * `<mesh>` is `Mesh` here.
 */
export const CATALOGUE = {
  Color,
  CylinderGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  SphereGeometry,
  SpotLight,
  Sprite,
  SpriteMaterial,
};
