import { useMemo } from 'react';
import { Board, type BoardProps, useDetailReady, useTier } from '#stage';
import { CityGround } from './CityGround';
import { STREET_LEVEL } from './ground/measures';
import { someOf, streetPlan } from './street/plan';
import { StreetFurniture } from './street/StreetFurniture';

export interface CityBoardProps extends Omit<BoardProps, 'edge' | 'children'> {
  /**
   * For each box, whether a house stands there at the start; row by row from the north-west. Determines the street
   * furniture.
   */
  readonly built?: readonly boolean[];
}

/** A city board: a lot with a pavement in each box, and streets between them. */
export function CityBoard({ built, ...board }: CityBoardProps) {
  const { columns, rows } = board;
  const { decoration } = useTier();
  const fine = useDetailReady('missing');
  const items = useMemo(
    () => (built === undefined || !fine ? [] : someOf(streetPlan(columns, rows, built), decoration)),
    [columns, rows, built, decoration, fine],
  );
  return (
    <Board {...board} edge={STREET_LEVEL}>
      <CityGround columns={columns} rows={rows} items={items} />
      {items.length > 0 && <StreetFurniture items={items} />}
    </Board>
  );
}
