// Paints a picture anew by words and keeps what it shows: its colours go toward the prompt's, its surface into the style's strokes.
import { clamp, fromLab, ramp, toLab, toLch } from '../craft/colour.ts'
import {
  type Canvas,
  eachPixel,
  newCanvas,
  type Raster,
  readCanvas,
  toCanvas,
} from '../craft/raster.ts'
import { composeScene } from '../scene/compose.ts'
import { paintPlan } from '../scene/paint-plan.ts'
import type { PaintingPlan } from '../scene/painting-plan.ts'
import { applyStyle } from '../styles/apply-style.ts'
import { swatchesOf } from '../subjects/designs.ts'

/** `strength` 0 keeps the source, 1 leaves little of it. The result has the source's size. */
export function repaint(
  source: Raster,
  plan: PaintingPlan,
  strength: number,
  report: (share: number) => void,
): Canvas {
  const scene = composeScene({ ...plan, style: plan.style })
  const style = scene.style === 'natural' ? 'impressionist' : scene.style
  const toned = tone(source, swatchesOf(scene.palette), clamp(strength * 0.85))
  report(0.3)
  const base = toCanvas(toned)
  if (strength > 0.6) {
    // Shapes of the prompt's own scene come through where the source is calm.
    const own = paintPlan(
      { ...plan, size: Math.max(source.width, source.height), style: 'natural' },
      () => {},
    )
    const context = base.getContext('2d')
    context.globalAlpha = (strength - 0.6) * 1.5
    context.drawImage(own, 0, 0, source.width, source.height)
  }
  report(0.5)
  const styled = applyStyle(base, style, {
    seed: scene.seeds.detail,
    painted: false,
    fine: plan.fine,
    strength: clamp(0.25 + strength),
  })
  report(0.95)
  return keepAlpha(styled, source)
}

/** Hues toward those that the palette has at the same lightness; lightness itself stays, and with it the shapes. */
export function tone(
  source: Raster,
  colours: readonly (readonly [number, number, number])[],
  share: number,
): Raster {
  const shades = ramp(colours, 64).map((colour) => toLch(colour))
  const byLight = Array.from({ length: 64 }, (_, at) => {
    const light = at / 63
    return shades.reduce((best, shade) =>
      Math.abs(shade.l - light) < Math.abs(best.l - light) ? shade : best,
    )
  })
  const out = { ...source, data: new Uint8ClampedArray(source.data) }
  const known = new Map<number, readonly [number, number, number]>()
  eachPixel(out, (data, from) => {
    const red = data[from] as number
    const green = data[from + 1] as number
    const blue = data[from + 2] as number
    const key = ((red >> 1) << 14) | ((green >> 1) << 7) | (blue >> 1)
    let to = known.get(key)
    if (!to) {
      const [l, a, b] = toLab([red, green, blue])
      const shade = byLight[Math.round(clamp(l) * 63)] as { l: number; c: number; h: number }
      const toA = shade.c * Math.cos(shade.h)
      const toB = shade.c * Math.sin(shade.h)
      to = fromLab(l, a + (toA - a) * share, b + (toB - b) * share)
      known.set(key, to)
    }
    data[from] = to[0]
    data[from + 1] = to[1]
    data[from + 2] = to[2]
  })
  return out
}

function keepAlpha(canvas: Canvas, source: Raster): Canvas {
  const raster = readCanvas(canvas)
  for (let at = 3; at < raster.data.length; at += 4) raster.data[at] = source.data[at] as number
  return toCanvas(raster)
}

/** `inner` where the mask is white, `outer` untouched elsewhere; the change is soft on the mask's own side alone. */
export function within(
  outer: Raster,
  inner: Raster,
  mask: Float32Array,
  soft: Float32Array,
): Raster {
  const out = { ...outer, data: new Uint8ClampedArray(outer.data) }
  for (let at = 0; at < mask.length; at += 1) {
    const share = Math.min(mask[at] as number, clamp(((soft[at] as number) - 0.5) * 2 + 0.12))
    if (share <= 0 || (mask[at] as number) <= 0.02) continue
    for (let part = 0; part < 3; part += 1)
      out.data[at * 4 + part] =
        (outer.data[at * 4 + part] as number) * (1 - share) +
        (inner.data[at * 4 + part] as number) * share
    out.data[at * 4 + 3] = Math.max(outer.data[at * 4 + 3] as number, Math.round(share * 255))
  }
  return out
}

/** Fits a picture over a size and cuts what stands over. */
export function cover(source: Raster, width: number, height: number): Raster {
  const canvas = newCanvas(width, height)
  const context = canvas.getContext('2d')
  const scale = Math.max(width / source.width, height / source.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    toCanvas(source),
    (width - source.width * scale) / 2,
    (height - source.height * scale) / 2,
    source.width * scale,
    source.height * scale,
  )
  return readCanvas(canvas)
}
