import { BOTS } from '#bots';
import { type GameTypes, Random, redact, unwrap } from '#core';
import {
  type CameraView,
  Director,
  layoutBuffer,
  type PictureFrame,
  type Point,
  seenFrom,
  type Timeline,
} from '#director';
import { kingModule } from '#king-of-monsters';
import { gameTable as kingTable } from '#king-of-monsters/table';
import type { GameModule, GameTable } from '#module';
import { frameOf, homeView, type Insets, type Subject } from '#stage';
import { tetzillaModule } from '#tetzilla';
import { gameTable as tetzillaTable } from '#tetzilla/table';
import { zorglModule } from '#zorgl';
import { gameTable as zorglTable } from '#zorgl/table';

/** A game of bots as a camera sees it: what is shown of each action, and what lies on the table before and after. */
export interface FilmedGame {
  readonly name: string;
  readonly module: GameModule;
  readonly table: GameTable;
  readonly timelines: readonly Timeline[];
  readonly tables: readonly unknown[];
  readonly views: readonly unknown[];
  readonly deciding: readonly (string | null)[];
}

const GAMES: Readonly<Record<string, { readonly module: GameModule; readonly table: GameTable }>> = {
  'Zorgl-Zilla': { module: zorglModule as GameModule, table: zorglTable as GameTable },
  TetZilla: { module: tetzillaModule as GameModule, table: tetzillaTable as GameTable },
  'King of Monsters': { module: kingModule as GameModule, table: kingTable as GameTable },
};

/** Lets greedy bots play a game. @param most actions */
export function filmedGame(name: keyof typeof GAMES & string, seed: number, most: number): FilmedGame {
  const { module, table } = GAMES[name]!;
  const { rules, presentation } = module;
  const bots = new Map(module.seats.map((seat) => [seat, 'greedy' as const]));
  let position = unwrap(rules.setup(module.lobby.fromAddress(bots), seed));
  const bot = BOTS.greedy(module.simulator);
  const random = Random.fromSeed(seed);
  const views: unknown[] = [rules.view(position, 'spectator')];
  const tables: unknown[] = [presentation.begin(views[0] as GameTypes['View'])];
  const deciding = [rules.pending(position).at(-1)?.seat ?? null];
  const timelines: Timeline[] = [];
  while (timelines.length < most) {
    const seat = rules.pending(position).at(-1)?.seat;
    if (seat === undefined) break;
    const view = rules.view(position, seat);
    const action = bot.choose({ view, legal: rules.legal(view), seat, seed: random.uint32() });
    const { position: next, events } = unwrap(rules.apply(position, action));
    const known = redact(events, 'spectator');
    timelines.push(presentation.timeline(tables.at(-1)!, known, { reducedMotion: false }));
    tables.push(presentation.advance(tables.at(-1)!, known));
    views.push(rules.view(next, 'spectator'));
    deciding.push(rules.pending(next).at(-1)?.seat ?? null);
    position = next;
  }
  return { name, module, table, timelines, tables, views, deciding };
}

/** A window, and what panels cover of it. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
}

/** Where the camera of a game stands by itself after a number of actions. */
export interface OwnPlace {
  readonly subject: Subject;
  readonly base: CameraView;
  readonly frame: PictureFrame;
}

/** Where the camera stands by itself after each number of actions: the same object as long as it stays there. */
export function ownPlaces({ table, views }: FilmedGame, screen: Screen): readonly OwnPlace[] {
  const { width, height, insets } = screen;
  const aspect = (width - insets.left - insets.right) / (height - insets.top - insets.bottom);
  const known = new Map<string, OwnPlace>();
  return views.map((view) => {
    const subject = table.home(views[0] as never, aspect, view as never);
    const key = JSON.stringify(subject);
    const place = known.get(key) ?? {
      subject,
      base: homeView(subject, screen, insets),
      frame: frameOf(subject, screen, insets),
    };
    known.set(key, place);
    return place;
  });
}

/** A game that is shown from its beginning, with all of its actions waiting. */
export function shownFrom({ module, tables, timelines }: FilmedGame) {
  const { presentation } = module;
  const first = tables[0] as never;
  const director = new Director(layoutBuffer(presentation.pieces(first), presentation.layout(first)));
  for (const timeline of timelines) director.enqueue(timeline);
  return {
    director,
    get table(): unknown {
      return tables[director.shown];
    },
  };
}

/** How many screens a point is off the screen, in the worse of both directions: 0 on it, infinite behind the lens. */
export function screensOff(view: CameraView, { width, height, insets }: Screen, point: Point): number {
  const { right, up, depth } = seenFrom(view, point);
  if (depth <= 0) return Number.POSITIVE_INFINITY;
  const half = Math.tan((14 / 180) * Math.PI);
  const x = 0.5 + (right * height) / (2 * half * width) - (insets.right - insets.left) / 2 / width;
  const y = 0.5 - up / (2 * half) - (insets.bottom - insets.top) / 2 / height;
  return Math.max(0, -x, x - 1, -y, y - 1);
}
