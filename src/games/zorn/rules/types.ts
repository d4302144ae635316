import type { Action } from './action';
import type { Event } from './event';
import type { SetupOptions } from './options';
import type { Outcome, Position, Seat, View } from './position';

/** Type parameters of the Game contract. */
export interface ZornTypes {
  readonly Seat: Seat;
  readonly Options: SetupOptions;
  readonly Position: Position;
  readonly View: View;
  readonly Action: Action;
  readonly SeenAction: Action;
  readonly Event: Event;
  readonly Outcome: Outcome;
}
