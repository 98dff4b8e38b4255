// Where a scene is painted: a canvas in the world's own units, with named chance, so that what is added takes nothing from what is there.
import { type Colour, css } from '../craft/colour.ts'
import { createNoise, type Noise } from '../craft/noise.ts'
import { createRandom, type Random } from '../craft/random.ts'
import { type Canvas, type Context, newCanvas, newRaster, toCanvas } from '../craft/raster.ts'
import type { View } from './painting-plan.ts'
import type { Scene } from './scene.ts'

export type Stage = {
  scene: Scene
  canvas: Canvas
  context: Context
  view: View
  /** Pixels of one unit. */
  scale: number
  random(name: string): Random
  noise(name: string): Noise
}

export function openStage(
  scene: Scene,
  view: View,
  size: { width: number; height: number },
): Stage {
  const canvas = newCanvas(size.width, size.height)
  const scale = size.height / view.height
  const context = canvas.getContext('2d')
  const noises = new Map<string, Noise>()
  toWorld(context, view, scale)
  return {
    scene,
    canvas,
    context,
    view,
    scale,
    random: (name) => createRandom(scene.seeds.layout, name),
    noise: (name) => {
      const known = noises.get(name) ?? createNoise(scene.seeds.layout, name)
      noises.set(name, known)
      return known
    },
  }
}

function toWorld(context: Context, view: View, scale: number): void {
  context.setTransform(scale, 0, 0, scale, -view.x * scale, -view.y * scale)
  context.lineJoin = 'round'
  context.lineCap = 'round'
}

/** Draws apart and lays the whole over what is there; cut paper throws a shadow so. */
export function layer(
  stage: Stage,
  draw: (context: Context) => void,
  options: {
    alpha?: number
    blur?: number
    mode?: 'source-over' | 'screen' | 'lighter' | 'multiply'
    lift?: number
  } = {},
): void {
  const { canvas, view, scale, scene, context } = stage
  const sheet = newCanvas(canvas.width, canvas.height)
  const on = sheet.getContext('2d')
  toWorld(on, view, scale)
  draw(on)
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.globalAlpha = options.alpha ?? 1
  context.globalCompositeOperation = options.mode ?? 'source-over'
  if (options.blur) context.filter = `blur(${(options.blur * scale).toFixed(2)}px)`
  if (scene.shadows && !options.mode && !options.blur) {
    context.shadowColor = css(scene.palette.shadow, 0.55)
    context.shadowBlur = 16 * scale * (options.lift ?? 1)
    context.shadowOffsetX = 3 * scale
    context.shadowOffsetY = 7 * scale
  }
  context.drawImage(sheet, 0, 0)
  context.restore()
}

/** Red, green, blue 0 to 255 and alpha 0 to 1, written into `out`. */
export type Shade = (x: number, y: number, out: Float64Array) => void

/** Paints by a rule for each place of a band, in world units; `step` pixels are one place. */
export function paintField(
  stage: Stage,
  band: { top: number; bottom: number; step?: number; on?: Context },
  shade: Shade,
): void {
  const { view, scale, canvas } = stage
  const step = band.step ?? 1
  const firstRow = Math.max(0, Math.floor((band.top - view.y) * scale))
  const lastRow = Math.min(canvas.height, Math.ceil((band.bottom - view.y) * scale))
  if (lastRow <= firstRow) return
  const width = Math.ceil(canvas.width / step)
  const height = Math.ceil((lastRow - firstRow) / step)
  const raster = newRaster(width, height)
  const out = new Float64Array(4)
  for (let row = 0, to = 0; row < height; row += 1) {
    const y = view.y + (firstRow + (row + 0.5) * step) / scale
    for (let column = 0; column < width; column += 1, to += 4) {
      shade(view.x + ((column + 0.5) * step) / scale, y, out)
      raster.data[to] = out[0] as number
      raster.data[to + 1] = out[1] as number
      raster.data[to + 2] = out[2] as number
      raster.data[to + 3] = (out[3] as number) * 255
    }
  }
  const context = band.on ?? stage.context
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.imageSmoothingEnabled = true
  context.drawImage(toCanvas(raster), 0, firstRow, width * step, height * step)
  context.restore()
}

/** Calls for each cell of a row of the view, the same for the same cell in every view of the world. */
export function scatter(
  stage: Stage,
  name: string,
  options: { spacing: number; margin?: number; from?: number; to?: number },
  place: (x: number, random: Random) => void,
): void {
  const margin = options.margin ?? options.spacing
  const left = options.from ?? stage.view.x - margin
  const right = options.to ?? stage.view.x + stage.view.width + margin
  const { spacing } = options
  for (let cell = Math.floor(left / spacing); cell <= Math.ceil(right / spacing); cell += 1) {
    const random = createRandom(stage.scene.seeds.detail, `${name} ${cell}`)
    place((cell + random.next()) * spacing, random)
  }
}

export const put = (out: Float64Array, colour: Colour, alpha = 1): void => {
  out[0] = colour[0]
  out[1] = colour[1]
  out[2] = colour[2]
  out[3] = alpha
}

/** Plain mixing, for the inner loops. */
export const blend = (from: Colour, to: Colour, share: number, out: Float64Array): void => {
  out[0] = from[0] + (to[0] - from[0]) * share
  out[1] = from[1] + (to[1] - from[1]) * share
  out[2] = from[2] + (to[2] - from[2]) * share
}

export const bottomOf = ({ view }: Stage): number => view.y + view.height
export const rightOf = ({ view }: Stage): number => view.x + view.width
