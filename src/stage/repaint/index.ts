export { repaintMaterial } from './repaintMaterial';
export { isPaint, paintsOf } from './surface';
