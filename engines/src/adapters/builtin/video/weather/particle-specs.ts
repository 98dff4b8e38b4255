import type { Weather } from '../film-terms.ts'

export type ParticleKind = Exclude<Weather, 'none' | 'fog'>

export type ParticleSpec = {
  count: number
  colours: readonly (readonly [red: number, green: number, blue: number])[]
  /** How far the farthest and the nearest reach from their middle, in shorter sides of the frame; of rain, how long drops are. */
  small: number
  large: number
  /** Frames a second to the right and down. */
  across: number
  down: number
  /** How far to each side, in frames, and how often a second. */
  sway: number
  swayRate: number
  /** How often a second it turns or twinkles, how thin turning makes it and how dark twinkling, 0 to 1. */
  flutterRate: number
  turning: number
  twinkle: number
  /** How far its light reaches, in sizes of its own; 0 for what has none. */
  glow: number
  /** 0 to 1. */
  strength: number
}

const plain = { turning: 0, twinkle: 0, glow: 0, flutterRate: 0.5 } as const

export const particleSpecs: Record<ParticleKind, ParticleSpec> = {
  snow: {
    ...plain,
    count: 420,
    colours: [[255, 255, 255]],
    small: 0.0028,
    large: 0.0105,
    across: 0.025,
    down: 0.13,
    sway: 0.014,
    swayRate: 0.3,
    strength: 0.92,
  },
  rain: {
    ...plain,
    count: 480,
    colours: [[214, 224, 236]],
    small: 0.03,
    large: 0.085,
    across: -0.2,
    down: 1.5,
    sway: 0,
    swayRate: 0,
    strength: 0.42,
  },
  petals: {
    ...plain,
    count: 90,
    small: 0.0055,
    large: 0.016,
    across: 0.05,
    down: 0.11,
    colours: [
      [255, 205, 220],
      [250, 178, 202],
      [255, 226, 233],
    ],
    sway: 0.03,
    swayRate: 0.25,
    turning: 0.6,
    flutterRate: 0.8,
    strength: 0.95,
  },
  fireflies: {
    ...plain,
    count: 60,
    small: 0.0035,
    large: 0.007,
    across: 0.008,
    down: -0.012,
    glow: 6.5,
    colours: [
      [240, 255, 130],
      [255, 236, 120],
    ],
    sway: 0.05,
    swayRate: 0.14,
    twinkle: 1,
    flutterRate: 0.45,
    strength: 0.95,
  },
  sparks: {
    ...plain,
    count: 110,
    small: 0.0022,
    large: 0.0055,
    across: 0.03,
    down: -0.3,
    glow: 5,
    colours: [
      [255, 170, 60],
      [255, 120, 40],
      [255, 214, 120],
    ],
    sway: 0.025,
    swayRate: 0.7,
    twinkle: 0.8,
    flutterRate: 2.2,
    strength: 0.95,
  },
}
