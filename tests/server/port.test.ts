import { describe, expect, it } from 'vitest';
import { choosePort } from '#server';

describe('choosePort', () => {
  it('is 3000, and open to alternatives, when nobody names a port', () => {
    expect(choosePort([], {})).toEqual({ ok: true, value: { port: 3000, named: false } });
    expect(choosePort([], { PORT: '' })).toEqual({ ok: true, value: { port: 3000, named: false } });
  });

  it('takes the option, then the variable', () => {
    expect(choosePort([], { PORT: '8080' })).toEqual({ ok: true, value: { port: 8080, named: true } });
    expect(choosePort(['--port', '81'], { PORT: '8080' })).toEqual({
      ok: true,
      value: { port: 81, named: true },
    });
    expect(choosePort(['--port=65535'], {})).toEqual({ ok: true, value: { port: 65535, named: true } });
  });

  it.each(['65536', '-1', '80.5', '1e3', 'http', '0x50', ' 80'])('refuses the port %j', (text) => {
    const byOption = choosePort([`--port=${text}`], {});
    const byVariable = choosePort([], { PORT: text });
    expect(byOption).toMatchObject({ ok: false, error: { field: '--port' } });
    expect(byVariable).toMatchObject({ ok: false, error: { field: 'PORT' } });
  });

  it.each([[['--port']], [['8080']], [['--host', 'here']]])('refuses the arguments %j', (args) => {
    expect(choosePort(args, {})).toMatchObject({ ok: false, error: { field: 'arguments' } });
  });
});
