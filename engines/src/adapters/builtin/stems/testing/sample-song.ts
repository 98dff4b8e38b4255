// Songs whose parts are known, to measure with how well they are told apart.

export type Stereo = readonly [left: Float32Array, right: Float32Array]
export type SampleSong = {
  mixture: Stereo
  vocals: Stereo
  drums: Stereo
  bass: Stereo
  chords: Stereo
}

export const songRate = 44_100

/** `width` is how far the chords stand to the sides, 0 to 1. */
export function sampleSong(seconds: number, { drumPan = 0.6, width = 0.9 } = {}): SampleSong {
  const length = Math.round(seconds * songRate)
  const vocals = twice(voice(length))
  const bass = twice(bassLine(length))
  const chords = wideChords(length, width)
  const drums = drumKit(length, drumPan)
  const parts = [vocals, bass, chords, drums]
  const sum = (side: 0 | 1) =>
    Float32Array.from({ length }, (_, n) =>
      parts.reduce((total, part) => total + (part[side][n] as number), 0),
    )
  return { mixture: [sum(0), sum(1)], vocals, bass, chords, drums }
}

/** Signal to distortion of what was estimated, both sides together, in decibels. */
export function sdr(truth: Stereo, estimate: Stereo): number {
  let signal = 0
  let distortion = 0
  for (const side of [0, 1] as const)
    for (const [n, value] of truth[side].entries()) {
      signal += value ** 2
      distortion += (value - (estimate[side][n] as number)) ** 2
    }
  return 10 * Math.log10(signal / distortion)
}

const twice = (mono: Float32Array): Stereo => [mono, mono]

export const noiseFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 31 - 1
  }
}

/** A sung line: harmonics under two formants, with vibrato, and a breath after each note. */
function voice(length: number): Float32Array {
  const notes = [220, 247, 294, 330, 262, 196]
  const out = new Float32Array(length)
  let phase = 0
  for (let n = 0; n < length; n++) {
    const t = n / songRate
    const at = t / 0.75
    const inNote = (at % 1) * 0.75
    const pitch = (notes[Math.floor(at) % notes.length] as number) * (1 + 0.012 * Math.sin(35 * t))
    phase += (2 * Math.PI * pitch) / songRate
    const loud = Math.min(1, inNote / 0.04) * Math.min(1, Math.max(0, (0.6 - inNote) / 0.08))
    if (loud <= 0) continue
    const formants = Math.floor(at) % 2 ? [700, 1200, 2600] : [400, 2000, 2700]
    let value = 0
    for (let h = 1; h * pitch < 6000; h++) {
      const near = formants.reduce((sum, f) => sum + 1 / (1 + ((h * pitch - f) / 180) ** 2), 0.12)
      value += (near / h ** 0.6) * Math.sin(h * phase)
    }
    out[n] = 0.16 * loud * value
  }
  return out
}

function bassLine(length: number): Float32Array {
  const notes = [55, 65.4, 49, 73.4]
  return Float32Array.from({ length }, (_, n) => {
    const t = n / songRate
    const pitch = notes[Math.floor(t) % notes.length] as number
    const turn = 2 * Math.PI * pitch * t
    return 0.14 * Math.exp(-1.2 * (t % 1)) * (Math.sin(turn) + 0.4 * Math.sin(2 * turn))
  })
}

/** Each note of a chord stands elsewhere. */
function wideChords(length: number, width: number): Stereo {
  const chords = [
    [262, 330, 392, 523],
    [220, 262, 330, 440],
    [175, 349, 440, 523],
    [196, 294, 392, 494],
  ]
  const places = [-1, 1, -0.7, 0.8].map((place) => place * width)
  const sides = [new Float32Array(length), new Float32Array(length)] as const
  for (let n = 0; n < length; n++) {
    const t = n / songRate
    for (const [at, pitch] of (chords[Math.floor(t / 1.5) % 4] as number[]).entries()) {
      const turn = 2 * Math.PI * pitch * t + at
      const tone = Math.sin(turn) + 0.5 * Math.sin(2 * turn) + 0.25 * Math.sin(3 * turn)
      pan(sides, { n, value: 0.05 * tone, place: places[at] as number })
    }
  }
  return sides
}

/** A snare on one side and a hat on the other; the bass drum in the middle. */
function drumKit(length: number, place: number): Stereo {
  const noise = noiseFrom(7)
  const sides = [new Float32Array(length), new Float32Array(length)] as const
  let before = 0
  for (let n = 0; n < length; n++) {
    const t = n / songRate
    const white = noise()
    const bright = white - before
    before = white
    const beat = t % 1
    const kick =
      Math.exp(-18 * beat) * Math.sin(2 * Math.PI * (50 + 60 * Math.exp(-30 * beat)) * beat)
    pan(sides, { n, value: 0.25 * kick, place: 0 })
    pan(sides, { n, value: 0.2 * Math.exp(-22 * ((t + 0.5) % 1)) * white, place })
    pan(sides, { n, value: 0.06 * Math.exp(-60 * (t % 0.25)) * bright, place: -place })
  }
  return sides
}

function pan(
  [left, right]: readonly [Float32Array, Float32Array],
  { n, value, place }: { n: number; value: number; place: number },
): void {
  const angle = ((place + 1) * Math.PI) / 4
  left[n] = (left[n] as number) + value * Math.cos(angle) * Math.SQRT2
  right[n] = (right[n] as number) + value * Math.sin(angle) * Math.SQRT2
}
