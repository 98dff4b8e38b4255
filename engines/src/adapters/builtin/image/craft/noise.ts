// Gradient noise: the ground of clouds, ridges, water and paper.
import { createRandom } from './random.ts'

export type Noise = {
  /** Smooth, about -1 to 1. */
  at(x: number, y: number): number
  /** Octaves of it, each finer and weaker; about -1 to 1. */
  fbm(x: number, y: number, octaves: number): number
  /** With sharp crests, 0 to 1. */
  ridged(x: number, y: number, octaves: number): number
}

const directions = 16
const directionX = Float64Array.from({ length: directions }, (_, at) =>
  Math.cos((at / directions) * 2 * Math.PI),
)
const directionY = Float64Array.from({ length: directions }, (_, at) =>
  Math.sin((at / directions) * 2 * Math.PI),
)

export function createNoise(seed: number, name = ''): Noise {
  const table = shuffledTable(seed, name)
  const corner = (cell: number, x: number, y: number) => {
    const way = (table[cell] as number) & (directions - 1)
    return (directionX[way] as number) * x + (directionY[way] as number) * y
  }
  const at = (x: number, y: number) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const dx = x - left
    const dy = y - top
    const fadeX = dx * dx * dx * (dx * (dx * 6 - 15) + 10)
    const fadeY = dy * dy * dy * (dy * (dy * 6 - 15) + 10)
    const a = (table[left & 255] as number) + (top & 255)
    const b = (table[(left + 1) & 255] as number) + (top & 255)
    const upper = corner(a, dx, dy)
    const upperRight = corner(b, dx - 1, dy)
    const lower = corner(a + 1, dx, dy - 1)
    const lowerRight = corner(b + 1, dx - 1, dy - 1)
    const first = upper + (upperRight - upper) * fadeX
    const second = lower + (lowerRight - lower) * fadeX
    return (first + (second - first) * fadeY) * 1.45
  }
  const fbm = (x: number, y: number, octaves: number) => {
    let sum = 0
    let weight = 0.5
    let scale = 1
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += weight * at(x * scale + octave * 17.3, y * scale - octave * 9.7)
      weight *= 0.5
      scale *= 2.03
    }
    return sum
  }
  const ridged = (x: number, y: number, octaves: number) => {
    let sum = 0
    let weight = 0.5
    let scale = 1
    let last = 1
    for (let octave = 0; octave < octaves; octave += 1) {
      const crest = 1 - Math.abs(at(x * scale + octave * 31.1, y * scale + octave * 5.9))
      last = crest * crest * (0.4 + 0.6 * last)
      sum += weight * last
      weight *= 0.5
      scale *= 2.1
    }
    return sum
  }
  return { at, fbm, ridged }
}

function shuffledTable(seed: number, name: string): Uint8Array {
  const random = createRandom(seed, `noise ${name}`)
  const order = Array.from({ length: 256 }, (_, at) => at)
  for (let at = 255; at > 0; at -= 1) {
    const other = random.int(0, at)
    const kept = order[at] as number
    order[at] = order[other] as number
    order[other] = kept
  }
  // Long enough that a row's number plus a column's never runs out of it.
  return Uint8Array.from({ length: 768 }, (_, at) => order[at & 255] as number)
}
