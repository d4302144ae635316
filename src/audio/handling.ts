import { LADDER, type Rung, type SoundClass } from './ladder';

/** How a sound is treated beside others: like its class, but for what is said of it alone. */
export type Handling = Omit<Rung, 'loudness' | 'peak'>;

/** What a map says of a sound. */
export type Treatment = Partial<Handling> & { readonly class: SoundClass };

/** The class of sounds of which nothing is said. */
const DEFAULT_CLASS: SoundClass = 'moving';

/** How a sound is treated. @param treatment undefined for one of which nothing is said */
export function handlingFrom(treatment: Treatment | undefined): Handling & { readonly class: SoundClass } {
  const name = treatment?.class ?? DEFAULT_CLASS;
  return { ...LADDER[name], ...treatment, class: name };
}
