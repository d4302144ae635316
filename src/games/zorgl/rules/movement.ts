import { trample } from './attack';
import { GRID } from './board';
import type { Sink } from './event';
import { tunnels } from './geometry';
import { NO_BOX, type State, seatLetter } from './state';

/** The active player's monster moves by itself (Z4, Z7.4, Z7.5). */
export function moveMonster(
  state: State,
  to: number,
  flee: number,
  manner: 'step' | 'blitz' | 'burrow' | 'leap' | 'land',
  diagonal: number,
  sink: Sink | undefined,
): void {
  const monster = state.player;
  const from = state.at(monster);
  if (state.hasUnit(to)) trample(state, to, monster, flee, sink);
  if (sink !== undefined) {
    const path =
      manner === 'burrow' ? tunnels(from, diagonal).find((tunnel) => tunnel.to === to)!.path : [to];
    sink({
      type: 'move',
      monster: seatLetter(monster),
      from: from === NO_BOX ? null : GRID.name(from),
      to: GRID.name(to),
      manner,
      path: path.map((box) => GRID.name(box)),
      onto: state.floors(to),
    });
  }
  state.place(monster, to);
}
