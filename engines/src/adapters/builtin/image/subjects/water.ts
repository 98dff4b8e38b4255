// Water mirrors what stands above it, broken by ripples that grow toward the eye.
import { clamp, css, mix, smooth } from '../craft/colour.ts'
import { type Context, newRaster, readCanvas, toCanvas } from '../craft/raster.ts'
import { bottomOf, layer, type Stage } from '../scene/stage.ts'

export type Water = {
  /** World y of its far edge. */
  line: number
  /** 0 a mirror, 1 the open sea. */
  rough: number
  /** Where it lies, when not all the way across. */
  within?: (context: Context) => void
}

export function paintWater(stage: Stage, water: Water): void {
  if (stage.scene.flat) {
    paintFlatWater(stage, water)
    return
  }
  const { scene, view, scale, canvas } = stage
  const { palette, lamp } = scene
  const above = readCanvas(canvas)
  const firstRow = Math.max(0, Math.round((water.line - view.y) * scale))
  const rows = canvas.height - firstRow
  if (rows <= 0) return
  const raster = newRaster(canvas.width, rows)
  const noise = stage.noise('water')
  const reach = Math.max(1000, bottomOf(stage)) - water.line
  const lampShare = lamp.shown || !lamp.moon ? 1 : 0.4
  for (let row = 0, to = 0; row < rows; row += 1) {
    const down = (row + 0.5) / scale
    const near = clamp(down / reach)
    const far = 1 / (near * 3.2 + 0.06)
    const shift = (2 + near * 46) * (0.35 + water.rough)
    const tint = 0.2 + water.rough * 0.24 + near * (0.2 + water.rough * 0.3)
    for (let column = 0; column < canvas.width; column += 1, to += 4) {
      const x = view.x + (column + 0.5) / scale
      const wave =
        noise.fbm(x * 0.004 * far * 0.55, far * 7.5, 3) * 0.65 +
        noise.at(x * 0.0125 * far * 0.5 + 40, far * 21) * 0.35
      const fromX = clamp(Math.round(column + wave * shift * scale * 0.4), 0, canvas.width - 1)
      const mirrored = firstRow - 1 - (down + wave * shift * (0.6 + water.rough)) * scale
      const fromY = clamp(Math.round(Math.abs(mirrored)), 0, Math.max(0, firstRow - 1))
      const from = (fromY * canvas.width + fromX) * 4
      const crest = clamp(wave * (0.3 + water.rough * 0.9), -0.3, 0.5)
      const width = 26 + down * 0.42
      const under = Math.exp(-(((x - lamp.x) / width) ** 2))
      const glint = lampShare * under * smooth(0.12, 0.42, wave) * 0.75
      const shade = 1 + crest * 0.24
      for (let part = 0; part < 3; part += 1) {
        const seen = above.data[from + part] as number
        const own = palette.water[part] as number
        const mixed = (seen + (own - seen) * tint) * shade * (1 - near * 0.13)
        raster.data[to + part] = mixed + ((palette.light[part] as number) - mixed) * glint
      }
      raster.data[to + 3] = 255
    }
  }
  const { context } = stage
  context.save()
  if (water.within) {
    water.within(context)
    context.clip()
  }
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.drawImage(toCanvas(raster), 0, firstRow)
  context.restore()
}

function paintFlatWater(stage: Stage, water: Water): void {
  const { scene, view } = stage
  const { palette, lamp } = scene
  layer(stage, (context) => {
    if (water.within) {
      water.within(context)
      context.clip()
    }
    const floor = bottomOf(stage) + 4
    const bands = 5
    for (let band = 0; band < bands; band += 1) {
      const top = water.line + ((floor - water.line) * band ** 1.4) / bands ** 1.4
      context.fillStyle = css(
        mix(mix(palette.water, palette.haze, 0.45), palette.near, (band / bands) * 0.4),
      )
      const noise = stage.noise('flat water')
      context.beginPath()
      context.moveTo(view.x - 4, floor)
      for (let x = view.x - 4; x <= view.x + view.width + 4; x += 6)
        context.lineTo(x, band ? top + noise.at(x * 0.006, band * 3) * 9 * band ** 0.7 : top)
      context.lineTo(view.x + view.width + 4, floor)
      context.fill()
    }
    paintGleams(stage, context, water, lamp.x)
  })
}

function paintGleams(stage: Stage, context: Context, water: Water, x: number): void {
  const random = stage.random('gleams')
  context.fillStyle = css(stage.scene.palette.light, 0.55)
  for (let gleam = 0; gleam < 26; gleam += 1) {
    const down = random.next() ** 1.4 * (1000 - water.line)
    const width = random.range(12, 40) + down * 0.12
    context.beginPath()
    context.roundRect(
      x + random.around() * (20 + down * 0.35) - width / 2,
      water.line + 4 + down,
      width,
      2.4 + down * 0.008,
      3,
    )
    context.fill()
  }
}

/** The bed of a river that winds from the horizon to the eye. */
export function riverBed(stage: Stage, line: number): (context: Context) => void {
  const random = stage.random('river')
  const bend = random.range(120, 260) * (random.chance(0.5) ? 1 : -1)
  const { focus } = stage.scene
  const floor = Math.max(1000, bottomOf(stage))
  const middle = (part: number) => focus + Math.sin(part * 4.4 + 0.4) * bend * (0.15 + part) * 0.9
  return (context) => {
    context.beginPath()
    const steps = 60
    for (let step = 0; step <= steps; step += 1) {
      const part = step / steps
      const y = line + (floor - line) * part ** 1.5
      context.lineTo(middle(part) - 6 - part ** 1.7 * 260, y)
    }
    for (let step = steps; step >= 0; step -= 1) {
      const part = step / steps
      const y = line + (floor - line) * part ** 1.5
      context.lineTo(middle(part) + 6 + part ** 1.7 * 300, y)
    }
    context.closePath()
  }
}
