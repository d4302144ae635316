export { Board, type BoardProps } from './Board';
export { blocks, inColour, type PlainBlock, paintedModel, SIMPLE_SHAPES } from './blocks';
export {
  CameraRig,
  type CameraRigHandle,
  type CameraRigProps,
} from './CameraRig';
export { CameraMotion, type CameraShow, type Shake } from './cameraMotion';
export { registerCard } from './card';
export type { CardArt, CardFace, CardLight } from './cardAtlas';
export { CARD_SIZE } from './cardSize';
export { castShadow } from './castShadow';
export type { SeenPlace } from './cutaway';
export { type DecalPlane, type DecalSource, Decals, type DecalsProps } from './Decals';
export type { DecalDrawing, DecalDrawings } from './decalTexture';
export { AfterFirstPicture, useDetailReady } from './deferredDetail';
export { drawMark } from './drawMark';
export { Effects, type EffectsProps } from './Effects';
export { ParticleField } from './effects/particleField';
export type { EffectLibrary, Emitter, Tone } from './effects/recipe';
export { FLOOR_REACH, Floor, type FloorPaint, type FloorTone } from './Floor';
export { frameLabels } from './frameLabels';
export { FIELD_OF_VIEW, frameOf, homeView, type Insets, type Subject } from './framing';
export { type Ghost, Ghosts } from './Ghosts';
export { canDraw, rendererName } from './graphics';
export { Highlights, type HighlightsProps } from './Highlights';
export { type LampPlace, Lights, RoomLight } from './Lights';
export type { Focus } from './lens/depthOfField';
export { useMood } from './light/MoodContext';
export { SHADOW_FAR, SHADOW_NEAR } from './light/softShadows';
export { type Loading, loading, modelsSettled } from './loading';
export { Markers, type MarkersProps } from './Markers';
export { MiniatureField, type MiniatureFieldProps } from './MiniatureField';
export {
  arrowhead,
  type Corner,
  type MarkerStyle,
  type MarkerStyles,
  polygon,
  sight,
  star,
} from './markerShapes';
export { batchable } from './materials';
export type { Mat } from './matGeometry';
export { loadFile, retryModelFiles } from './modelFiles';
export type { Arrow } from './outcome/arrowGeometry';
export { type Badge, Badges } from './outcome/Badges';
export type { BadgeFace } from './outcome/badgeTexture';
export type { GhostPiece } from './outcome/ghostGeometry';
export { OutcomeSigns, type OutcomeSignsProps } from './outcome/OutcomeSigns';
export { PaintedSurface, type PaintedSurfaceProps, Wood } from './PaintedSurface';
export { PieceField, type PieceFieldProps } from './PieceField';
export { PlaceCursor, type PlaceCursorProps } from './PlaceCursor';
export { PlacePointer, type PlacePointerProps } from './PlacePointer';
export { adjustPace, type FramePace, startPace } from './pace';
export { type PaintContext, paintedTexture, speckle } from './paint';
export { paintedGeometry } from './partSurface';
export type { ScreenPoint } from './pick';
export type { Paint, PieceSpec, PoseSource } from './pieces';
export { pickQuality, QUALITY, type QualityTier } from './quality';
export {
  type AssemblyPart,
  type ModelPart,
  type ModelSource,
  modelParts,
  registeredModels,
  registerModel,
} from './registry';
export type { LineOfSight, StageFigures, StageHandle } from './StageCanvas';
export { StageResources, type StageResourcesProps, useStageMaterials } from './StageResources';
export { emblemGeometry } from './seatRings';
export { shared } from './shared';
export { loadStandIns } from './standIns';
export { type Cloth, TABLE_HEIGHT, TableTop, type TableTopProps } from './TableTop';
export { TableView, type TableViewProps } from './TableView';
export { useTier } from './TierContext';
export { Turntable, type TurntableProps } from './Turntable';
export type { Press } from './tablePointer';
export {
  type HighlightTarget,
  type TargetPointer,
  type TargetRoom,
  targetAnchor,
  targetBadges,
  useTargetPointer,
} from './targets';
export { type PointedThing, type TableThing, ThingPointer } from './things';
export { pointIn } from './turned';
export { useDisposable } from './useDisposable';
export { useLoading } from './useLoading';
export { ViewCamera, type ViewCameraProps } from './ViewCamera';
