import { type Ref, useMemo, useState } from 'react';
import type { MoodName, Quality } from '#core';
import { useMessages } from '#i18n';
import { KAIJU_MARKERS, registerKaijuModels } from '#kaiju';
import { type Clock, type Session, useSession } from '#session';
import {
  CameraRig,
  type CameraRigHandle,
  type CameraShow,
  Highlights,
  StageCanvas,
  type StageHandle,
} from '#stage';
import type { SeatColours } from '#ui';
import type { Seat, ZorglTypes } from '#zorgl/rules';
import {
  type Choice,
  choiceId,
  highlightTargets,
  homeSubject,
  type Selection,
  type Table,
  tableCards,
  useZorglMessages,
} from '#zorgl/view';
import type { PhotoSettings } from '../photo/settings';
import { usePhotoFocus } from '../photo/usePhoto';
import { interfaceInsets, panelInsets } from './insets';
import { TableScene, type TableSource } from './TableScene';

registerKaijuModels();

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };

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
  /** What a photographer has chosen, while photos are taken. */
  readonly photo: PhotoSettings | null;
  readonly source: TableSource;
  readonly reducedMotion: boolean;
  readonly size: { readonly width: number; readonly height: number };
  readonly stage: Ref<StageHandle>;
  readonly camera: Ref<CameraRigHandle>;
  readonly show: CameraShow;
  readonly onReady: () => void;
  readonly onLost: (lost: boolean) => void;
}

/** The 3D table of a session. */
export function TableStage(props: TableStageProps) {
  const { session, seats, colours, selection, preview, onChoice, size, photo } = props;
  const quality = photo?.quality ?? props.quality;
  const { table: words } = useMessages();
  const zorgl = useZorglMessages();
  const cards = useMemo(() => tableCards(zorgl), [zorgl]);
  const [hovered, setHovered] = useState<string | null>(null);
  const board = useSession(session, (state) => state.view.board);
  const targets = useMemo(() => highlightTargets(selection, board), [selection, board]);
  const portrait = size.width < size.height;
  const subject = useMemo(() => homeSubject(portrait, session.opening.board), [portrait, session]);
  const insets = useMemo(() => interfaceInsets(size.width, size.height), [size.width, size.height]);
  const panels = useMemo(() => panelInsets(size.width, size.height), [size.width, size.height]);
  const focus = usePhotoFocus(photo);
  const pick = (id: string) => {
    const choice = selection?.choices.find((offer) => choiceId(offer) === id);
    if (choice !== undefined) onChoice(choice);
  };
  const pointed = hovered ?? (preview === null ? null : choiceId(preview));
  return (
    <StageCanvas
      quality={quality}
      clock={props.clock}
      mood={photo?.mood ?? props.mood}
      tilted={props.tilted && photo === null}
      focus={focus}
      exposure={2 ** (photo?.exposure ?? 0)}
      label={words.picture}
      cards={cards}
      handle={props.stage}
      onReady={props.onReady}
      onLost={props.onLost}
    >
      <CameraRig
        subject={subject}
        insets={photo === null ? insets : NO_INSETS}
        panels={panels}
        {...(photo === null ? { show: props.show } : {})}
        free={photo !== null}
        handle={props.camera}
      />
      <TableScene
        session={session}
        seats={seats}
        colours={colours}
        source={props.source}
        quality={quality}
        coordinates={photo?.coordinates ?? props.coordinates}
        breathing={props.clock === 'real' && !props.reducedMotion && photo === null}
        veiled={photo === null}
      />
      {photo === null && (
        <Highlights
          targets={targets}
          focused={pointed}
          styles={KAIJU_MARKERS}
          onPick={pick}
          onHover={setHovered}
        />
      )}
    </StageCanvas>
  );
}
