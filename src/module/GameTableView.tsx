import { type ReactNode, useMemo } from 'react';
import type { MoodName } from '#core';
import { useLanguage } from '#i18n';
import { type SeenPlace, TableView, type TableViewProps } from '#stage';
import type { GameTable, SeatFigures, TableSource } from './table';

/** The state of a game's table in 3D. */
export interface GameScene {
  readonly game: GameTable;
  /** View at the start of the match. */
  readonly opening: unknown;
  readonly table: unknown;
  /** The view that is shown now. */
  readonly shown: unknown;
  readonly seats: readonly string[];
  readonly colours: Readonly<Record<string, string>>;
  /** Figures chosen by players; the others have the game's default. */
  readonly figures?: SeatFigures;
  /** Returns the figure that fidgets now, or null; called before each frame. */
  readonly restless?: () => string | null;
}

export interface GameTableViewProps
  extends Omit<
    TableViewProps,
    'mood' | 'cards' | 'lights' | 'lamp' | 'setting' | 'pieces' | 'traces' | 'children'
  > {
  readonly scene: GameScene;
  /** Current poses, cues and decals. */
  readonly source: TableSource;
  /** Chosen mood; null for the game's own. */
  readonly mood: MoodName | null;
  readonly coordinates: boolean;
  /** Whether ambient effects such as smoke may move. */
  readonly moving: boolean;
  /** Whether idle animations run; as `moving` if left out. */
  readonly breathing?: boolean;
  /** Panels replace some pieces on the table, which are then not drawn; see `home` of the game. */
  readonly compact?: boolean;
  /** Whether figures show through what hides them, which helps players and spoils photos. */
  readonly silhouettes: boolean;
  /** Places that must be visible, whatever is in front of them. */
  readonly seen?: readonly SeenPlace[] | undefined;
  readonly seatRings?: boolean;
  readonly children?: ReactNode;
}

/** The mood of a table: the chosen one, else the game's own, else the default. */
export function moodOf(
  chosen: MoodName | null,
  { game, shown }: Pick<GameScene, 'game' | 'shown'>,
): MoodName {
  return chosen ?? game.mood?.(shown) ?? 'night';
}

/** The table of a game: scenery, pieces, decals, cards and mood. */
export function GameTableView(props: GameTableViewProps) {
  const {
    scene,
    source,
    mood,
    coordinates,
    moving,
    breathing = moving,
    compact = false,
    silhouettes,
    seen,
    seatRings = true,
    children,
    ...view
  } = props;
  const { game, opening, table, seats, colours, figures, restless } = scene;
  const language = useLanguage();
  // Before the first frame, so that no card is ever shown blank.
  const cards = useMemo(() => game.cards(language), [game, language]);
  const specs = useMemo(() => {
    const all = game.specs(table, colours, figures);
    return silhouettes ? all : all.map((spec) => ({ ...spec, standsOut: false }));
  }, [game, table, colours, figures, silhouettes]);
  const { Scenery } = game;
  return (
    <TableView
      {...view}
      mood={moodOf(mood, scene)}
      {...(cards === null ? {} : { cards })}
      lamp={game.lamp}
      setting={
        <Scenery
          opening={opening}
          table={table}
          seats={seats}
          colours={colours}
          specs={specs}
          source={source}
          quality={view.quality}
          coordinates={coordinates}
          language={language}
          moving={moving}
          compact={compact}
        />
      }
      pieces={{ specs, source, seen, breathing, restless, seatRings }}
      traces={{ source, drawings: game.drawings, plane: game.decalPlane, effects: game.effects }}
    >
      {children}
    </TableView>
  );
}
