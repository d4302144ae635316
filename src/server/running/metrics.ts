import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type HistogramConfiguration,
  Registry,
} from 'prom-client';
import type { RoomEntry } from '../rooms/entry';
import type { RoomLog } from '../rooms/log';

/** Histogram buckets, seconds: from imperceptible to annoying. */
const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** Prometheus metrics of the server. They contain no names or room codes. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly asks = new Counter({
    name: 'kaiju_asks_total',
    help: 'What guests asked, by what it was and by the code of the refusal ("" where it was done).',
    labelNames: ['ask', 'refused'],
    registers: [this.registry],
  });
  private readonly answering = this.seconds({
    name: 'kaiju_answer_seconds',
    help: 'From a question of a guest to its answer.',
  });
  private readonly appending = this.seconds({
    name: 'kaiju_log_append_seconds',
    help: 'Until an entry of a room is kept, by what it is.',
    labelNames: ['entry'],
  });
  private readonly thinking = this.seconds({
    name: 'kaiju_bot_seconds',
    help: 'Until a bot has decided.',
  });
  private readonly faults = new Counter({
    name: 'kaiju_faults_total',
    help: 'What went wrong where nobody asked.',
    registers: [this.registry],
  });

  private seconds<Label extends string>(
    what: Pick<HistogramConfiguration<Label>, 'name' | 'help' | 'labelNames'>,
  ): Histogram<Label> {
    return new Histogram({ ...what, buckets: SECONDS, registers: [this.registry] });
  }

  /** @param now monotonic clock, seconds */
  constructor(private readonly now: () => number) {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Registers a gauge. */
  watch(name: string, help: string, value: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        this.set(await value());
      },
    });
  }

  /** Records an answered request. @param refused problem code, if any */
  answered(ask: string, refused: string, seconds: number): void {
    this.asks.inc({ ask, refused });
    this.answering.observe(seconds);
  }

  fault(): void {
    this.faults.inc();
  }

  /** Wraps a log with metrics. */
  log(log: RoomLog): RoomLog {
    return {
      append: async (room, number, entry: RoomEntry) => {
        const before = this.now();
        const done = await log.append(room, number, entry);
        this.appending.observe({ entry: entry.do }, this.now() - before);
        return done;
      },
      read: (room, from) => log.read(room, from),
      roomWatchedBy: (watch) => log.roomWatchedBy(watch),
      count: () => log.count(),
      forget: (room) => log.forget(room),
      use: (rooms) => log.use(rooms),
      prune: (before, unbegun) => log.prune(before, unbegun),
      close: () => log.close(),
    };
  }

  /** Wraps a bot's decision function with metrics. */
  deciding<Asked extends readonly unknown[], Decided>(
    decide: (...asked: Asked) => Promise<Decided>,
  ): (...asked: Asked) => Promise<Decided> {
    return async (...asked) => {
      const before = this.now();
      const decided = await decide(...asked);
      this.thinking.observe(this.now() - before);
      return decided;
    };
  }

  /** The metrics in Prometheus text format. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  /** Serves the metrics at `/metrics` on a port of their own. Rejects if the port cannot be opened. */
  async serve(port: number, host: string): Promise<{ readonly port: number; close(): void }> {
    const server: Server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      this.text().then(
        (text) => response.writeHead(200, { 'Content-Type': this.registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host }, resolve);
    });
    return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
  }
}
