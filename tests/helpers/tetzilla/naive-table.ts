import type { Position, Seat } from '#tetzilla/rules';
import { STEPS } from '../steps';
import { naiveSpins } from './naive-tiles';

export interface Player {
  ability: string | null;
  hits: number;
  tokens: number;
  spent: boolean;
  pile: string[];
  guards: string[];
}

export const LETTERS = 'abcdefghijkl';
const COST: Readonly<Record<string, number>> = { h: 0, b: 1, s: 2, f: 1, L: 0, M: 1, T: 1 };
export const HELPS: Readonly<Record<string, string>> = {
  'tough-skin': 'tank',
  'shining-skin': 'laser',
  swiftness: 'missile',
  toughness: 'building',
};

const column = (box: string): number => LETTERS.indexOf(box.charAt(0));
const row = (box: string): number => Number(box.slice(1));
export const boxAt = (x: number, y: number): string => `${LETTERS.charAt(x)}${y}`;

/** What lies on the table, and what may be done there, by the text of the rules. */
export class NaiveTable {
  readonly seats: Seat[];
  protected readonly width: number;
  /** What is in the boxes that are built: `#`, or a marker. */
  protected readonly city = new Map<string, string>();
  protected readonly kaiju = new Map<Seat, string>();
  protected readonly players = new Map<Seat, Player>();
  protected readonly tiles: string[];
  protected readonly deck: string[];
  protected readonly aside: string[];
  protected readonly buildings: string[];
  protected readonly guards: string[];
  protected fired: string[];
  protected tile: string | null;
  protected turn: { number: number; stage: string; round: number; start: Seat; player: Seat };
  protected outcome: object | null;

  constructor(protected readonly given: Position) {
    this.seats = (['A', 'B', 'C', 'D', 'E'] as const).filter((seat) => given.players[seat]);
    this.width = 2 * this.seats.length + 2;
    for (const [down, line] of given.board.entries()) {
      for (const [x, token] of line.split(' ').entries()) {
        if (token === '.') continue;
        const box = boxAt(x, 20 - down);
        const standing = /^[A-E]+$/.test(token);
        this.city.set(box, standing ? '#' : token);
        if (standing) for (const seat of token) this.kaiju.set(seat as Seat, box);
      }
    }
    for (const seat of this.seats) {
      const { figure: _figure, ...player } = given.players[seat]!;
      this.players.set(seat, { ...player, pile: [...player.pile], guards: [...player.guards] });
    }
    this.tiles = [...given.tiles];
    this.deck = [...given.deck];
    this.aside = [...given.aside];
    this.buildings = [...given.buildings];
    this.guards = [...given.guards];
    this.fired = [...given.fired];
    this.tile = given.tile;
    this.turn = { ...given.turn };
    this.outcome = given.outcome;
  }

  protected player(seat: Seat): Player {
    return this.players.get(seat)!;
  }

  protected after(seat: Seat): Seat {
    return this.seats[(this.seats.indexOf(seat) + 1) % this.seats.length]!;
  }

  protected standing(box: string): Seat[] {
    return this.seats.filter((seat) => this.kaiju.get(seat) === box);
  }

  protected apart(one: string, other: string): number {
    return Math.abs(column(one) - column(other)) + Math.abs(row(one) - row(other));
  }

  protected places(): { spin: number; x: number; row: number }[] {
    const found: { spin: number; x: number; row: number }[] = [];
    for (const [spin, boxes] of naiveSpins(this.tile!).entries()) {
      const wide = Math.max(...boxes.map(({ x }) => x)) + 1;
      const high = Math.max(...boxes.map(({ y }) => y)) + 1;
      for (let x = 0; x + wide <= this.width; x++) {
        const fits = (south: number) =>
          south >= 1 && boxes.every((each) => !this.city.has(boxAt(x + each.x, south + each.y)));
        let south = 20 - high + 1;
        if (!fits(south)) continue;
        while (fits(south - 1)) south--;
        found.push({ spin, x, row: south });
      }
    }
    return found;
  }

  protected allowedPlaces(): { spin: number; x: number; row: number }[] {
    const all = this.places();
    if (!this.given.options.level) return all;
    const lowest = Math.min(...all.map((place) => place.row));
    return all.filter((place) => place.row <= lowest + 2);
  }

  protected entrances(): string[] {
    for (let y = 1; y <= 20; y++) {
      const free = Array.from({ length: this.width }, (_, x) => boxAt(x, y)).filter(
        (box) => this.city.get(box) === '#' && this.standing(box).length < 2,
      );
      if (free.length > 0) return free;
    }
    return [];
  }

