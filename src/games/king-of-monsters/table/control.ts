import type { KingTypes } from '#king-of-monsters/rules';
import type { Table } from '#king-of-monsters/view';
import { type ActionControl, useLegalActions } from '#module';
import type { Session } from '#session';

/** What the person at the device may do now. */
export type KingControl = ActionControl<KingTypes>;

const noTarget = () => null;

/** A hook: what the person at the device may do now, begun anew with each view. */
export const useControl = (session: Session<KingTypes, Table>): KingControl =>
  useLegalActions(session, noTarget);
