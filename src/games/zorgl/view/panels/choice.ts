import { DIRECTIONS, type Direction } from '#core';
import { type Action, type ActionKind, type Box, GRID, type Seat, type Suit } from '#zorgl/rules';
import type { Places } from './places';

/** A field of an action. `aim` is the target box or monster. */
export type Field = 'card' | 'do' | 'unit' | 'aim' | 'dir' | 'flee' | 'suit';
/** Fields chosen on the board, in the order in which they are asked. */
export const CHOICE_FIELDS = ['unit', 'aim', 'dir', 'flee', 'suit'] as const;
export type ChoiceField = (typeof CHOICE_FIELDS)[number];

/** Something to click next: on the board or, for a direction off the board, in the panel. */
export type Choice =
  | { readonly kind: 'unit' | 'box' | 'flee'; readonly value: Box; readonly box: Box }
  | { readonly kind: 'monster'; readonly value: Seat; readonly box: Box | null }
  /** The colour of a wasted joker, as one of its suits. */
  | { readonly kind: 'suit'; readonly value: Suit; readonly box: null }
  | {
      readonly kind: 'direction';
      readonly value: Direction;
      /** Who flies; null if not known yet. */
      readonly target: Seat | null;
      /** The box behind the target in that direction; null off the board. */
      readonly box: Box | null;
      /** The box is the attacker's own: the two swap places (Z7.6). */
      readonly exchange: boolean;
    };

/** The ordinary use of a card on a choice: attack a monster, move to a box. */
export const usualUse = ({ kind }: Choice): ActionKind => (kind === 'monster' ? 'attack' : 'move');

/** Unique id of a choice among those offered together. */
export const choiceId = (choice: Choice): string =>
  choice.kind === 'direction'
    ? `direction:${choice.target ?? ''}:${choice.value}`
    : `${choice.kind}:${choice.value}`;

/** A field of an action, as a string; undefined if the action has none. */
export function fieldOf(action: Action, field: Field): string | undefined {
  const fields: Readonly<Partial<Record<Field | 'to' | 'target', unknown>>> = action;
  const value = field === 'aim' ? (fields.to ?? fields.target) : fields[field];
  return typeof value === 'string' ? value : undefined;
}

/** The distinct values of a field among some actions. */
export function distinct(actions: readonly Action[], field: Field): string[] {
  const values = new Set<string>();
  for (const action of actions) {
    const value = fieldOf(action, field);
    if (value !== undefined) values.add(value);
  }
  return [...values];
}

/** The seat that chooses, and where the monsters stand. */
export interface Standpoint {
  readonly player: Seat;
  readonly places: Places;
}

/**
 * Turns a value of a field into a choice.
 * @param target who flies, for a direction
 */
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
