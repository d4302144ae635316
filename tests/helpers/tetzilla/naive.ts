/**
 * The rules once more, straight from their text and without any regard to speed: a board of named boxes, lists that are
 * searched. It shares nothing with the program but the form of positions, actions and facts.
 */
import type { Action, Event, Position, Seat } from '#tetzilla/rules';
import { STEPS } from '../steps';
import { naiveSpins } from './naive-tiles';

interface Player {
  ability: string | null;
  hits: number;
  tokens: number;
  spent: boolean;
  pile: string[];
  guards: string[];
}

const LETTERS = 'abcdefghijkl';
const COST: Readonly<Record<string, number>> = { h: 0, b: 1, s: 2, f: 1, L: 0, M: 1, T: 1 };
const HURTS: Readonly<Record<string, number>> = { h: 0, b: 0, s: 0, f: 1, L: 1, M: 0, T: 1 };
const HELPS: Readonly<Record<string, string>> = {
  'tough-skin': 'tank',
  'shining-skin': 'laser',
  swiftness: 'missile',
  toughness: 'building',
};

const column = (box: string): number => LETTERS.indexOf(box.charAt(0));
const row = (box: string): number => Number(box.slice(1));
const boxAt = (x: number, y: number): string => `${LETTERS.charAt(x)}${y}`;
const hidden = (marker: string): string => (marker.length === 1 ? marker : `${marker.charAt(0)}?`);

export class NaiveGame {
  readonly seats: Seat[];
  private readonly width: number;
  /** What is in the boxes that are built: `#`, or a marker. */
  private readonly city = new Map<string, string>();
  private readonly kaiju = new Map<Seat, string>();
  private readonly players = new Map<Seat, Player>();
  private events: object[] = [];
  private readonly tiles: string[];
  private readonly deck: string[];
  private readonly aside: string[];
  private readonly buildings: string[];
  private readonly guards: string[];
  private fired: string[];
  private tile: string | null;
  private turn: { number: number; stage: string; round: number; start: Seat; player: Seat };
  private outcome: object | null;

