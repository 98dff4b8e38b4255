// Pictures as numbers, and the canvases they are drawn on.
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { clamp } from './colour.ts'

/** Red, green, blue, alpha for each pixel, row by row. */
export type Raster = { width: number; height: number; data: Uint8ClampedArray }
export type { Canvas }
export type Context = SKRSContext2D

export const newCanvas = (width: number, height: number): Canvas => createCanvas(width, height)

export const newRaster = (width: number, height: number): Raster => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
})

export const copyRaster = (raster: Raster): Raster => ({
  ...raster,
  data: new Uint8ClampedArray(raster.data),
})

export function readCanvas(canvas: Canvas): Raster {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  return { width, height, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length) }
}

export function toCanvas(raster: Raster): Canvas {
  const canvas = createCanvas(raster.width, raster.height)
  writeCanvas(canvas, raster)
  return canvas
}

export function writeCanvas(canvas: Canvas, raster: Raster): void {
  const context = canvas.getContext('2d')
  const image = context.createImageData(raster.width, raster.height)
  image.data.set(raster.data)
  context.putImageData(image, 0, 0)
}

export function resize(canvas: Canvas, width: number, height: number, soft = true): Canvas {
  const to = createCanvas(width, height)
  const context = to.getContext('2d')
  context.imageSmoothingEnabled = soft
  context.imageSmoothingQuality = 'high'
  context.drawImage(canvas, 0, 0, width, height)
  return to
}

/** How bright each pixel is, 0 to 255. */
export function lumaOf({ data, width, height }: Raster): Float32Array {
  const luma = new Float32Array(width * height)
  for (let at = 0, from = 0; at < luma.length; at += 1, from += 4)
    luma[at] =
      0.299 * (data[from] as number) +
      0.587 * (data[from + 1] as number) +
      0.114 * (data[from + 2] as number)
  return luma
}

/** The mean of the square around each place, `radius` to every side. Edges count as often as they are reached. */
export function boxBlur(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  return blurLines(blurLines(values, width, height, radius, true), width, height, radius, false)
}

function blurLines(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
  across: boolean,
): Float32Array {
  const out = new Float32Array(values.length)
  const lines = across ? height : width
  const length = across ? width : height
  const step = across ? 1 : width
  const share = 1 / (2 * radius + 1)
  for (let line = 0; line < lines; line += 1) {
    const start = across ? line * width : line
    const at = (place: number) => values[start + clamp(place, 0, length - 1) * step] as number
    let sum = 0
    for (let place = -radius; place <= radius; place += 1) sum += at(place)
    for (let place = 0; place < length; place += 1) {
      out[start + place * step] = sum * share
      sum += at(place + radius + 1) - at(place - radius)
    }
  }
  return out
}

/** Close to a Gaussian of that many pixels. */
export function gaussianBlur(
  values: Float32Array,
  width: number,
  height: number,
  sigma: number,
): Float32Array {
  const radius = Math.max(1, Math.round(sigma * 0.9))
  let blurred = values
  for (let time = 0; time < 3; time += 1) blurred = boxBlur(blurred, width, height, radius)
  return blurred
}

/** Alters every pixel's colour in place. */
export function eachPixel(
  raster: Raster,
  alter: (data: Uint8ClampedArray, from: number, x: number, y: number) => void,
): void {
  for (let y = 0, from = 0; y < raster.height; y += 1)
    for (let x = 0; x < raster.width; x += 1, from += 4) alter(raster.data, from, x, y)
}
