import { TableTop } from '#stage';

/** The table. */
export function Setting() {
  return <TableTop mats={[]} />;
}