  protected stepPrice(box: string): number {
    return 1 + (COST[this.city.get(box)!.charAt(0)] ?? 0);
  }

  protected steps(): string[] {
    const seat = this.turn.player;
    const from = this.kaiju.get(seat)!;
    const next = [
      [column(from) - 1, row(from)],
      [column(from), row(from) + 1],
      [column(from) + 1, row(from)],
    ] as const;
    return next
      .filter(([x]) => x >= 0)
      .map(([x, y]) => boxAt(x, y))
      .filter((box) => this.city.has(box) && this.standing(box).length < 2)
      .filter((box) => this.stepPrice(box) <= this.player(seat).tokens);
  }

  protected reach(guard: string, seat: Seat): boolean {
    const box = this.kaiju.get(seat);
    if (box === undefined) return false;
    const kind = this.city.get(guard);
    if (kind === 'L') return this.apart(guard, box) <= 3;
    if (kind === 'M') return this.apart(guard, box) <= 2;
    return Object.keys(STEPS).some((dir) => this.line(guard, dir).includes(box));
  }

  /** The next four boxes of a direction. */
  protected line(guard: string, dir: string): string[] {
    const [east, north] = STEPS[dir as keyof typeof STEPS];
    return [1, 2, 3, 4]
      .map((far) => [column(guard) + far * east, row(guard) + far * north] as const)
      .filter(([x, y]) => x >= 0 && x < this.width && y >= 1 && y <= 20)
      .map(([x, y]) => boxAt(x, y));
  }

  protected ready(): string[] {
    return [...this.city]
      .filter(([box, what]) => 'LMT'.includes(what) && !this.fired.includes(box))
      .map(([box]) => box);
  }

  protected someoneInRange(): boolean {
    return this.ready().some((guard) => this.seats.some((seat) => this.reach(guard, seat)));
  }

  /** The kaiju of a line, box by box. */
  protected alongLine(guard: string, dir: string): Seat[][] {
    return this.line(guard, dir)
      .map((box) => this.standing(box))
      .filter((seats) => seats.length > 0);
  }

  protected shots(): object[] {
    return this.ready().flatMap((guard): object[] => {
      const shot = { do: 'fire', guard };
      if (this.city.get(guard) === 'M') return [shot];
      if (this.city.get(guard) === 'L') {
        const targets = this.seats.filter((seat) => this.reach(guard, seat));
        return targets.length === 0 ? [shot] : targets.map((target) => ({ ...shot, target }));
      }
      const aimed = Object.keys(STEPS).flatMap((dir): object[] => {
        const [first] = this.alongLine(guard, dir);
        if (first === undefined) return [];
        return first.length === 1 ? [{ ...shot, dir }] : first.map((seat) => ({ ...shot, dir, first: seat }));
      });
      return [...aimed, shot];
    });
  }

  legal(): object[] {
    switch (this.turn.stage) {
      case 'choose': {
        const taken = (ability: string) =>
          [...this.players.values()].filter((player) => player.ability === ability).length;
        return Object.keys(HELPS)
          .filter((ability) => taken(ability) < 2)
          .map((ability) => ({ do: 'choose', ability }));
      }
      case 'found':
      case 'slide':
        return this.allowedPlaces().map(({ spin, x }) => ({
          do: 'slide',
          tile: this.tile,
          spin,
          column: LETTERS.charAt(x),
        }));
      case 'enter':
        return this.entrances().map((box) => ({ do: 'enter', box }));
      case 'move':
        return [...this.steps().map((to) => ({ do: 'step', to })), { do: 'pass' }];
      case 'fire':
        return this.shots();
      default:
        return [];
    }
  }

  position(): Position {
    const token = (box: string) => this.standing(box).join('') || (this.city.get(box) ?? '.');
    const players = this.seats.map((seat) => [
      seat,
      { figure: this.given.players[seat]!.figure, ...this.player(seat) },
    ]);
    return {
      ...this.given,
      board: Array.from({ length: 20 }, (_, down) =>
        Array.from({ length: this.width }, (__, x) => token(boxAt(x, 20 - down))).join(' '),
      ),
      tiles: this.tiles,
      players: Object.fromEntries(players),
      turn: this.turn,
      tile: this.tile,
      fired: this.fired,
      last: this.aside.length > 0,
      deck: this.deck,
      aside: this.aside,
      buildings: this.buildings,
      guards: this.guards,
      outcome: this.outcome,
    } as Position;
  }
}
