// The drums, each of sines that fall and of noise.
import type { DrumName } from '../styles/style.ts'
import { createFilter } from './filter.ts'
import {
  decayOf,
  fadeEnd,
  framesOf,
  noiseMask,
  sampleRate,
  type Voice,
  whiteNoise,
} from './voice.ts'

/** A skin: a sine that falls from one pitch to another. */
type Skin = { fromHz: number; toHz: number; fallS: number; ringS: number; level: number }
/** Noise between two frequencies; `bursts` are hands that do not quite clap together. */
type Hiss = {
  lowHz: number
  highHz: number
  ringS: number
  level: number
  bursts?: number
  attackS?: number
}
/** Metal: high sines that fit no scale. */
type Metal = { hz: number; ringS: number; level: number }
type Drum = { skins?: readonly Skin[]; hisses?: readonly Hiss[]; metal?: Metal }

const drums: { [Name in DrumName]: Drum } = {
  kick: {
    skins: [{ fromHz: 170, toHz: 49, fallS: 0.028, ringS: 0.42, level: 1 }],
    hisses: [{ lowHz: 1500, highHz: 6000, ringS: 0.02, level: 0.25 }],
  },
  snare: {
    skins: [
      { fromHz: 240, toHz: 185, fallS: 0.02, ringS: 0.18, level: 0.5 },
      { fromHz: 360, toHz: 330, fallS: 0.02, ringS: 0.1, level: 0.2 },
    ],
    hisses: [{ lowHz: 1300, highHz: 9500, ringS: 0.24, level: 0.85 }],
  },
  hat: {
    hisses: [{ lowHz: 7500, highHz: 15_000, ringS: 0.07, level: 0.5 }],
    metal: { hz: 420, ringS: 0.06, level: 0.1 },
  },
  openhat: {
    hisses: [{ lowHz: 7000, highHz: 15_000, ringS: 0.42, level: 0.45 }],
    metal: { hz: 420, ringS: 0.4, level: 0.1 },
  },
  ride: {
    hisses: [{ lowHz: 6000, highHz: 13_000, ringS: 0.7, level: 0.16 }],
    metal: { hz: 610, ringS: 1.1, level: 0.2 },
  },
  crash: {
    hisses: [{ lowHz: 3500, highHz: 14_000, ringS: 2, level: 0.5 }],
    metal: { hz: 380, ringS: 1.6, level: 0.1 },
  },
  clap: { hisses: [{ lowHz: 900, highHz: 3600, ringS: 0.2, level: 1.3, bursts: 3 }] },
  shaker: { hisses: [{ lowHz: 5200, highHz: 12_000, ringS: 0.09, level: 0.4, attackS: 0.018 }] },
  brush: { hisses: [{ lowHz: 1800, highHz: 8000, ringS: 0.22, level: 0.4, attackS: 0.03 }] },
  rim: {
    skins: [
      { fromHz: 1720, toHz: 1700, fallS: 0.01, ringS: 0.05, level: 0.5 },
      { fromHz: 520, toHz: 480, fallS: 0.01, ringS: 0.06, level: 0.35 },
    ],
    hisses: [{ lowHz: 2000, highHz: 8000, ringS: 0.015, level: 0.3 }],
  },
  tom: {
    skins: [{ fromHz: 190, toHz: 108, fallS: 0.05, ringS: 0.4, level: 0.85 }],
    hisses: [{ lowHz: 600, highHz: 4000, ringS: 0.05, level: 0.2 }],
  },
  taiko: {
    skins: [
      { fromHz: 120, toHz: 62, fallS: 0.05, ringS: 0.9, level: 0.95 },
      { fromHz: 210, toHz: 150, fallS: 0.03, ringS: 0.3, level: 0.25 },
    ],
    hisses: [{ lowHz: 300, highHz: 2200, ringS: 0.08, level: 0.35 }],
  },
}

export function drum(name: DrumName): Voice {
  const { skins = [], hisses = [], metal } = drums[name]
  const ringS = Math.max(
    ...[...skins, ...hisses, ...(metal ? [metal] : [])].map((part) => part.ringS),
  )
  return ({ velocity, random }, out) => {
    const frames = framesOf(ringS + 0.06, out)
    out.fill(0, 0, frames)
    for (const skin of skins) addSkin(out, frames, skin)
    for (const hiss of hisses) addHiss(out, frames, hiss, random.int(0, noiseMask))
    if (metal) addMetal(out, frames, metal)
    for (let at = 0; at < frames; at += 1) out[at] = (out[at] ?? 0) * velocity
    return fadeEnd(out, frames, 0.01)
  }
}

function addSkin(
  out: Float32Array,
  frames: number,
  { fromHz, toHz, fallS, ringS, level }: Skin,
): void {
  const [decay, fall] = [decayOf(ringS), Math.exp(-1 / (fallS * sampleRate))]
  let [phase, gain, above] = [0, level, fromHz - toHz]
  for (let at = 0; at < frames; at += 1) {
    phase += (2 * Math.PI * (toHz + above)) / sampleRate
    out[at] = (out[at] ?? 0) + Math.sin(phase) * gain * Math.min(1, at / 40)
    gain *= decay
    above *= fall
  }
}

function addHiss(out: Float32Array, frames: number, hiss: Hiss, from: number): void {
  const { lowHz, highHz, ringS, level, bursts = 1, attackS = 0 } = hiss
  const noise = whiteNoise()
  const [upper, lower] = [createFilter(0.1), createFilter(0.1)]
  const decay = decayOf(ringS)
  const attack = Math.max(1, attackS * sampleRate)
  const gap = Math.round(0.011 * sampleRate)
  let gain = level
  for (let at = 0; at < frames; at += 1) {
    lower.low(upper.low(noise[(from + at) & noiseMask] ?? 0, highHz), lowHz)
    out[at] = (out[at] ?? 0) + lower.high() * gain * Math.min(1, at / attack)
    gain *= decay
    if (bursts > 1 && at < gap * bursts) gain = level * (1 - ((at % gap) / gap) * 0.8)
  }
}

const metalRatios = [1, 1.342, 1.2312, 1.6532, 1.9523, 2.1523]

function addMetal(out: Float32Array, frames: number, { hz, ringS, level }: Metal): void {
  const decay = decayOf(ringS)
  for (const ratio of metalRatios) {
    const turn = (2 * Math.PI * Math.min(15_000, hz * ratio * 9)) / sampleRate
    let gain = level * 0.5
    for (let at = 0; at < frames; at += 1) {
      out[at] = (out[at] ?? 0) + Math.sin(turn * at) * gain
      gain *= decay
    }
  }
}
