// Instruments of held waves: saws and squares without the harmonics that would fold back, through filters.
import { createFilter } from './filter.ts'
import { fadeEnd, framesOf, noiseMask, sampleRate, type Voice, whiteNoise } from './voice.ts'

type Shape = 'saw' | 'square'

type Waves = {
  shape: Shape
  /** How many, and how far apart in cents. */
  count: number
  detune: number
  /** In seconds. */
  attackS: number
  releaseS: number
  /** The level it falls to while it is held, and how soon. */
  sustain: number
  decayS: number
  /** Hertz, and how many times more at the attack. */
  cutoff: number
  sweep: number
  sweepS: number
  resonance?: number
  /** Of a sine an octave below, 0 to 1. */
  sub?: number
  vibrato?: number
  /** The throat's two resonances, in hertz. */
  throat?: readonly [number, number]
  level: number
}

/** What rounds the corner of a saw over two samples (polyBLEP). */
function corner(phase: number, step: number): number {
  if (phase < step) {
    const t = phase / step
    return t + t - t * t - 1
  }
  if (phase > 1 - step) {
    const t = (phase - 1) / step
    return t * t + t + t + 1
  }
  return 0
}

function wave(shape: Shape, phase: number, step: number): number {
  const saw = 2 * phase - 1 - corner(phase, step)
  if (shape === 'saw') return saw
  const other = phase + 0.5 >= 1 ? phase - 0.5 : phase + 0.5
  return saw - (2 * other - 1 - corner(other, step))
}

/** Cutoff and vibrato are set again after so many samples. */
const controlFrames = 32

export function waves(sound: Waves): Voice {
  const {
    shape,
    count,
    detune,
    attackS,
    releaseS,
    sustain,
    decayS,
    sub = 0,
    vibrato = 0,
    throat,
  } = sound
  return ({ hz, lengthS, velocity, random }, out) => {
    const frames = framesOf(lengthS + releaseS, out)
    const phases = Float64Array.from({ length: count }, () => random.next())
    const ratios = Float64Array.from({ length: count }, (_, nth) =>
      count === 1 ? 1 : 2 ** (((nth / (count - 1) - 0.5) * detune) / 1200),
    )
    const filter = createFilter(sound.resonance ?? 0.1)
    const upper = createFilter(0.8)
    const held = Math.round(lengthS * sampleRate)
    const level = (sound.level * velocity) / Math.sqrt(count)
    const attack = 1 / (attackS * sampleRate)
    const toSustain = 1 - Math.exp(-1 / (decayS * sampleRate))
    const toNothing = Math.exp(-5 / (releaseS * sampleRate))
    const subTurn = (Math.PI * hz) / sampleRate
    let [gain, isRising, cutoff, bend] = [0, true, sound.cutoff, 1]
    for (let at = 0; at < frames; at += 1) {
      if (at % controlFrames === 0) {
        const seconds = at / sampleRate
        cutoff = Math.min(
          14_000,
          (sound.cutoff + hz) *
            (0.7 + velocity * 0.4) *
            (1 + (sound.sweep - 1) * Math.exp(-seconds / sound.sweepS)),
        )
        bend = vibrato
          ? 1 + vibrato * 0.004 * Math.min(1, seconds * 2) * Math.sin(2 * Math.PI * 5.3 * seconds)
          : 1
      }
      if (at >= held) gain *= toNothing
      else if (isRising) {
        gain += attack
        isRising = gain < 1
      } else gain += (sustain - gain) * toSustain
      let sum = 0
      for (let nth = 0; nth < count; nth += 1) {
        const step = (hz * bend * (ratios[nth] ?? 1)) / sampleRate
        const phase = phases[nth] ?? 0
        sum += wave(shape, phase, step)
        phases[nth] = phase + step >= 1 ? phase + step - 1 : phase + step
      }
      let sample = 0
      if (throat) {
        filter.low(sum, throat[0])
        upper.low(sum, throat[1])
        sample = filter.band() + upper.band() * 0.6
      } else sample = filter.low(sum, cutoff)
      out[at] = (sample + (sub ? sub * 1.4 * Math.sin(subTurn * at * 2 * bend) : 0)) * gain * level
    }
    return fadeEnd(out, frames, Math.min(0.02, releaseS))
  }
}

