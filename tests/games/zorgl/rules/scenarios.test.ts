import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { zorgl } from '#zorgl/rules';
import scenarios from '../../../scenarios/zorgl.json';

interface Scenario {
  readonly name: string;
  readonly clauses: readonly string[];
  readonly position: unknown;
  readonly actions: readonly unknown[];
  readonly expect: {
    readonly legal_includes?: readonly object[];
    readonly legal_excludes?: readonly object[];
    /** The legal actions with all fields of `match` are exactly those of `equals`. */
    readonly legal_matching?: readonly { readonly match: object; readonly equals: readonly object[] }[];
    /** Fields of the position after the actions, by dotted path. */
    readonly after?: Readonly<Record<string, unknown>>;
  };
}

const canonical = (value: object): string =>
  JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

describe.each(scenarios as readonly Scenario[])('$clauses: $name', (scenario) => {
  it('plays out as reasoned', () => {
    let position = unwrap(zorgl.parse(scenario.position));
    for (const action of scenario.actions) {
      position = unwrap(zorgl.apply(position, unwrap(zorgl.parseAction(action)))).position;
    }
    const legal = zorgl.legal(position).map((action) => canonical(action));
    for (const action of scenario.expect.legal_includes ?? []) expect(legal).toContain(canonical(action));
    for (const action of scenario.expect.legal_excludes ?? []) expect(legal).not.toContain(canonical(action));
    for (const { match, equals } of scenario.expect.legal_matching ?? []) {
      const matching = zorgl
        .legal(position)
        .filter((action) => Object.entries(match).every(([key, value]) => at(action, key) === value));
      expect(matching.map(canonical).sort()).toEqual(equals.map(canonical).sort());
    }
    for (const [path, value] of Object.entries(scenario.expect.after ?? {})) {
      expect(at(position, path), path).toEqual(value);
    }
  });
});
