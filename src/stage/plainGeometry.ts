import { BufferAttribute, BufferGeometry, type InterleavedBufferAttribute } from 'three';

/** Joint indices are integers and must stay as they are. */
const COUNTED = 'skinIndex';

/** Already plain floats, tightly packed. */
const isPlain = (attribute: BufferAttribute | InterleavedBufferAttribute): attribute is BufferAttribute =>
  attribute instanceof BufferAttribute && attribute.array instanceof Float32Array && !attribute.normalized;

/** An indexed copy of a geometry with plain float attributes, whatever compressed form it had. */
export function plainGeometry(geometry: BufferGeometry): BufferGeometry {
  const plain = new BufferGeometry();
  for (const [name, attribute] of Object.entries(geometry.attributes)) {
    if (name === COUNTED) {
      plain.setAttribute(name, attribute.clone());
      continue;
    }
    const { count, itemSize } = attribute;
    if (isPlain(attribute)) {
      plain.setAttribute(name, new BufferAttribute(attribute.array.slice(0, count * itemSize), itemSize));
      continue;
    }
    const values = new Float32Array(count * itemSize);
    for (let vertex = 0; vertex < count; vertex++) {
      for (let part = 0; part < itemSize; part++) {
        values[vertex * itemSize + part] = attribute.getComponent(vertex, part);
      }
    }
    plain.setAttribute(name, new BufferAttribute(values, itemSize));
  }
  const index = geometry.getIndex();
  const count = geometry.getAttribute('position').count;
  const order = index === null ? Uint32Array.from({ length: count }, (_, at) => at) : index.array.slice();
  return plain.setIndex(new BufferAttribute(order, 1));
}
