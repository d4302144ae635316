/** How many clauses each chapter of a game's rules has. */
export type Law = Readonly<Record<string, number>>;

export const ZORGL_LAW: Law = {
  Z1: 5,
  Z2: 6,
  Z3: 6,
  Z4: 3,
  Z5: 3,
  Z6: 11,
  Z7: 8,
  Z8: 5,
  Z9: 5,
  Z10: 3,
  Z11: 15,
  Z12: 1,
};

export const TETZILLA_LAW: Law = {
  T1: 3,
  T2: 5,
  T3: 5,
  T4: 10,
  T5: 8,
  T6: 7,
  T7: 2,
  T8: 3,
  T9: 5,
  T10: 3,
  T11: 1,
  T12: 4,
};

export const KING_LAW: Law = {
  K1: 5,
  K2: 3,
  K3: 5,
  K4: 3,
  K5: 3,
  K6: 4,
  K7: 4,
  K8: 4,
  K9: 6,
  K10: 6,
  K11: 3,
  K12: 5,
  K13: 5,
  K14: 9,
  K15: 3,
  K16: 6,
  K17: 4,
};

export const ZORN_LAW: Law = {
  N1: 3,
  N2: 7,
  N3: 9,
  N4: 10,
  N5: 9,
  N6: 6,
  N7: 12,
  N8: 6,
  N9: 5,
  N10: 6,
  N11: 6,
  N12: 7,
  N13: 7,
  N14: 6,
  N15: 6,
  N16: 5,
  N17: 5,
  N18: 5,
  N19: 6,
  N20: 6,
  N21: 7,
  N22: 3,
  N23: 8,
  N24: 21,
  N25: 36,
  N26: 3,
  N27: 1,
  N28: 3,
};

/** The numbers of all clauses, in their order. */
export function clausesIn(law: Law): readonly string[] {
  return Object.entries(law).flatMap(([chapter, count]) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${index + 1}`),
  );
}
