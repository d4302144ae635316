import { visitDecals } from '#director';
import type { TableSource } from '#module';
import type { TableParts } from './parts';

/** What the table of a session shows now. */
export function sessionSource({ session, table }: Pick<TableParts, 'session' | 'table'>): TableSource {
  const { director } = session;
  return {
    get speed() {
      return director.speed;
    },
    sample: (out) => director.sample(out),
    visitActiveCues: (visit) => director.visitActiveCues(visit),
    visitDecals: (visit) => visitDecals(table.decals(session.table), director.current, director.time, visit),
  };
}
