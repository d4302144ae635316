import type { SoundCue } from '#director';

/** Of the sound of a turn: those whose turn it is hear that it is theirs. */
export const turnOf = (...seats: readonly string[]): Pick<SoundCue, 'own'> => ({
  own: { sound: 'your-turn', seats },
});

/** Of the sound of an end: those who have lost hear a defeat. @param seats all of the game */
export function endFor(winners: readonly string[], seats: readonly string[]): Pick<SoundCue, 'own'> {
  return { own: { sound: 'defeat', seats: seats.filter((seat) => !winners.includes(seat)) } };
}
