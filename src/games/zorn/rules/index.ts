export { determinize } from './determinize';
export type { Event } from './event';
export { CARD_ORDERS, CARDS, kindsOfCard } from './facts';
export { AP, AREAS, CAPACITY, MP, TERRAINS, type Terrain } from './map';
export {
  dieChances,
  fightOdds,
  fightOddsOf,
  shotOdds,
  shotOddsOf,
  spellOdds,
  spellOddsOf,
  sumChances,
  testOdds,
  testOddsOf,
} from './odds';
export type * from './position';
export { SEATS } from './position';
export { defaultOf, proposalOf } from './proposals';
export { simulator } from './simulation';
export type { ZornTypes } from './types';
export { isBlight, KIND_OF, UNITS, unitOf } from './units';
export { zorn } from './zorn';
