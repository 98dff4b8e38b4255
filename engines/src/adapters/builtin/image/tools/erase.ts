import { ownFailure } from '../own-failure.ts'
import type { Canvas } from './fill/canvas.ts'
import { fillHole } from './fill/fill-hole.ts'
import { byteAt, type Pixels, readPixels, realAt, resizePixels, writePng } from './pixels.ts'
import { onePicture, pictureOf, type Step, type Tool, within } from './tool.ts'

/** What the mask shows white is taken away, and its surroundings are continued there. */
export const erasePart: Tool = async (request, step) => {
  const picture = await readPixels(pictureOf(request, 'source'))
  const mask = await readPixels(pictureOf(request, 'mask'))
  const fitting = await resizePixels(mask, picture.width, picture.height, 'cubic')
  const hole = grown(
    holeOf(fitting),
    picture,
    Math.ceil(Math.max(picture.width, picture.height) / 400),
  )
  const box = surroundings(hole, picture)
  if (!box) throw ownFailure('tools.nothing_painted')
  step(5)
  fillBox(picture, hole, box, within(step, 5, 95))
  return onePicture(await writePng(picture))
}

function holeOf({ data }: Pixels): Uint8Array {
  return Uint8Array.from({ length: data.length / 4 }, (_, at) =>
    byteAt(data, at * 4) * 0.3 + byteAt(data, at * 4 + 1) * 0.6 + byteAt(data, at * 4 + 2) * 0.1 >
      96 && byteAt(data, at * 4 + 3) > 96
      ? 1
      : 0,
  )
}

/** Painting by hand leaves a rim of what should go. */
function grown(hole: Uint8Array, { width, height }: Pixels, by: number): Uint8Array {
  const across = new Uint8Array(hole.length)
  const all = new Uint8Array(hole.length)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1)
      if (hole[at]) across.fill(1, at - Math.min(by, x), at + Math.min(by, width - 1 - x) + 1)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1)
      if (across[at])
        for (let row = Math.max(0, y - by); row <= Math.min(height - 1, y + by); row += 1)
          all[row * width + x] = 1
  return all
}

type Box = { left: number; top: number; width: number; height: number }

/** The hole with as much around it as is worth looking at. */
function surroundings(hole: Uint8Array, { width, height }: Pixels): Box | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1)
      if (hole[at]) {
        if (x < left) left = x
        if (x > right) right = x
        if (y < top) top = y
        bottom = y
      }
  if (right < 0) return undefined
  const margin = Math.max(96, Math.round(Math.max(right - left, bottom - top) * 1.2))
  left = Math.max(0, left - margin)
  top = Math.max(0, top - margin)
  return {
    left,
    top,
    width: Math.min(width, right + margin + 1) - left,
    height: Math.min(height, bottom + margin + 1) - top,
  }
}

function fillBox(picture: Pixels, hole: Uint8Array, box: Box, step: Step): void {
  const canvas: Canvas = {
    width: box.width,
    height: box.height,
    colours: new Float32Array(box.width * box.height * 3),
    hole: new Uint8Array(box.width * box.height),
    along: new Uint8Array(box.width * box.height).fill(3),
  }
  forBox(picture, box, (from, to) => {
    canvas.hole[to] = byteAt(hole, from)
    for (let channel = 0; channel < 3; channel += 1)
      canvas.colours[to * 3 + channel] = byteAt(picture.data, from * 4 + channel)
  })
  if (!fillHole(canvas, step)) throw ownFailure('tools.too_much_painted')
  forBox(picture, box, (from, to) => {
    if (!canvas.hole[to]) return
    for (let channel = 0; channel < 3; channel += 1)
      picture.data[from * 4 + channel] = realAt(canvas.colours, to * 3 + channel)
  })
}

function forBox({ width }: Pixels, box: Box, visit: (from: number, to: number) => void): void {
  for (let y = 0; y < box.height; y += 1)
    for (let x = 0; x < box.width; x += 1)
      visit((y + box.top) * width + x + box.left, y * box.width + x)
}
