import { type Ref, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '#i18n';
import { type Clock, type Quality, type Session, useSession } from '#session';
import {
  Board,
  type CameraMood,
  CameraRig,
  type CameraRigHandle,
  Effects,
  Highlights,
  Lights,
  MiniatureField,
  type MoodName,
  PieceField,
  QUALITY,
  registerStageModels,
  StageCanvas,
  type StageHandle,
  setCardArt,
  TableTop,
} from '#stage';
import type { SeatColours } from '#ui';
import type { Seat, ZorglTypes } from '#zorgl/rules';
import {
  type Choice,
  pieceSpecs,
  type Selection,
  type Table,
  tableCards,
  useZorglMessages,
} from '#zorgl/view';
import { cameraMood } from './mood';
import { choiceId, highlightTargets, homeSubject, interfaceInsets, seatMats } from './places';

registerStageModels();

const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const RANKS = ['7', '6', '5', '4', '3', '2', '1'];

export interface TableStageProps {
  readonly session: Session<ZorglTypes, Table>;
  readonly seats: readonly Seat[];
  readonly colours: SeatColours;
  readonly selection: Selection | null;
  /** The choice that the keyboard or a button points at. */
  readonly preview: Choice | null;
  readonly onChoice: (choice: Choice) => void;
  readonly quality: Quality;
  readonly clock: Clock;
  readonly mood: MoodName;
  /** Seen through a tilted lens. */
  readonly tilted: boolean;
  readonly coordinates: boolean;
  readonly reducedMotion: boolean;
  readonly size: { readonly width: number; readonly height: number };
  readonly stage: Ref<StageHandle>;
  readonly camera: Ref<CameraRigHandle>;
  readonly onReady: () => void;
  readonly onLost: (lost: boolean) => void;
}

/** The 3D table of a session. */
export function TableStage(props: TableStageProps) {
  const { session, seats, colours, selection, preview, onChoice, quality, size } = props;
  const { table: words } = useMessages();
  const zorgl = useZorglMessages();
  // Before the first picture, so that no card is ever seen blank.
  useLayoutEffect(() => setCardArt(tableCards(zorgl)), [zorgl]);
  const [hovered, setHovered] = useState<string | null>(null);
  const specs = useMemo(() => pieceSpecs(session.table, colours), [session, colours]);
  const mats = useMemo(() => seatMats(seats, colours), [seats, colours]);
  const board = useSession(session, (state) => state.position.board);
  const targets = useMemo(() => highlightTargets(selection, board), [selection, board]);
  const portrait = size.width < size.height;
  const subject = useMemo(() => homeSubject(portrait, session.record().initial.board), [portrait, session]);
  const insets = useMemo(() => interfaceInsets(size.width, size.height), [size.width, size.height]);
  const calm = useRef(props.reducedMotion);
  calm.current = props.reducedMotion;
  const feeling = useCallback(
    (out: CameraMood) => cameraMood((each) => session.director.visitActiveCues(each), calm.current, out),
    [session],
  );
  const pick = (id: string) => {
    const choice = selection?.choices.find((offer) => choiceId(offer) === id);
    if (choice !== undefined) onChoice(choice);
  };
  const pointed = hovered ?? (preview === null ? null : choiceId(preview));
  return (
    <StageCanvas
      quality={quality}
      clock={props.clock}
      mood={props.mood}
      tilted={props.tilted}
      label={words.picture}
      handle={props.stage}
      onReady={props.onReady}
      onLost={props.onLost}
    >
      <CameraRig subject={subject} insets={insets} mood={feeling} handle={props.camera} />
      <Lights tier={QUALITY[quality]} />
      <TableTop mats={mats} />
      <Board columns={7} rows={7} columnNames={FILES} rowNames={RANKS} labels={props.coordinates} />
      <PieceField specs={specs} source={session.director} />
      <MiniatureField
        specs={specs}
        source={session.director}
        breathing={props.clock === 'real' && !props.reducedMotion}
      />
      <Effects source={session.director} richness={QUALITY[quality].particles} />
      <Highlights targets={targets} focused={pointed} onPick={pick} onHover={setHovered} />
    </StageCanvas>
  );
}
