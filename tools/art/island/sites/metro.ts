import type { Sculpture } from '../../kit/sculpture';
import type { Vec3 } from '../../kit/vector';
import type { Stage } from '../coats';
import { block, drum, fire, rubble, smoke } from '../things';
import { pane, type Site } from './site';

function carriage(s: Sculpture, stage: Stage, at: Vec3, turn: Vec3): void {
  s.within(at, turn, () => {
    block(s, 'blue', [0, 0.04, 0], [0.58, 0.2, 0.2], [0, 0, 0], [0.97, 0.85]);
    block(s, 'white', [0, 0.235, 0], [0.54, 0.03, 0.15]);
    for (const x of [-0.19, 0, 0.19]) block(s, pane(stage), [x, 0.13, 0.09], [0.13, 0.075, 0.025]);
    block(s, 'yellow', [0, 0.07, 0.098], [0.56, 0.025, 0.012]);
    block(s, 'dark', [0, 0, 0], [0.5, 0.05, 0.17]);
  });
}

/** The railway on its viaduct, with the hall behind. */
export const metro: Site = (s, stage) => {
  const DECK = 0.42;
  if (stage < 2) {
    for (const x of [-0.55, -0.05, 0.48]) {
      if (stage === 1 && x > 0.4) continue;
      block(s, 'concrete', [x, 0, 0.1], [0.13, DECK, 0.3], [0, 0, 0], [0.8, 1]);
    }
    block(s, 'concrete', [stage === 1 ? -0.24 : 0, DECK, 0.1], [stage === 1 ? 0.9 : 1.4, 0.07, 0.5]);
    for (const z of [0.08, 0.24])
      block(s, 'iron', [stage === 1 ? -0.24 : 0, DECK + 0.07, z], [stage === 1 ? 0.96 : 1.4, 0.025, 0.022]);
    // The hall behind.
    block(s, 'brick', [-0.1, 0, -0.27], [1.1, 0.86, 0.28]);
    for (const x of [-0.5, -0.3, -0.1, 0.1, 0.3]) block(s, pane(stage), [x, 0.58, -0.13], [0.11, 0.17, 0.02]);
    block(s, 'roof', [-0.1, 0.86, -0.24], [1.2, 0.06, 0.4]);
    drum(s, 'brick', [0.34, 0.9, -0.27], 0.13, stage === 1 ? 0.14 : 0.36, 0.12, 8);
    if (stage === 0) {
      drum(s, 'roof', [0.34, 1.26, -0.27], 0.16, 0.2, 0.01, 8);
      drum(s, pane(stage), [0.34, 1.1, -0.15], 0.075, 0.02, 0.075, 12, [90, 0, 0]);
      carriage(s, stage, [-0.33, DECK + 0.085, 0.16], [0, 0, 0]);
      carriage(s, stage, [0.3, DECK + 0.085, 0.16], [0, 0, 0]);
    } else {
      carriage(s, stage, [-0.36, DECK + 0.085, 0.16], [0, 4, 0]);
      carriage(s, stage, [0.32, 0.24, 0.2], [0, 8, -40]);
      s.within([0.46, 0, 0.12], [0, 0, 0], () =>
        block(s, 'concrete', [0, 0.03, 0], [0.5, 0.07, 0.46], [0, 0, -22]),
      );
      rubble(s, 11, [0.45, 0, 0.15], [0.22, 0.25], 14, ['concrete', 'brick', 'charred']);
      fire(s, [0.28, 1.02, -0.2], 0.2);
      smoke(s, [0.32, 1.28, -0.3], 0.11);
    }
  } else {
    block(s, 'concrete', [-0.55, 0, 0.1], [0.13, 0.36, 0.3], [0, 0, 8]);
    block(s, 'concrete', [-0.1, 0.06, 0.12], [0.8, 0.07, 0.46], [0, 4, -16]);
    block(s, 'brick', [-0.45, 0, -0.3], [0.3, 0.4, 0.2], [0, 0, 4]);
    rubble(s, 12, [0.02, 0, -0.05], [0.6, 0.36], 38, ['brick', 'concrete', 'charred', 'roof'], 0.16);
    s.within([0.33, 0.0, 0.2], [0, 20, 62], () => carriage(s, stage, [0.2, 0, 0], [0, 0, 0]));
    fire(s, [-0.28, 0.2, 0.22], 0.13);
  }
};
