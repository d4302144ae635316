import type { BotId } from '#bots';
import { type GameTypes, problemLine, Random, type Seed } from '#core';
import type { BotDecider } from './bot-decider';
import { errorMessage, type Fault, type FaultCode } from './faults';
import type { SeatInfo } from './seats';
import type { MatchSource } from './source';

/** A question to a bot, and its answer once known. */
interface Question<T extends GameTypes> {
  readonly seat: T['Seat'];
  /** Number of steps in the log at that time. */
  readonly known: number;
  readonly seed: number;
  legal: readonly T['Action'][];
  state: 'thinking' | 'ready' | 'sent' | 'stuck';
  answer?: T['Action'];
}

/**
 * The bots of a match. Each is asked as soon as it must decide, with its own view and a seed that depends only on the match
 * so far; it thinks while the table still shows earlier actions. Late answers are dropped; an illegal one is replaced by a
 * legal action picked by the seed.
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

  /** @param seat undefined if nobody decides */
  has(seat: string | undefined): boolean {
    return seat !== undefined && this.bots.has(seat);
  }

  /** Asks the bot whose decision it is, unless it has been asked already. */
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

  /** Whether a bot must decide and may do so now. */
  get deciding(): boolean {
    return this.question !== null && this.question.state !== 'stuck';
  }

  /** The seat whose bot is still thinking; null if there is none. */
  get thinker(): T['Seat'] | null {
    return this.question?.state === 'thinking' ? this.question.seat : null;
  }

  /** Whether the bot has decided but not acted yet. */
  get ready(): boolean {
    return this.question?.state === 'ready';
  }

  /** Resolves when every bot asked has answered and its action has been taken. */
  async settled(): Promise<void> {
    let awaited: Promise<void> | undefined;
    while (awaited !== this.thinking) {
      awaited = this.thinking;
      await awaited;
    }
  }

  /** Takes the action the bot has chosen. Does nothing unless {@link ready}. */
  act(): void {
    const { question } = this;
    if (question?.state !== 'ready') return;
    question.state = 'sent';
    // The next bot may be asked before this resolves.
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
