// The picture that the camera goes over: larger than what is seen at first, with more of it on every side, and how near its parts are.
import { clamp } from '../../image/craft/colour.ts'
import { type Matrix, matrixOf, toTone } from '../frames/frame.ts'
import { type Nearness, nearnessOf } from './nearness.ts'

/** Red, green, blue of each pixel, row by row. */
export type Picture = { width: number; height: number; data: Uint8Array }

export type Plate = {
  width: number
  height: number
  /** As in frames: brightness, and colour differences at half the size. */
  luma: Uint8Array
  blue: Uint8Array
  red: Uint8Array
  /** What is seen at first. */
  home: { left: number; top: number; width: number; height: number }
  nearness: Nearness
}

/** Plate pixels for each pixel of a frame, so that it is still sharp from closer. */
const finer = 1.2
/** What there is on every side, in sizes of what is seen at first. */
const margin = 0.32

export const homeSize = (width: number, height: number): { width: number; height: number } => ({
  width: even(width * finer),
  height: even(height * finer),
})

const even = (value: number) => Math.max(2, Math.round(value / 2) * 2)

/**
 * `picture` shows what is seen at first with `around` of its size more on every side; beyond its edges it is mirrored. `horizon` is how
 * far down what is seen at first the ground begins, 0 to 1.
 */
export function createPlate(
  picture: Picture,
  frame: { width: number; height: number },
  { around, horizon }: { around: number; horizon: number },
): Plate {
  const matrix = matrixOf(frame.height, frame.width)
  const inner = homeSize(frame.width, frame.height)
  const left = even(inner.width * margin)
  const top = even(inner.height * margin)
  const width = inner.width + 2 * left
  const height = inner.height + 2 * top
  const across = mirrored(width, picture.width, left, inner.width, around)
  const down = mirrored(height, picture.height, top, inner.height, around)
  const home = { left, top, ...inner }
  const planes = tonesOf(picture, across, down, matrix)
  const nearness = nearnessOf(planes.luma, { width, height, home, horizon })
  return { width, height, ...planes, home, nearness }
}

/** Which pixel of a line of the picture each place of the plate shows. */
function mirrored(
  length: number,
  pictured: number,
  before: number,
  seen: number,
  around: number,
): Int32Array {
  const scale = pictured / (seen * (1 + 2 * around))
  const start = before - seen * around
  return Int32Array.from({ length }, (_, at) => {
    const place = Math.floor((at - start + 0.5) * scale)
    const turn = ((place % (2 * pictured)) + 2 * pictured) % (2 * pictured)
    return clamp(turn < pictured ? turn : 2 * pictured - 1 - turn, 0, pictured - 1)
  })
}

function tonesOf(
  { width: pictured, data }: Picture,
  across: Int32Array,
  down: Int32Array,
  matrix: Matrix,
): Pick<Plate, 'luma' | 'blue' | 'red'> {
  const width = across.length
  const luma = new Uint8Array(width * down.length)
  const blue = new Uint8Array(luma.length / 4)
  const red = new Uint8Array(luma.length / 4)
  const green = 1 - matrix.red - matrix.blue
  for (let y = 0; y < down.length; y += 1) {
    const row = (down[y] as number) * pictured
    for (let x = 0; x < width; x += 1) {
      const from = (row + (across[x] as number)) * 3
      const light =
        matrix.red * (data[from] as number) +
        green * (data[from + 1] as number) +
        matrix.blue * (data[from + 2] as number)
      luma[y * width + x] = 16.5 + light * (219 / 255)
    }
  }
  const sums = [0, 0, 0]
  for (let y = 0, at = 0; y < down.length; y += 2)
    for (let x = 0; x < width; x += 2, at += 1) {
      sums.fill(0)
      for (let corner = 0; corner < 4; corner += 1) {
        const row = (down[y + (corner >> 1)] as number) * pictured
        const from = (row + (across[x + (corner & 1)] as number)) * 3
        for (let channel = 0; channel < 3; channel += 1)
          sums[channel] = (sums[channel] as number) + (data[from + channel] as number) / 4
      }
      const tone = toTone(sums[0] as number, sums[1] as number, sums[2] as number, matrix)
      blue[at] = tone[1] + 0.5
      red[at] = tone[2] + 0.5
    }
  return { luma, blue, red }
}