  constructor(private readonly given: Position) {
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

  private player(seat: Seat): Player {
    return this.players.get(seat)!;
  }

  private tell(event: object): void {
    this.events.push(event);
  }

  private after(seat: Seat): Seat {
    return this.seats[(this.seats.indexOf(seat) + 1) % this.seats.length]!;
  }

  private standing(box: string): Seat[] {
    return this.seats.filter((seat) => this.kaiju.get(seat) === box);
  }

  private apart(one: string, other: string): number {
    return Math.abs(column(one) - column(other)) + Math.abs(row(one) - row(other));
  }

  // T4

  private places(): { spin: number; x: number; row: number }[] {
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

  private allowedPlaces(): { spin: number; x: number; row: number }[] {
    const all = this.places();
    if (!this.given.options.level) return all;
    const lowest = Math.min(...all.map((place) => place.row));
    return all.filter((place) => place.row <= lowest + 2);
  }

  private slide(action: Extract<Action, { do: 'slide' }>): void {
    const place = this.places().find(
      ({ spin, x }) => spin === action.spin && LETTERS.charAt(x) === action.column,
    )!;
    const boxes = naiveSpins(this.tile!)[place.spin]!;
    this.tell({
      type: 'tile-slid',
      player: this.turn.player,
      tile: this.tile,
      spin: place.spin,
      column: action.column,
      row: place.row,
    });
    this.tiles.push(`${this.tile} ${place.spin} ${boxAt(place.x, place.row)}`);
    this.tile = null;
    for (const { x, y } of boxes) this.city.set(boxAt(place.x + x, place.row + y), '#');
    for (const { x, y, sign } of boxes) {
      const box = boxAt(place.x + x, place.row + y);
      const marker = sign === 'b' ? this.buildings.shift() : sign === 'g' ? this.guards.shift() : undefined;
      if (marker === undefined) continue;
      this.city.set(box, marker);
      const secret = sign === 'b' ? { secret: { to: [], marker } } : {};
      this.tell({ type: 'marker-placed', box, marker: hidden(marker), ...secret });
    }
    this.slideOn(this.after(this.turn.player), this.after(this.turn.player) === this.turn.start);
  }

  /** From a player on; `around`: the table has just been gone round. */
  private slideOn(from: Seat, around: boolean): void {
    let seat = from;
    let wrapped = around;
    for (;;) {
      if (wrapped) {
        if (this.turn.stage !== 'found' || this.turn.round === 3) break;
        this.turn.round++;
      }
      const drawn = this.deck.shift();
      if (drawn !== undefined) {
        this.tile = drawn;
        if (this.places().length > 0) {
          this.tell({ type: 'tile-drawn', player: seat, tile: drawn });
          this.turn.player = seat;
          return;
        }
        this.tile = null;
        this.aside.push(drawn);
        this.tell({ type: 'tile-aside', player: seat, tile: drawn });
      }
      seat = this.after(seat);
      wrapped = seat === this.turn.start;
    }
    if (this.turn.stage === 'found') {
      this.begin('enter');
      return;
    }
    this.begin('fire');
    if (!this.someoneInRange()) this.endTurn();
  }

  // T3, T5

  private begin(stage: string): void {
    this.turn = { ...this.turn, stage, round: 1, player: this.turn.start };
    this.tell({ type: 'stage-began', stage });
  }

  private beginTurn(number: number, start: Seat): void {
    this.turn = { number, stage: 'move', round: 1, start, player: start };
    this.tell({ type: 'turn-began', number, start });
    for (const player of this.players.values()) {
      player.tokens = player.hits === 10 ? 0 : 5;
      player.spent = false;
    }
    this.begin('move');
    this.moveOn(start);
  }

  private moveOn(from: Seat): void {
    const index = this.seats.indexOf(from);
    const order = [...this.seats.slice(index), ...this.seats.slice(0, index)];
    const next = order.find((seat) => this.player(seat).tokens > 0);
    if (next !== undefined) {
      this.turn.player = next;
      return;
    }
    this.begin('slide');
    this.slideOn(this.turn.start, false);
  }

  private entrances(): string[] {
    for (let y = 1; y <= 20; y++) {
      const free = Array.from({ length: this.width }, (_, x) => boxAt(x, y)).filter(
        (box) => this.city.get(box) === '#' && this.standing(box).length < 2,
      );
      if (free.length > 0) return free;
    }
    return [];
  }

  private stepPrice(box: string): number {
    return 1 + (COST[this.city.get(box)!.charAt(0)] ?? 0);
  }

  private steps(): string[] {
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

  private step(to: string): void {
    const seat = this.turn.player;
    const player = this.player(seat);
    const from = this.kaiju.get(seat)!;
    const cost = this.stepPrice(to);
    const marker = this.city.get(to)!;
    player.tokens -= cost;
    this.kaiju.set(seat, to);
    this.tell({ type: 'stepped', player: seat, from, to, cost });
    if (marker !== '#') {
      this.city.set(to, '#');
      const guard = marker.length === 1;
      (guard ? player.guards : player.pile).push(marker);
      const secret = guard ? {} : { secret: { to: [seat], marker } };
      this.tell({ type: 'overran', player: seat, box: to, marker: hidden(marker), ...secret });
      this.hurt(seat, guard ? 'guard' : 'building', HURTS[marker.charAt(0)]!);
    }
    if (!this.ruined()) this.moveOn(this.after(seat));
  }

  // T6

  private reach(guard: string, seat: Seat): boolean {
    const box = this.kaiju.get(seat);
    if (box === undefined) return false;
    const kind = this.city.get(guard);
    if (kind === 'L') return this.apart(guard, box) <= 3;
    if (kind === 'M') return this.apart(guard, box) <= 2;
    return Object.keys(STEPS).some((dir) => this.line(guard, dir).includes(box));
  }

  /** The next four boxes of a direction. */
  private line(guard: string, dir: string): string[] {
    const [east, north] = STEPS[dir as keyof typeof STEPS];
    return [1, 2, 3, 4]
      .map((far) => [column(guard) + far * east, row(guard) + far * north] as const)
      .filter(([x, y]) => x >= 0 && x < this.width && y >= 1 && y <= 20)
      .map(([x, y]) => boxAt(x, y));
  }

  private ready(): string[] {
    return [...this.city]
      .filter(([box, what]) => 'LMT'.includes(what) && !this.fired.includes(box))
      .map(([box]) => box);
  }

  private someoneInRange(): boolean {
    return this.ready().some((guard) => this.seats.some((seat) => this.reach(guard, seat)));
  }

  /** The kaiju of a line, box by box. */
  private alongLine(guard: string, dir: string): Seat[][] {
    return this.line(guard, dir)
      .map((box) => this.standing(box))
      .filter((seats) => seats.length > 0);
  }

  private shots(): object[] {
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

  private fire(action: Extract<Action, { do: 'fire' }>): void {
    const { do: _do, guard, ...aim } = action;
    const kind = this.city.get(guard)!;
    this.fired.push(guard);
    this.tell({ type: 'fired', player: this.turn.player, guard, kind, ...aim });
    if (kind === 'M') {
      for (const seat of this.seats.filter((each) => this.reach(guard, each))) this.hurt(seat, 'missile', 1);
    } else if (kind === 'L') {
      if (action.target !== undefined) this.hurt(action.target, 'laser', 2);
    } else if (action.dir !== undefined) {
      const victims = this.alongLine(guard, action.dir).flatMap((seats) =>
        [...seats].sort((a, b) => Number(b === action.first) - Number(a === action.first)),
      );
      for (const [index, seat] of victims.entries()) this.hurt(seat, 'tank', index === 0 ? 2 : 1);
    }
    if (this.ruined()) return;
    const next = this.after(this.turn.player);
    if (next === this.turn.start || !this.someoneInRange()) this.endTurn();
    else this.turn.player = next;
  }

  // T7, T8

  private hurt(seat: Seat, by: string, hits: number): void {
    if (hits === 0) return;
    const player = this.player(seat);
    const ignored = !player.spent && player.ability !== null && HELPS[player.ability] === by ? 1 : 0;
    if (ignored === 1) player.spent = true;
    const counted = Math.min(hits - ignored, 10 - player.hits);
    player.hits += counted;
    this.tell({ type: 'hit', kaiju: seat, by, hits: counted, ignored, total: player.hits });
    if (player.hits < 10) return;
    this.tell({ type: 'died', kaiju: seat, box: this.kaiju.get(seat) });
    this.kaiju.delete(seat);
    player.tokens = 0;
  }

  // T9

  private endTurn(): void {
    this.fired = [];
    if (this.turn.number === 8) this.end('turns');
    else if (this.aside.length > 0) this.end('full');
    else this.beginTurn(this.turn.number + 1, this.after(this.turn.start));
  }

  private ruined(): boolean {
    if ([...this.players.values()].some(({ hits }) => hits < 10)) return false;
    this.end('ruin');
    return true;
  }

  private end(reason: string): void {
    const worth = ({ pile, guards, hits }: Player) =>
      pile.reduce((sum, marker) => sum + Number(marker.charAt(1)), 0) +
      guards.length * this.given.options.guardPoints -
      hits;
    const scores = Object.fromEntries(this.seats.map((seat) => [seat, worth(this.player(seat))]));
    const best = Math.max(...Object.values(scores));
    const first = this.seats.filter((seat) => scores[seat] === best);
    const fewest = Math.min(...first.map((seat) => this.player(seat).hits));
    const winners = first.filter((seat) => this.player(seat).hits === fewest);
    const piles = Object.fromEntries(this.seats.map((seat) => [seat, this.player(seat).pile]));
    this.fired = [];
    this.tile = null;
    this.turn = { ...this.turn, stage: 'over', round: 1, player: this.turn.start };
    this.outcome = { winners, scores, reason };
    this.tell({ type: 'game-over', winners, scores, reason, piles });
  }

  // The whole

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

  /** Plays a legal action and returns its facts. */
  play(action: Action): readonly Event[] {
    this.events = [];
    const seat = this.turn.player;
    switch (action.do) {
      case 'choose':
        this.player(seat).ability = action.ability;
        this.tell({ type: 'ability-taken', player: seat, ability: action.ability });
        if (this.after(seat) === this.turn.start) {
          this.begin('found');
          this.slideOn(this.turn.start, false);
        } else this.turn.player = this.after(seat);
        break;
      case 'slide':
        this.slide(action);
        break;
      case 'enter':
        this.kaiju.set(seat, action.box);
        this.tell({ type: 'entered', player: seat, box: action.box });
        if (this.after(seat) === this.turn.start) this.beginTurn(1, this.turn.start);
        else this.turn.player = this.after(seat);
        break;
      case 'step':
        this.step(action.to);
        break;
      case 'pass':
        this.player(seat).tokens -= 1;
        this.tell({ type: 'passed', player: seat });
        this.moveOn(this.after(seat));
        break;
      case 'fire':
        this.fire(action);
        break;
    }
    return this.events as Event[];
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
