// One frame as the camera sees the plate. Near things move more than far ones, and only ever stretch: places are looked up from the frame
// to the plate, so that no hole can open.
import type { Pose } from '../camera/pose.ts'
import { nearnessAt } from '../plate/nearness.ts'
import type { Plate } from '../plate/plate.ts'
import type { Frame } from './frame.ts'

/** Pixels between places that are worked out; between them the way is straight. */
const cell = 16
/** How much more the nearest moves than the middle, and the farthest less. */
const depthOfMove = 0.36
const depthOfZoom = 0.3
/** To the side the camera also goes closer, so that less lies beyond the picture's edges. */
const closerAside = 0.5

/** Which place of the plate each corner of the frame's cells shows, in plate pixels. */
type Grid = { columns: number; x: Float64Array; y: Float64Array }

export function shoot(plate: Plate, pose: Pose, frame: Frame): void {
  const grid = gridOf(plate, pose, frame)
  shootPlane({ plane: plate.luma, width: plate.width, height: plate.height }, grid, frame.luma, {
    width: frame.width,
    height: frame.height,
    step: 1,
  })
  const [width, height] = [plate.width >> 1, plate.height >> 1]
  const half = { width: frame.width >> 1, height: frame.height >> 1, step: 2 }
  shootPlane({ plane: plate.blue, width, height }, grid, frame.blue, half)
  shootPlane({ plane: plate.red, width, height }, grid, frame.red, half)
}

function gridOf(plate: Plate, pose: Pose, { width, height }: Frame): Grid {
  const columns = Math.ceil(width / cell) + 1
  const rows = Math.ceil(height / cell) + 1
  const grid: Grid = {
    columns,
    x: new Float64Array(columns * rows),
    y: new Float64Array(columns * rows),
  }
  const { home } = plate
  const closer = 1 + closerAside * (Math.abs(pose.x) + Math.abs(pose.y) + Math.abs(pose.swing))
  const middle = Math.exp(-pose.zoom) / closer
  for (let row = 0, at = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1, at += 1) {
      const across = (column * cell + 0.5) / width - 0.5
      const down = (row * cell + 0.5) / height - 0.5
      const seenX = home.left + (0.5 + pose.x + across * middle) * home.width
      const seenY = home.top + (0.5 + pose.y + down * middle) * home.height
      const near = nearnessAt(plate.nearness, seenX / plate.width, seenY / plate.height) * 2 - 1
      const size = Math.exp(-pose.zoom * (1 + depthOfZoom * near)) / closer
      const more = 1 + depthOfMove * near
      const x = 0.5 + pose.x * more + pose.swing * near + across * size
      const y = 0.5 + pose.y * more + down * size
      grid.x[at] = home.left + x * home.width - 0.5
      grid.y[at] = home.top + y * home.height - 0.5
    }
  return grid
}

const one = 65536
const bound = (value: number, max: number) => (value < 0 ? 0 : Math.min(value, max))

/** `step` is how many pixels of the frame one of this plane stands for, to each side. */
function shootPlane(
  from: { plane: Uint8Array; width: number; height: number },
  grid: Grid,
  to: Uint8Array,
  { width, height, step }: { width: number; height: number; step: number },
): void {
  const { plane, width: stride } = from
  const [maxX, maxY] = [(stride - 2) * one, (from.height - 2) * one]
  const places = cell / step
  // The middle of a pixel that stands for several lies between theirs.
  const aside = (step - 1) / 2
  const scale = one / step
  const shift = (aside / step) * one
  for (let y = 0; y < height; y += 1) {
    const row = (y * step + aside) / cell
    const upper = Math.floor(row)
    const share = row - upper
    const line = upper * grid.columns
    for (let column = 0; column * places < width; column += 1) {
      const at = line + column
      const leftX = between(grid.x, at, grid.columns, share)
      const leftY = between(grid.y, at, grid.columns, share)
      const wayX = (between(grid.x, at + 1, grid.columns, share) - leftX) / cell
      const wayY = (between(grid.y, at + 1, grid.columns, share) - leftY) / cell
      let x = Math.round((leftX + wayX * aside) * scale - shift)
      let y16 = Math.round((leftY + wayY * aside) * scale - shift)
      const stepX = Math.round(wayX * one)
      const stepY = Math.round(wayY * one)
      const last = Math.min(width, (column + 1) * places)
      for (let out = y * width + column * places; out < y * width + last; out += 1) {
        const px = bound(x, maxX)
        const py = bound(y16, maxY)
        const place = (py >> 16) * stride + (px >> 16)
        const dx = (px >> 8) & 255
        const dy = (py >> 8) & 255
        const top = (plane[place] as number) * (256 - dx) + (plane[place + 1] as number) * dx
        const low =
          (plane[place + stride] as number) * (256 - dx) +
          (plane[place + stride + 1] as number) * dx
        to[out] = (top * (256 - dy) + low * dy + 32768) >> 16
        x += stepX
        y16 += stepY
      }
    }
  }
}

const between = (values: Float64Array, at: number, below: number, share: number): number =>
  (values[at] as number) * (1 - share) + (values[at + below] as number) * share
