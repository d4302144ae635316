import { type ReactNode, useMemo } from 'react';
import type { MoodName } from '#core';
import { useLanguage } from '#i18n';
import { type SeenPlace, TableView, type TableViewProps } from '#stage';
import type { GameTable, SeatFigures, TableSource } from './table';

/** What a game puts on the table. */
export interface GameScene {
  readonly game: GameTable;
  /** The match as it was at the beginning. */
  readonly opening: unknown;
  readonly table: unknown;
  /** The view that is shown now. */
  readonly shown: unknown;
  readonly seats: readonly string[];
  readonly colours: Readonly<Record<string, string>>;
  /** The figures that players have chosen; those of the game where left out. */
  readonly figures?: SeatFigures;
  /** The figure that is restless now; asked before each picture, null for none. */
  readonly restless?: () => string | null;
}

export interface GameTableViewProps
  extends Omit<
    TableViewProps,
    'mood' | 'cards' | 'lights' | 'lamp' | 'setting' | 'pieces' | 'traces' | 'children'
  > {
  readonly scene: GameScene;
  /** The poses, cues and marks of the moment. */
  readonly source: TableSource;
  /** The mood that somebody has chosen; null for that of the game. */
  readonly mood: MoodName | null;
  readonly coordinates: boolean;
  /** Whether smoke and the like may move. */
  readonly moving: boolean;
  /** Whether figures breathe; as `moving` where left out. */
  readonly breathing?: boolean;
  /** Panels take the place of what lies on the table: see `home` of the game. */
  readonly told?: boolean;
  /** Figures can be made out behind what hides them, which helps players and spoils photos. */
  readonly veiled: boolean;
  /** What must be seen, whatever stands before it. */
  readonly seen?: readonly SeenPlace[] | undefined;
  readonly seatRings?: boolean;
  readonly children?: ReactNode;
}

/** The mood of a table: what somebody has chosen, else what the game says of the view, else the evening's. */
export function moodOf(
  chosen: MoodName | null,
  { game, shown }: Pick<GameScene, 'game' | 'shown'>,
): MoodName {
  return chosen ?? game.mood?.(shown) ?? 'night';
}

/** The table of a game: its setting, pieces, traces, cards and mood. */
export function GameTableView(props: GameTableViewProps) {
  const {
    scene,
    source,
    mood,
    coordinates,
    moving,
    breathing = moving,
    told = false,
    veiled,
    seen,
    seatRings = true,
    children,
    ...view
  } = props;
  const { game, opening, table, seats, colours, figures, restless } = scene;
  const language = useLanguage();
  // Before the first picture, so that no card is ever seen blank.
  const cards = useMemo(() => game.cards(language), [game, language]);
  const specs = useMemo(() => {
    const all = game.specs(table, colours, figures);
    return veiled ? all : all.map((spec) => ({ ...spec, standsOut: false }));
  }, [game, table, colours, figures, veiled]);
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
          told={told}
        />
      }
      pieces={{ specs, source, seen, breathing, restless, seatRings }}
      traces={{ source, drawings: game.drawings, plane: game.decalPlane, effects: game.effects }}
    >
      {children}
    </TableView>
  );
}
