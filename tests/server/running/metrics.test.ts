import { describe, expect, it } from 'vitest';
import { MemoryLog } from '../../../src/server/rooms/log';
import { Metrics } from '../../../src/server/running/metrics';

/** Metrics by a clock that each look moves on by a quarter of a second. */
function ticking(): Metrics {
  let now = 0;
  return new Metrics(() => (now += 0.25));
}

describe('metrics', () => {
  it('count what is asked, by what was refused', async () => {
    const metrics = ticking();
    metrics.answered('act', '', 0.1);
    metrics.answered('act', 'steps.stale', 0.1);
    metrics.answered('act', 'steps.stale', 0.1);
    metrics.fault();
    const text = await metrics.text();
    expect(text).toContain('kaiju_asks_total{ask="act",refused=""} 1');
    expect(text).toContain('kaiju_asks_total{ask="act",refused="steps.stale"} 2');
    expect(text).toContain('kaiju_answer_seconds_count 3');
    expect(text).toContain('kaiju_faults_total 1');
  });

  it('tell how long a log and a bot take, and change neither', async () => {
    const metrics = ticking();
    const log = metrics.log(new MemoryLog(() => 0));
    expect(await log.append('AAAAAA', 0, { do: 'start' })).toBe(true);
    expect(await log.append('AAAAAA', 0, { do: 'start' })).toBe(false);
    expect(await log.read('AAAAAA')).toEqual([{ do: 'start' }]);
    expect(await metrics.deciding(async (question: string) => `${question}!`)('card')).toBe('card!');
    const text = await metrics.text();
    expect(text).toContain('kaiju_log_append_seconds_sum{entry="start"} 0.5');
    expect(text).toContain('kaiju_bot_seconds_sum 0.25');
    expect(text).not.toContain('AAAAAA');
  });

  it('are told on a port of their own, as Prometheus reads them', async () => {
    const metrics = ticking();
    let guests = 3;
    metrics.watch('kaiju_guests', 'Guests.', () => guests);
    const server = await metrics.serve(0, 'localhost');
    const ask = async (path: string) => fetch(`http://localhost:${server.port}${path}`);
    const answer = await ask('/metrics');
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const text = await answer.text();
    expect(text).toContain('# TYPE kaiju_guests gauge\nkaiju_guests 3');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    guests = 4;
    expect(await (await ask('/metrics')).text()).toContain('kaiju_guests 4');
    expect((await ask('/')).status).toBe(404);
    server.close();
  });
});
