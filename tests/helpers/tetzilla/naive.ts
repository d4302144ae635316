/**
 * The rules again, straight from their text and without any regard to speed: a board of named boxes, lists that are
 * searched. It shares nothing with the program but the form of positions, actions and facts.
 */
import type { Action, Event, Seat } from '#tetzilla/rules';
import { boxAt, HELPS, LETTERS, NaiveTable, type Player } from './naive-table';
import { naiveSpins } from './naive-tiles';

const HURTS: Readonly<Record<string, number>> = { h: 0, b: 0, s: 0, f: 1, L: 1, M: 0, T: 1 };

const hidden = (marker: string): string => (marker.length === 1 ? marker : `${marker.charAt(0)}?`);

export class NaiveGame extends NaiveTable {
  private events: object[] = [];

  private tell(event: object): void {
    this.events.push(event);
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
}
