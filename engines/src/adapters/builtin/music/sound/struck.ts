// What is struck: partials that each ring and die away by themselves.
import {
  decayOf,
  fadeEnd,
  framesOf,
  noiseMask,
  sampleRate,
  type Voice,
  whiteNoise,
} from './voice.ts'

/** A partial: its frequency over the tone's own, its level, and how long it rings compared with the lowest. */
type Partial = readonly [ratio: number, level: number, ring: number]

type Strike = {
  partials(hz: number, velocity: number): readonly Partial[]
  /** Until the lowest is 60 dB lower, in seconds. */
  ringS(hz: number): number
  /** How long it rings after it was let go, in seconds. */
  releaseS: number
  /** The knock of it, 0 to 1. */
  knock: number
}

export function struck({ partials, ringS, releaseS, knock }: Strike): Voice {
  return ({ hz, lengthS, velocity, random }, out) => {
    const t60 = ringS(hz)
    const frames = framesOf(Math.min(lengthS + releaseS, t60), out)
    out.fill(0, 0, frames)
    for (const [ratio, level, ring] of partials(hz, velocity)) {
      if (hz * ratio > 16_000) continue
      addPartial(out, frames, { hz: hz * ratio, level: level * velocity, ringS: t60 * ring })
    }
    addKnock(out, frames, knock * velocity, random.int(0, noiseMask))
    release(out, frames, lengthS, releaseS)
    return fadeEnd(out, frames, Math.min(0.05, lengthS))
  }
}

function addPartial(
  out: Float32Array,
  max: number,
  { hz, level, ringS }: { hz: number; level: number; ringS: number },
): void {
  const decay = decayOf(ringS)
  const turn = (2 * Math.PI * hz) / sampleRate
  const [one, two] = [2 * decay * Math.cos(turn), decay * decay]
  // Until it is 66 dB under full level.
  const frames = Math.min(
    max,
    Math.max(0, Math.ceil(Math.log(0.0005 / Math.max(level, 1e-9)) / Math.log(decay))),
  )
  let before = 0
  let now = level * decay * Math.sin(turn)
  for (let at = 1; at < frames; at += 1) {
    out[at] = (out[at] ?? 0) + now
    const next = one * now - two * before
    before = now
    now = next
  }
}

function addKnock(out: Float32Array, frames: number, level: number, from: number): void {
  if (level === 0) return
  const noise = whiteNoise()
  const decay = decayOf(0.05)
  let [gain, low] = [level, 0]
  for (let at = 0; at < Math.min(frames, 2500); at += 1) {
    low += 0.12 * ((noise[(from + at) & noiseMask] ?? 0) - low)
    out[at] = (out[at] ?? 0) + low * gain
    gain *= decay
  }
}

function release(out: Float32Array, frames: number, lengthS: number, releaseS: number): void {
  const decay = decayOf(releaseS)
  let gain = 1
  for (let at = Math.round(lengthS * sampleRate); at < frames; at += 1) {
    out[at] = (out[at] ?? 0) * gain
    gain *= decay
  }
}

/** Stiff strings: high partials are a little sharp, short, and only there when struck hard. */
export const piano = struck({
  partials(hz, velocity) {
    const stiffness = 0.00025 + (hz / 4000) ** 2 * 0.002
    const softness = 1.15 + (1 - velocity) * 0.9 + hz / 2500
    const list: Partial[] = []
    for (let nth = 1; nth <= 11 && nth * hz < 9000; nth += 1) {
      const ratio = nth * Math.sqrt(1 + stiffness * nth * nth)
      const level = 0.52 * nth ** -softness * (nth % 7 === 0 ? 0.4 : 1)
      const ring = 1 / (1 + (nth - 1) * 0.33)
      list.push([ratio, level * 0.62, ring])
      // The second string of the key, not quite in tune.
      if (nth <= 5) list.push([ratio * 1.0007, level * 0.38, ring * 1.4])
    }
    return list
  },
  ringS: (hz) => Math.min(7, 5.5 * (262 / hz) ** 0.65),
  releaseS: 0.35,
  knock: 0.25,
})

export const bells = struck({
  partials: (_hz, velocity) => [
    [1, 0.4, 1],
    [2.0, 0.22, 0.8],
    [2.76, 0.16 * velocity, 0.5],
    [4.1, 0.1 * velocity, 0.35],
    [5.4, 0.07 * velocity, 0.25],
  ],
  ringS: (hz) => Math.min(4, 3 * (523 / hz) ** 0.4),
  releaseS: 1.8,
  knock: 0.03,
})

export const marimba = struck({
  partials: () => [
    [1, 0.6, 1],
    [3.93, 0.2, 0.35],
    [9.2, 0.07, 0.15],
  ],
  ringS: (hz) => 1.3 * (262 / hz) ** 0.5,
  releaseS: 0.6,
  knock: 0.2,
})
