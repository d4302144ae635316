import { describe, expect, it } from 'vitest';
import { chooseAddress } from '#server';

describe('chooseAddress', () => {
  it('is 3000, and open to alternatives, when nobody names a port', () => {
    expect(chooseAddress([], {})).toEqual({ ok: true, value: { port: 3000, named: false, host: null } });
    expect(chooseAddress([], { PORT: '' })).toEqual({
      ok: true,
      value: { port: 3000, named: false, host: null },
    });
  });

  it('takes the option, then the variable', () => {
    expect(chooseAddress([], { PORT: '8080' })).toEqual({
      ok: true,
      value: { port: 8080, named: true, host: null },
    });
    expect(chooseAddress(['--port', '81'], { PORT: '8080' })).toEqual({
      ok: true,
      value: { port: 81, named: true, host: null },
    });
    expect(chooseAddress(['--port=65535'], {})).toEqual({
      ok: true,
      value: { port: 65535, named: true, host: null },
    });
  });

  it.each(['65536', '-1', '80.5', '1e3', 'http', '0x50', ' 80'])('refuses the port %j', (text) => {
    const byOption = chooseAddress([`--port=${text}`], {});
    const byVariable = chooseAddress([], { PORT: text });
    expect(byOption).toMatchObject({ ok: false, error: { field: '--port' } });
    expect(byVariable).toMatchObject({ ok: false, error: { field: 'PORT' } });
  });

  it.each([[['--port']], [['8080']], [['--hots', 'here']]])('refuses the arguments %j', (args) => {
    expect(chooseAddress(args, {})).toMatchObject({ ok: false, error: { field: 'arguments' } });
  });

  it('listens where it is told to, else everywhere', () => {
    expect(chooseAddress(['--host', 'localhost'], {})).toMatchObject({
      ok: true,
      value: { host: 'localhost' },
    });
    expect(chooseAddress(['--host='], {})).toMatchObject({ ok: false, error: { field: '--host' } });
  });
});
