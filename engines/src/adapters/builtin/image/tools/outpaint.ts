import { ownFailure } from '../own-failure.ts'
import type { Canvas } from './fill/canvas.ts'
import { fillHole } from './fill/fill-hole.ts'
import { blankPixels, byteAt, type Pixels, readPixels, realAt, writePng } from './pixels.ts'
import {
  numberOf,
  onePicture,
  pictureOf,
  type Tool,
  type ToolRequest,
  within,
  wordOf,
} from './tool.ts'

export const longestOutpainted = 6144

type Sides = { left: number; right: number; up: number; down: number }

/** Continues the picture beyond its edges. With a `ratio` the sides are as far as it needs; without, as they were given. */
export const outpaintPicture: Tool = async (request, step) => {
  const picture = await readPixels(pictureOf(request, 'source'))
  const sides = sidesOf(request, picture)
  const width = picture.width + sides.left + sides.right
  const height = picture.height + sides.up + sides.down
  if (width === picture.width && height === picture.height) throw ownFailure('tools.same_shape')
  if (Math.max(width, height) > longestOutpainted)
    throw ownFailure('tools.too_large', { width, height, most: longestOutpainted })
  const canvas = place(picture, sides, width, height)
  step(5)
  if (!fillHole(canvas, within(step, 5, 95))) throw ownFailure('tools.too_small')
  return onePicture(await writePng(toPixels(canvas, picture, sides)))
}

function sidesOf(request: ToolRequest, { width, height }: Pixels): Sides {
  const [across, down] = wordOf(request, 'ratio', 'none').split(':').map(Number)
  if (!across || !down)
    return {
      left: numberOf(request, 'left', 0),
      right: numberOf(request, 'right', 0),
      up: numberOf(request, 'up', 0),
      down: numberOf(request, 'down', 0),
    }
  const wider = Math.max(0, Math.round((height * across) / down) - width)
  const higher = wider ? 0 : Math.max(0, Math.round((width * down) / across) - height)
  return {
    left: wider >> 1,
    right: wider - (wider >> 1),
    up: higher >> 1,
    down: higher - (higher >> 1),
  }
}

function place(picture: Pixels, sides: Sides, width: number, height: number): Canvas {
  const canvas: Canvas = {
    width,
    height,
    colours: new Float32Array(width * height * 3),
    hole: new Uint8Array(width * height),
    along: new Uint8Array(width * height),
  }
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const fromX = x - sides.left
      const fromY = y - sides.up
      const beside = fromX < 0 || fromX >= picture.width
      const above = fromY < 0 || fromY >= picture.height
      if (beside || above) {
        canvas.hole[at] = 1
        canvas.along[at] = beside && above ? 3 : beside ? 1 : 2
        continue
      }
      const from = (fromY * picture.width + fromX) * 4
      const share = byteAt(picture.data, from + 3) / 255
      for (let channel = 0; channel < 3; channel += 1)
        canvas.colours[at * 3 + channel] =
          byteAt(picture.data, from + channel) * share + 255 * (1 - share)
    }
  return canvas
}

function toPixels({ width, height, colours }: Canvas, picture: Pixels, sides: Sides): Pixels {
  const made = blankPixels(width, height)
  for (let at = 0; at < width * height; at += 1) {
    for (let channel = 0; channel < 3; channel += 1)
      made.data[at * 4 + channel] = realAt(colours, at * 3 + channel)
    made.data[at * 4 + 3] = 255
  }
  for (let y = 0; y < picture.height; y += 1) {
    const from = y * picture.width * 4
    const row = picture.data.subarray(from, from + picture.width * 4)
    for (let at = 3; at < row.length; at += 4) if (row[at] !== 255) return made
    made.data.set(row, ((y + sides.up) * width + sides.left) * 4)
  }
  return made
}
