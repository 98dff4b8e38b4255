// Sheets of coloured paper one over the other: the tones of a picture as layers, each with its shadow.
import { createNoise } from '../craft/noise.ts'
import {
  type Canvas,
  eachPixel,
  gaussianBlur,
  lumaOf,
  newCanvas,
  newRaster,
  readCanvas,
  toCanvas,
  writeCanvas,
} from '../craft/raster.ts'
import { mainColours } from './few-colours.ts'
import { tooth } from './paper.ts'

export function paperCut(canvas: Canvas, seed: number): Canvas {
  const raster = readCanvas(canvas)
  const { width, height } = raster
  const unit = Math.min(width, height) / 1000
  const luma = gaussianBlur(lumaOf(raster), width, height, Math.max(1, 5 * unit))
  const sheets = mainColours(raster, 7).reverse()
  const out = newCanvas(width, height)
  const context = out.getContext('2d')
  let covered = 0
  const sorted = Float32Array.from(luma).sort()
  for (const { colour, share } of sheets) {
    const limit =
      covered === 0 ? 999 : (sorted[Math.floor((1 - covered) * (sorted.length - 1))] as number)
    covered += share
    const sheet = newRaster(width, height)
    eachPixel(sheet, (data, from) => {
      if ((luma[from >> 2] as number) > limit) return
      data[from] = colour[0]
      data[from + 1] = colour[1]
      data[from + 2] = colour[2]
      data[from + 3] = 255
    })
    context.save()
    context.shadowColor = 'rgba(20,16,24,0.55)'
    context.shadowBlur = 13 * unit
    context.shadowOffsetX = 3 * unit
    context.shadowOffsetY = 6 * unit
    context.drawImage(toCanvas(sheet), 0, 0)
    context.restore()
  }
  grainPaper(out, seed, 6)
  return out
}

/** The tooth of the paper over a picture. */
export function grainPaper(canvas: Canvas, seed: number, strength: number): void {
  const raster = readCanvas(canvas)
  const unit = Math.min(canvas.width, canvas.height) / 1000
  const paper = tooth(seed, unit)
  const noise = createNoise(seed, 'fibre')
  eachPixel(raster, (data, from, x, y) => {
    const rise = (paper(x, y) + noise.at((x / unit) * 0.03, (y / unit) * 0.6) * 0.4) * strength
    for (let part = 0; part < 3; part += 1) data[from + part] = (data[from + part] as number) + rise
  })
  writeCanvas(canvas, raster)
}
