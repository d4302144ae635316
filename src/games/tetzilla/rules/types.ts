import type { Action } from './action';
import type { Event } from './event';
import type { Outcome, Position, Seat, SetupOptions, View } from './position';

/** The types of TetZilla for the Game contract. */
export interface TetzillaTypes {
  readonly Seat: Seat;
  readonly Options: SetupOptions;
  readonly Position: Position;
  readonly Action: Action;
  readonly Event: Event;
  readonly View: View;
  readonly SeenAction: Action;
  readonly Outcome: Outcome;
}
