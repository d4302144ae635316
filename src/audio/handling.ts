import { LADDER, type Rung, type SoundClass } from './ladder';

/** How a sound is mixed: like its class, with overrides of its own. */
export type Handling = Omit<Rung, 'loudness' | 'peak'>;

/** Overrides for a sound in a sound map. */
export type Treatment = Partial<Handling> & { readonly class: SoundClass };

/** The class of sounds without an entry. */
const DEFAULT_CLASS: SoundClass = 'moving';

/** How a sound is mixed. @param treatment undefined for a sound without an entry */
export function handlingFrom(treatment: Treatment | undefined): Handling & { readonly class: SoundClass } {
  const name = treatment?.class ?? DEFAULT_CLASS;
  return { ...LADDER[name], ...treatment, class: name };
}
