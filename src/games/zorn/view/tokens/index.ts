import { CONDITIONS, LAND_MARKERS } from './conditions';
import { COURSE, FLAGS, PENNANTS, SEALS } from './course';
import type { TokenDesign } from './design';
import { TREASURES } from './treasures';

/** All tokens by purpose. */
export const TOKEN_GROUPS = {
  condition: CONDITIONS,
  land: LAND_MARKERS,
  treasure: TREASURES,
  seal: SEALS,
  flag: FLAGS,
  pennant: PENNANTS,
  course: COURSE,
} as const;

/** All tokens by model key, such as `condition stunned`. */
export const TOKENS: ReadonlyMap<string, TokenDesign> = new Map(
  Object.entries(TOKEN_GROUPS).flatMap(([group, designs]) =>
    Object.entries<TokenDesign>(designs).map(([name, design]) => [`${group} ${name}`, design] as const),
  ),
);

export type { TokenDesign, TokenFace } from './design';
export { TOKEN_BOX } from './draw';
export { outlinePoints } from './outline';
export { sealPose, TOKEN_THICKNESS, TRACK, thornPose, tokenPose } from './poses';
