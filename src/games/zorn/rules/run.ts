import { runHouse } from './activation';
import { act } from './acts';
import { type ActionList, codeOf, type Deed, deedOf, partA, partB } from './code';
import { runCouncil, vote } from './council';
import { runEvent } from './events';
import { runFight } from './fight';
import type { Frame, FrameOf } from './frames';
import { runReveal } from './garrisons';
import { runHomecoming } from './guests';
import { runHit, runSpread } from './hits';
import { listHouse } from './legalHouse';
import { runCast } from './magic';
import { runCalm, runLure, runMarch, runPush, runSpearhead } from './maneuvers';
import { runNight } from './night';
import { actAtNight, listNight } from './nightChoices';
import { listSetup, muster, runSetup, take } from './opening';
import { runBlight } from './orders';
import { runRetreat } from './retreat';
import { runSettle } from './settle';
import { runBall, runShot } from './shots';
import { NOBODY, type State } from './state';
import { runFights, runStrike } from './strike';
import { OVER, type Table } from './table';
import { runTest } from './testing';
import { runTrap } from './traps';
import { goOn } from './turn';
import { tellWaiting } from './waiting';
import { runFlee } from './weather';

type Runners = { readonly [Do in Frame['do']]: (t: Table, f: FrameOf<Do>) => void };

const RUN: Runners = {
  setup: runSetup,
  council: runCouncil,
  house: runHouse,
  night: runNight,
  blight: runBlight,
  event: runEvent,
  strike: runStrike,
  fights: runFights,
  fight: runFight,
  test: runTest,
  hit: runHit,
  spread: runSpread,
  retreat: runRetreat,
  flee: runFlee,
  reveal: runReveal,
  settle: runSettle,
  trap: runTrap,
  shot: runShot,
  ball: runBall,
  march: runMarch,
  calm: runCalm,
  push: runPush,
  spearhead: runSpearhead,
  lure: runLure,
  cast: runCast,
  homecoming: runHomecoming,
};

/** Actions after which captures, control and fights need no check. */
const MOVES_NOTHING: ReadonlySet<Deed> = new Set<Deed>([
  'order',
  'give-what',
  'conjure',
  'rally',
  'tactician',
]);

/** Runs until a question is asked or the game ends. */
export function run(t: Table): void {
  const { s } = t;
  while (s.ask === null) {
    const frame = s.stack.at(-1);
    if (frame === undefined) goOn(t);
    else (RUN[frame.do] as (t: Table, f: Frame) => void)(t, frame);
  }
}

/** Lists all legal action codes, in notation order. */
export function listLegal(s: State, list: ActionList): void {
  list.clear();
  const { ask } = s;
  if (ask === null) return;
  switch (ask.why) {
    case 'take':
    case 'muster':
    case 'deploy':
      listSetup(s, list);
      return;
    case 'first':
    case 'wild':
    case 'war':
    case 'allies':
      for (const seat of ask.answers!) list.add(codeOf('vote', seat));
      list.add(codeOf('vote', NOBODY));
      return;
    case 'house':
      listHouse(s, list);
      return;
    case 'harvest':
    case 'feed':
    case 'hungry':
    case 'entrench':
    case 'return':
    case 'march':
      listNight(s, list);
      return;
    default:
      for (const answer of ask.of!) list.add(codeOf('pick', 0, answer));
  }
}

/** Plays a legal action and its automatic consequences. */
export function play(t: Table, code: number): void {
  carryOn(t, code);
  if (t.tell !== undefined) tellWaiting(t.s, t.tell);
}

function carryOn(t: Table, code: number): void {
  try {
    carryOut(t, code);
    run(t);
  } catch (thrown) {
    if (thrown !== OVER) throw thrown;
  }
}

function carryOut(t: Table, code: number): void {
  const { s } = t;
  const ask = s.ask!;
  switch (ask.why) {
    case 'take':
      s.ask = null;
      take(s, ask.seat, partB(code));
      return;
    case 'muster':
      s.ask = null;
      muster(t, ask.seat, partA(code) + 256 * partB(code));
      return;
    case 'deploy':
      s.ask = null;
      s.put(partA(code), partB(code));
      t.moved(partA(code), [partB(code)], 'deploy');
      return;
    case 'first':
    case 'wild':
    case 'war':
    case 'allies':
      vote(t, partA(code));
      return;
    case 'house': {
      s.ask = null;
      const frame = s.stack.at(-1) as FrameOf<'house'>;
      if (deedOf(code) === 'end') frame.pc = 3;
      else {
        frame.pc = MOVES_NOTHING.has(deedOf(code)) ? 0 : 1;
        act(t, code);
      }
      return;
    }
    case 'harvest':
    case 'feed':
    case 'hungry':
    case 'entrench':
    case 'return':
    case 'march':
      s.ask = null;
      actAtNight(t, code);
      return;
    default:
      s.ask = null;
      t.answer = partB(code);
  }
}
