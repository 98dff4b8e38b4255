// The last touch before a style: light that spreads, depth of tone, grain.
import { clamp } from '../craft/colour.ts'
import { mixBits } from '../craft/random.ts'
import { type Canvas, newCanvas, readCanvas, resize, writeCanvas } from '../craft/raster.ts'

export type Finish = {
  /** Strength of the light that spreads from bright places, 0 to 1. */
  bloom: number
  /** 0 to 1. */
  contrast: number
  vignette: number
  grain: number
  seed: number
}

export function finish(canvas: Canvas, { bloom, contrast, vignette, grain, seed }: Finish): void {
  if (bloom > 0) spreadLight(canvas, bloom)
  const raster = readCanvas(canvas)
  const { data, width, height } = raster
  const curve = Float64Array.from({ length: 256 }, (_, value) => {
    const part = value / 255
    return 255 * (part + (part * part * (3 - 2 * part) - part) * contrast)
  })
  // Grain lies on a grid of its own, so that pictures of every size have the same.
  const cell = Math.max(1, height / 1100)
  for (let y = 0, at = 0; y < height; y += 1) {
    const v = (y / height - 0.5) * 2
    const row = Math.floor(y / cell) * 7919
    for (let x = 0; x < width; x += 1, at += 4) {
      const u = (x / width - 0.5) * 2
      const dark = 1 - vignette * clamp((u * u + v * v - 0.55) * 0.5)
      const speck = grain
        ? (mixBits(row + Math.floor(x / cell) + seed) / 4294967296 - 0.5) * grain * 255
        : 0
      for (let part = 0; part < 3; part += 1)
        data[at + part] = (curve[data[at + part] as number] as number) * dark + speck
    }
  }
  writeCanvas(canvas, raster)
}

function spreadLight(canvas: Canvas, strength: number): void {
  const small = resize(canvas, Math.max(2, canvas.width >> 2), Math.max(2, canvas.height >> 2))
  const raster = readCanvas(small)
  for (let at = 0; at < raster.data.length; at += 4) {
    const brightest = Math.max(
      raster.data[at] as number,
      raster.data[at + 1] as number,
      raster.data[at + 2] as number,
    )
    const share = clamp((brightest - 150) / 105) ** 1.4
    for (let part = 0; part < 3; part += 1)
      raster.data[at + part] = (raster.data[at + part] as number) * share
  }
  writeCanvas(small, raster)
  const soft = newCanvas(small.width, small.height)
  const on = soft.getContext('2d')
  on.filter = `blur(${Math.max(2, small.height / 42).toFixed(1)}px)`
  on.drawImage(small, 0, 0)
  const context = canvas.getContext('2d')
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.globalCompositeOperation = 'screen'
  context.globalAlpha = strength
  context.drawImage(soft, 0, 0, canvas.width, canvas.height)
  context.restore()
}