type Wind = {
  harmonics: readonly number[]
  breath: number
  attackS: number
  vibrato: number
  level: number
}

/** Pipes that are blown: few harmonics, some breath, and a vibrato that comes late. */
export function wind({ harmonics, breath, attackS, vibrato, level }: Wind): Voice {
  return ({ hz, lengthS, velocity, random }, out) => {
    const releaseS = 0.12
    const frames = framesOf(lengthS + releaseS, out)
    const held = Math.round(lengthS * sampleRate)
    const noise = whiteNoise()
    const from = random.int(0, noiseMask)
    const filter = createFilter(0.85)
    const rate = random.range(4.8, 5.6)
    const attack = 1 - Math.exp(-1 / (attackS * 0.4 * sampleRate))
    const release = Math.exp(-5 / (releaseS * sampleRate))
    let [gain, phase, bend] = [0, 0, 1]
    for (let at = 0; at < frames; at += 1) {
      if (at % controlFrames === 0) {
        const seconds = at / sampleRate
        const depth = Math.min(1, Math.max(0, seconds - 0.18) * 3)
        // It comes from a little below.
        bend =
          (1 + vibrato * 0.005 * depth * Math.sin(2 * Math.PI * rate * seconds)) *
          (1 - 0.012 * Math.exp(-seconds / 0.03))
      }
      gain = at >= held ? gain * release : gain + (1 - gain) * attack
      phase += (2 * Math.PI * hz * bend) / sampleRate
      let sample = 0
      for (let nth = 0; nth < harmonics.length; nth += 1) {
        if (hz * (nth + 1) > 15_000) break
        sample += (harmonics[nth] ?? 0) * Math.sin(phase * (nth + 1))
      }
      filter.low(noise[(from + at) & noiseMask] ?? 0, Math.min(9000, hz * 2))
      out[at] = (sample + filter.band() * breath) * gain * level * velocity
    }
    return fadeEnd(out, frames, 0.01)
  }
}

/** Tines that are struck and bend their own tone (frequency modulation). */
export const epiano: Voice = ({ hz, lengthS, velocity }, out) => {
  const ringS = Math.min(4.5, 3.2 * (262 / hz) ** 0.4)
  const frames = framesOf(Math.min(lengthS + 0.3, ringS), out)
  const held = Math.round(lengthS * sampleRate)
  const turn = (2 * Math.PI * hz) / sampleRate
  const tine = hz * 14 < 15_000 ? 14 : 7
  const [slow, quick] = [Math.exp(-5 / (ringS * sampleRate)), Math.exp(-1 / (0.07 * sampleRate))]
  const release = Math.exp(-1 / (0.07 * sampleRate))
  let [gain, bend, bright] = [0.5 * velocity, 1.5 * velocity, 0.14 * velocity]
  for (let at = 0; at < frames; at += 1) {
    const angle = turn * at
    const attack = at < 90 ? at / 90 : 1
    out[at] =
      attack * gain * (Math.sin(angle + bend * Math.sin(angle)) + bright * Math.sin(angle * tine))
    gain *= at < held ? slow : release
    bend *= slow
    bright *= quick
  }
  return fadeEnd(out, frames, 0.03)
}

/** A deep sine that begins with a push. */
export const subBass: Voice = ({ hz, lengthS, velocity }, out) => {
  const frames = framesOf(lengthS + 0.12, out)
  const held = Math.round(lengthS * sampleRate)
  const release = Math.exp(-1 / (0.04 * sampleRate))
  const fall = Math.exp(-1 / (1.8 * sampleRate))
  let [phase, gain] = [0, 0.9 * velocity]
  for (let at = 0; at < frames; at += 1) {
    phase += (2 * Math.PI * hz * (1 + 0.8 * Math.exp(-at / (0.012 * sampleRate)))) / sampleRate
    const sine = Math.sin(phase) * 1.5
    out[at] = (sine / (1 + Math.abs(sine) * 0.5)) * gain * Math.min(1, at / 200)
    gain *= at < held ? fall : release
  }
  return fadeEnd(out, frames, 0.02)
}
