export { Ambience, type AmbienceProps } from './ambience/Ambience';
export type { Chimney, RimLamps } from './ambience/chimney';
export { CityBoard, type CityBoardProps } from './CityBoard';
export { KAIJU_DECALS } from './decals';
export { DIE_LOOKS, type DieLook, dieModel, registerDice } from './dice';
export { KAIJU_EFFECTS } from './effects';
export { Figure, type FigureProps, type FigureWords, TurningFigure, type TurningFigureProps } from './Figure';
export { KAIJU_MARKERS, type MarkerKind } from './markers';
export { loadKaijuStandIns, registerKaijuModels } from './models';
