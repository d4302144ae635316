import type { BotId } from '#bots';
import { type GameTypes, problemLine, Random, type Seed } from '#core';
import type { BotDecider } from './bot-decider';
import { errorMessage, type Fault, type FaultCode } from './faults';
import type { SeatInfo } from './seats';
import type { MatchSource } from './source';

/** What a bot was asked, and what it says once it knows. */
interface Question<T extends GameTypes> {
  readonly seat: T['Seat'];
  /** How many steps the log had. */
  readonly known: number;
  readonly seed: number;
  legal: readonly T['Action'][];
  state: 'thinking' | 'ready' | 'sent' | 'stuck';
  answer?: T['Action'];
}

/**
 * The bots of a match. Each is asked as soon as it is to decide, with its own view and a seed that only depends on the
 * match so far; it thinks on while the table shows what happened before. An answer that comes too late is forgotten, one
 * that is none is replaced by a legal action that the seed chooses.
 */
export class BotPlayers<T extends GameTypes> {
  private readonly bots = new Map<string, BotId>();
  private readonly base: number;
  private question: Question<T> | null = null;
  private thinking: Promise<void> = Promise.resolve();

  constructor(
    private readonly source: MatchSource<T>,
    private readonly decide: BotDecider<T>,
    seats: readonly SeatInfo[],
    seed: Seed,
    private readonly report: (fault: Fault) => void,
  ) {
    this.base = Random.fromSeed(seed).uint32();
    for (const { seat, controller } of seats) {
      if (controller !== 'human') this.bots.set(seat, controller.bot);
    }
  }

  /** @param seat undefined when nobody decides */
  has(seat: string | undefined): boolean {
    return seat !== undefined && this.bots.has(seat);
  }

  /** Asks the bot that is to decide, unless it has been asked. */
  consider(): void {
    const { seat, steps, length } = this.source;
    if (this.question?.known === steps) return;
    this.question = null;
    const bot = seat === undefined ? undefined : this.bots.get(seat);
    if (seat === undefined || bot === undefined) return;
    const question: Question<T> = {
      seat,
      known: steps,
      seed: this.base + length,
      legal: [],
      state: 'thinking',
    };
    this.question = question;
    this.thinking = this.ask(bot, question);
  }

  /** A bot is to decide, and nothing keeps it from doing so. */
  get deciding(): boolean {
    return this.question !== null && this.question.state !== 'stuck';
  }

  /** The seat whose bot thinks, and does not know yet what to do; null for none. */
  get thinker(): T['Seat'] | null {
    return this.question?.state === 'thinking' ? this.question.seat : null;
  }

  /** That bot knows what to do, and has not done it yet. */
  get ready(): boolean {
    return this.question?.state === 'ready';
  }

  /** Resolves when every bot that was asked has answered, and what it did has been taken. */
  async settled(): Promise<void> {
    let awaited: Promise<void> | undefined;
    while (awaited !== this.thinking) {
      awaited = this.thinking;
      await awaited;
    }
  }

  /** Does what the bot has chosen. Nothing unless it is {@link ready}. */
  act(): void {
    const { question } = this;
    if (question?.state !== 'ready') return;
    question.state = 'sent';
    // The next bot may be asked before this comes back.
    const sending = this.send(question, question.answer);
    this.thinking = Promise.all([this.thinking, sending]).then(() => undefined);
  }

  private async ask(bot: BotId, question: Question<T>): Promise<void> {
    const { source } = this;
    const { seat, seed } = question;
    try {
      question.legal = source.legal(seat);
      const view = source.viewAt(source.length, seat);
      const asked = { bot, view, legal: question.legal, seat, seed, inCharacter: true } as const;
      question.answer = await this.decide(asked, (detail, code) => {
        if (this.question === question) this.fail(code, new Error(detail));
      });
      question.state = 'ready';
    } catch (thrown) {
      if (this.question !== question) return;
      this.fail('bot', thrown);
      question.state = question.legal.length > 0 ? 'ready' : 'stuck';
      if (question.state === 'ready') question.answer = Random.fromSeed(seed).pick(question.legal);
    }
  }

  private async send(question: Question<T>, answer: T['Action'] | undefined): Promise<void> {
    const { seat, known, seed } = question;
    const sent = await this.source.send(seat, answer, known);
    if (sent.ok || sent.error.since.length > 0) return;
    this.fail('bot', new Error(problemLine(sent.error)));
    const again = await this.source.send(seat, Random.fromSeed(seed).pick(question.legal), known);
    if (again.ok || again.error.since.length > 0) return;
    question.state = 'stuck';
    this.fail('rules', new Error(problemLine(again.error)));
  }

  private fail(code: FaultCode, thrown: unknown): void {
    this.report({ code, action: this.source.length, detail: errorMessage(thrown) });
  }
}
