/** Search range of voices, hertz. */
const LOWEST = 55;
const HIGHEST = 800;
/** Window of the autocorrelation and hop size, seconds. */
const WINDOW = 0.045;
const STEP = 0.02;
/** The pitch is the first period whose score is at least this fraction of the best. */
const NEARLY = 0.92;

/** Pitch of a voice at one moment. */
export interface Voiced {
  /** Hertz. */
  readonly pitch: number;
  /** Harmonics-to-noise ratio after Boersma, dB. */
  readonly clear: number;
}

/** Pitch and harmonicity of a voice over time, without silence. @param rate sample rate */
export function voicedMoments(signal: Float32Array, rate: number): Voiced[] {
  const width = Math.round(WINDOW * rate);
  const step = Math.round(STEP * rate);
  const [shortest, longest] = [Math.floor(rate / HIGHEST), Math.ceil(rate / LOWEST)];
  const loudest = signal.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const moments: Voiced[] = [];
  for (let start = 0; start + width + longest < signal.length; start += step) {
    const likeness = new Float64Array(longest + 1);
    let own = 0;
    for (let index = start; index < start + width; index++) own += signal[index]! ** 2;
    if (own < width * (0.05 * loudest) ** 2) continue;
    let other = own;
    for (let lag = 1; lag <= longest; lag++) {
      other += signal[start + width + lag - 1]! ** 2 - signal[start + lag - 1]! ** 2;
      if (lag < shortest) continue;
      let both = 0;
      for (let index = start; index < start + width; index += 2)
        both += signal[index]! * signal[index + lag]!;
      likeness[lag] = (2 * both) / Math.sqrt(own * other);
    }
    const best = Math.max(...likeness);
    let lag = shortest + 1;
    while (lag < longest && !(likeness[lag]! >= NEARLY * best && likeness[lag]! >= likeness[lag + 1]!)) lag++;
    const share = Math.min(0.9999, Math.max(0.0001, best));
    moments.push({ pitch: rate / lag, clear: 10 * Math.log10(share / (1 - share)) });
  }
  return moments;
}
