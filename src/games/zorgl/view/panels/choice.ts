import { DIRECTIONS, type Direction, type Suit } from '#core';
import { type Action, type ActionKind, type Box, GRID, type Seat } from '#zorgl/rules';
import type { Places } from './places';

/** What an action says of itself; `aim`: the box or the monster that it is meant for. */
export type Field = 'card' | 'do' | 'unit' | 'aim' | 'dir' | 'flee' | 'suit';
/** What is chosen on the board, in the order in which it is asked. */
export const CHOICE_FIELDS = ['unit', 'aim', 'dir', 'flee', 'suit'] as const;
export type ChoiceField = (typeof CHOICE_FIELDS)[number];

/** Something on the board (or, for a direction off the board, in the panel) that may be clicked next. */
export type Choice =
  | { readonly kind: 'unit' | 'box' | 'flee'; readonly value: Box; readonly box: Box }
  | { readonly kind: 'monster'; readonly value: Seat; readonly box: Box | null }
  /** The colour as which a wasted joker counts, by one suit of it. */
  | { readonly kind: 'suit'; readonly value: Suit; readonly box: null }
  | {
      readonly kind: 'direction';
      readonly value: Direction;
      /** Who flies; null if that is not known. */
      readonly target: Seat | null;
      /** The box behind the target in that direction; null off the board. */
      readonly box: Box | null;
      /** The box is the attacker's own: the two change places (Z7.6). */
      readonly exchange: boolean;
    };

/** What a card does to a choice where nothing else was chosen: it hits monsters and leads to boxes. */
export const usualUse = ({ kind }: Choice): ActionKind => (kind === 'monster' ? 'attack' : 'move');

/** What a choice is called: no two that are offered together have the same. */
export const choiceId = (choice: Choice): string =>
  choice.kind === 'direction'
    ? `direction:${choice.target ?? ''}:${choice.value}`
    : `${choice.kind}:${choice.value}`;

/** What an action says of itself in one respect; undefined for nothing. */
export function fieldOf(action: Action, field: Field): string | undefined {
  const fields: Readonly<Record<string, unknown>> = { ...action };
  const value = field === 'aim' ? (fields.to ?? fields.target) : fields[field];
  return typeof value === 'string' ? value : undefined;
}

/** The values that some actions have in one respect, each once. */
export function distinct(actions: readonly Action[], field: Field): string[] {
  const values = new Set<string>();
  for (const action of actions) {
    const value = fieldOf(action, field);
    if (value !== undefined) values.add(value);
  }
  return [...values];
}

/** Who chooses, and where the monsters stand. */
export interface Standpoint {
  readonly player: Seat;
  readonly places: Places;
}

/** A value as something to be clicked. @param target who flies in a direction */
export function toChoice(of: Standpoint, field: ChoiceField, value: string, target?: string): Choice {
  if (field === 'suit') return { kind: 'suit', value: value as Suit, box: null };
  if (field === 'unit') return { kind: 'unit', value, box: value };
  if (field === 'flee') return { kind: 'flee', value, box: value };
  if (field === 'dir') return toDirection(of, value as Direction, target as Seat | undefined);
  if (GRID.parse(value) !== undefined) return { kind: 'box', value, box: value };
  return { kind: 'monster', value: value as Seat, box: of.places[value as Seat] ?? null };
}

function toDirection({ places, player }: Standpoint, value: Direction, target: Seat | undefined): Choice {
  const from = GRID.parse((target === undefined ? undefined : places[target]) ?? '');
  const behind = from === undefined ? -1 : GRID.step(from, DIRECTIONS.indexOf(value));
  const box = behind < 0 ? null : GRID.name(behind);
  return {
    kind: 'direction',
    value,
    target: target ?? null,
    box,
    exchange: box !== null && box === places[player],
  };
}
