// Banks of fog that drift before the picture, thickest low down.
import { clamp } from '../../image/craft/colour.ts'
import { createNoise } from '../../image/craft/noise.ts'
import type { Pose } from '../camera/pose.ts'
import type { Frame } from '../frames/frame.ts'

export type Fog = { draw(frame: Frame, seconds: number, pose: Pose): void }

const cell = 16
const light = 214
/** Frames a second. */
const drift = 0.045

export function createFog(seed: number, cycleS: number | null): Fog {
  const noise = createNoise(seed, 'film fog')
  const bank = (x: number, y: number, seconds: number) =>
    noise.fbm((x - drift * seconds) * 2.6, y * 3.4 + seconds * 0.03, 4)
  // Within a cycle one drift fades into the same drift a cycle earlier, and so comes back to where it began.
  const density = (x: number, y: number, seconds: number) => {
    if (cycleS === null) return bank(x, y, seconds)
    const now = seconds % cycleS
    const share = now / cycleS
    return bank(x, y, now) * (1 - share) + bank(x, y, now - cycleS) * share
  }
  return {
    draw(frame, seconds, pose) {
      const ratio = frame.width / frame.height
      veil(frame, (x, y) => {
        const level = 0.16 + 0.42 * clamp(y * 1.25)
        const much = density((x + pose.x * 1.3) * ratio, y + pose.y * 1.3, seconds)
        return clamp(level * (0.75 + 1.1 * much), 0, 0.82)
      })
    },
  }
}

/** `strengthAt` a place in frame sizes says how much of the picture is hidden, 0 to 1. */
function veil(frame: Frame, strengthAt: (x: number, y: number) => number): void {
  const { width, height } = frame
  const columns = Math.ceil(width / cell) + 1
  const rows = Math.ceil(height / cell) + 1
  const grid = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      grid[row * columns + column] = strengthAt((column * cell) / width, (row * cell) / height)
  veilPlane(frame.luma, { width, height, to: light, step: 1 }, grid, columns)
  const half = { width: width >> 1, height: height >> 1, to: 128, step: 2 }
  veilPlane(frame.blue, half, grid, columns)
  veilPlane(frame.red, half, grid, columns)
}

function veilPlane(
  plane: Uint8Array,
  { width, height, to, step }: { width: number; height: number; to: number; step: number },
  grid: Float32Array,
  columns: number,
): void {
  const places = cell / step
  for (let y = 0; y < height; y += 1) {
    const row = y / places
    const upper = Math.floor(row)
    const share = row - upper
    for (let column = 0; column * places < width; column += 1) {
      const at = upper * columns + column
      const left = grid[at] as number
      const right = grid[at + 1] as number
      const from = left + ((grid[at + columns] as number) - left) * share
      const till = right + ((grid[at + columns + 1] as number) - right) * share
      const way = (till - from) / places
      let strength = from
      const last = y * width + Math.min(width, (column + 1) * places)
      for (let out = y * width + column * places; out < last; out += 1) {
        const under = plane[out] as number
        plane[out] = under + (to - under) * strength + 0.5
        strength += way
      }
    }
  }
}
