import type { GameTypes } from '#core';
import { type BallotInfo, type Cheers, type CrowdNews, EMOTES, type Emote } from '#net';
import { type CrowdChoice, crowdChoices } from './crowdChoices';
import { Poll, type Vote } from './poll';
import { tableFor } from './redaction';
import type { Room } from './room';
import type { SpectatorsWorld } from './spectators';

/** Seconds before the crowd's only legal action is played. */
const PAUSE = 1;
/** Interval between updates of a vote, seconds. */
const TELLING = 1;

export interface AudienceVotingParts {
  readonly room: Room;
  readonly world: SpectatorsWorld;
  /** Seed for deals of hidden information and for ties. */
  readonly seed: number;
  readonly send: (news: CrowdNews) => void;
  /** Shares new reactions with other nodes. */
  readonly shareCheers: (cheers: Cheers) => void;
  /** Asks other nodes for their votes on a new ballot. */
  readonly askOthers: () => void;
  /** Reports the crowd's decision; null if nobody voted. */
  readonly decided: (seat: string, action: unknown) => void;
}

interface Open {
  readonly match: number;
  readonly known: number;
  readonly seat: string;
  readonly seconds: number;
  /** Public view. */
  readonly view: GameTypes['View'];
  readonly choices: readonly CrowdChoice[];
  readonly poll: Poll;
}

/** Votes and reactions of the crowd. Votes are not in the log: after a restart the server asks again. */
export class AudienceVoting {
  private open: Open | null = null;
  private asking = '';
  private callOff = () => {};
  private telling = false;
  private changed = false;
  private readonly cheers = new Map<Emote, number>();
  private readonly reacted = new Set<string>();

  constructor(private readonly parts: AudienceVotingParts) {}

  /** The open ballot, or null. */
  get ballot(): BallotInfo | null {
    const { open } = this;
    if (open === null) return null;
    const { match, known, seat, seconds, view, choices, poll } = open;
    return {
      match,
      known,
      seat,
      seconds,
      left: Math.max(0, poll.closes - this.parts.world.now()),
      view,
      choices: choices.map(({ events }) => events),
      counts: poll.counts,
    };
  }

  /** State of the vote for other nodes; null if none is open. */
  get vote(): Vote | null {
    const { open } = this;
    if (open === null || open.poll.cast.length === 0) return null;
    const { match, known, poll } = open;
    return { match, known, left: Math.max(0, poll.closes - this.parts.world.now()), voices: poll.cast };
  }

  /** Key of the current or last ballot; empty while the crowd has nothing to decide. */
  get asked(): string {
    return this.asking;
  }

  /** Call after each change of the room: opens a vote when the crowd decides and closes an obsolete one. */
  follow(): void {
    const { room } = this.parts;
    const { crowd } = room;
    const asked = room.crowdDecides
      ? JSON.stringify([room.number, room.match.steps.length, crowd?.seat, crowd?.seconds])
      : '';
    if (asked === this.asking) return;
    this.asking = asked;
    this.close();
    if (asked !== '') this.ask();
  }

  /** Opens the vote again because the decision could not be played. */
  again(): void {
    this.asking = '';
  }

  /** Merges the votes of another node. */
  join({ match, known, left, voices }: Vote): void {
    const { open, parts } = this;
    if (open === null || open.match !== match || open.known !== known) return;
    open.poll.join(voices, left, parts.world.now());
    this.callOff();
    this.callOff = parts.world.later(open.poll.closes - parts.world.now(), () => this.end());
    parts.send({ tell: 'ballot', ballot: this.ballot });
  }

  /** Counts a vote. @returns whether it was valid */
  handle(viewer: string, match: number, known: number, choice: number): boolean {
    const { open, parts } = this;
    if (open === null || open.match !== match || open.known !== known) return false;
    if (!open.poll.vote(viewer, choice, parts.world.now())) return false;
    this.changed = true;
    this.sendSoon();
    return true;
  }

  /** Counts a reaction, at most one a second per viewer. */
  react(viewer: string, emote: Emote): void {
    if (this.reacted.has(viewer)) return;
    this.reacted.add(viewer);
    this.cheers.set(emote, (this.cheers.get(emote) ?? 0) + 1);
    this.sendSoon();
  }

  /** Handles a chat message: `!` and the number of a choice from 1, or a reaction. */
  chat(viewer: string, text: string): void {
    // The whole word must match: `!1.5` is not 1.
    const said = /^!(\w{1,12})(?!\S*[\p{L}\p{N}])/u.exec(text.trim())?.[1]?.toLowerCase();
    if (said === undefined) return;
    const { open } = this;
    if (/^\d{1,2}$/.test(said)) {
      if (open !== null) this.handle(viewer, open.match, open.known, Number(said) - 1);
      return;
    }
    const emote = EMOTES.find((each) => each === said);
    if (emote !== undefined) this.react(viewer, emote);
  }

  private ask(): void {
    const { room, world, seed } = this.parts;
    const { crowd, rules, simulator, match } = room;
    if (crowd === null) return;
    const { seat, seconds } = crowd;
    const known = match.steps.length;
    const view = rules.view(match.position, seat);
    const choices = crowdChoices({ rules, simulator }, view, seat, seed + known);
    if (choices.length === 1) {
      this.callOff = world.later(PAUSE, () => this.parts.decided(seat, choices[0]!.action));
      return;
    }
    const poll = new Poll(choices.length, world.now() + seconds);
    this.open = {
      match: room.number,
      known,
      seat,
      seconds,
      view: tableFor(room, 'spectator'),
      choices,
      poll,
    };
    this.parts.send({ tell: 'ballot', ballot: this.ballot });
    this.callOff = world.later(seconds, () => this.end());
    this.parts.askOthers();
  }

  private end(): void {
    const { open } = this;
    if (open === null) return;
    const winner = open.poll.winner(this.parts.seed + open.known);
    this.close();
    this.parts.decided(open.seat, winner === null ? null : open.choices[winner]!.action);
  }

  private close(): void {
    this.callOff();
    if (this.open === null) return;
    this.open = null;
    this.parts.send({ tell: 'ballot', ballot: null });
  }

  private sendSoon(): void {
    if (this.telling) return;
    this.telling = true;
    this.parts.world.later(TELLING, () => this.sendNow());
  }

  private sendNow(): void {
    const { open, parts, changed, cheers } = this;
    this.telling = false;
    this.changed = false;
    this.reacted.clear();
    if (changed && open !== null) {
      const { match, known, poll } = open;
      parts.send({ tell: 'tally', match, known, counts: poll.counts });
    }
    if (cheers.size === 0) return;
    const cheerCounts = Object.fromEntries(cheers) as Cheers;
    cheers.clear();
    parts.send({ tell: 'cheers', cheers: cheerCounts });
    parts.shareCheers(cheerCounts);
  }
}
