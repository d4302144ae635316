import { at, type Sketch } from './sketch';

/** All eight heroes about the King, with full hands: nothing has more to be chosen from, whoever chooses. */
export const AROUND_THE_KING: Omit<Sketch, 'stack'> = {
  king: { zone: 'airstrip', hand: ['R4', 'G0', 'Y3', 'Y8', 'B8'] },
  heroes: {
    artemis: at('airstrip', ['R1', 'R2', 'B7', 'G2', 'Y6']),
    dynamo: at('airstrip', ['R3', 'R5', 'G5', 'G6', 'Y3']),
    brick: at('airstrip', ['G4', 'Y7', 'B9', 'B2']),
    grey: at('airstrip', ['R7', 'G8', 'G9', 'Y1', 'Y5']),
    anvil: at('airstrip', ['R8', 'R6', 'Y4', 'B1', 'B4']),
    ibis: at('airstrip', ['Y2', 'Y9', 'B6', 'B3', 'G3']),
    bamf: at('airstrip', ['R9', 'G1', 'G7', 'B5']),
    ninja: at('airstrip', ['R0', 'Y0', 'B0']),
  },
  destroyed: ['lines', 'motorpool', 'metro'],
  chart: { R: 'R2 R3', G: 'G2 G6^ R1^ G4', Y: 'Y2/Y8 Y5', B: 'B6 B7' },
};
