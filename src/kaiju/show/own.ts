import type { SoundCue } from '#director';

/** Turn sound: players whose turn it is hear a version of their own. */
export const turnOf = (...seats: readonly string[]): Pick<SoundCue, 'own'> => ({
  own: { sound: 'your-turn', seats },
});

/** End sound: players who have lost hear a defeat. @param seats all seats of the game */
export function endFor(winners: readonly string[], seats: readonly string[]): Pick<SoundCue, 'own'> {
  return { own: { sound: 'defeat', seats: seats.filter((seat) => !winners.includes(seat)) } };
}
