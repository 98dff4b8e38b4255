// Ridges one behind the other, each paler than the one before it, lit from the side of the sun.
import { adjust, type Colour, clamp, css, mix, smooth } from '../craft/colour.ts'
import type { Noise } from '../craft/noise.ts'
import type { Context } from '../craft/raster.ts'
import { blend, bottomOf, layer, paintField, rightOf, type Stage } from '../scene/stage.ts'

export type Ridge = {
  name: string
  /** World y of its foot, and how high it rises. */
  foot: number
  height: number
  kind: 'peak' | 'karst' | 'hill' | 'dune'
  /** 0 close by, 1 at the horizon. */
  depth: number
  colour: Colour
  /** Share of its height that has snow. */
  snow?: number
}

export type Skyline = (x: number) => number

export function skylineOf(stage: Stage, ridge: Ridge): Skyline {
  const noise = stage.noise(ridge.name)
  const { focus } = stage.scene
  const rise = riseOf[ridge.kind]
  return (x) => {
    const bump = Math.exp(-(((x - focus) / 330) ** 2))
    return ridge.foot - ridge.height * rise(noise, x, bump)
  }
}

const riseOf: Record<Ridge['kind'], (noise: Noise, x: number, bump: number) => number> = {
  peak: (noise, x, bump) =>
    0.12 +
    0.5 * noise.ridged(x * 0.0021, 3.3, 6) ** 1.25 +
    0.24 * bump +
    0.16 * noise.fbm(x * 0.0014, 8.1, 2),
  karst: (noise, x, bump) => {
    const tower = smooth(-0.05, 0.42, noise.at(x * 0.0058, 1.7))
    return (
      0.1 +
      tower * (0.48 + 0.36 * bump + 0.3 * noise.at(x * 0.0031, 6.2)) +
      0.1 * noise.fbm(x * 0.013, 4.4, 4)
    )
  },
  hill: (noise, x) =>
    0.5 + 0.5 * noise.fbm(x * 0.0017, 2.2, 3) + 0.025 * noise.fbm(x * 0.03, 5.5, 3),
  dune: (noise, x) =>
    0.45 + 0.62 * (noise.ridged(x * 0.00105, 7.7, 1) - 0.25) + 0.1 * noise.at(x * 0.003, 2),
}

export function paintRidge(stage: Stage, ridge: Ridge): Skyline {
  const skyline = skylineOf(stage, ridge)
  if (stage.scene.flat) paintFlat(stage, ridge, skyline)
  else paintLit(stage, ridge, skyline)
  return skyline
}

function paintFlat(stage: Stage, ridge: Ridge, skyline: Skyline): void {
  layer(stage, (context) => {
    trace(stage, context, skyline, bottomOf(stage))
    context.fillStyle = css(ridge.colour)
    context.fill()
    if (!ridge.snow) return
    context.save()
    context.clip()
    const noise = stage.noise(`${ridge.name} snow`)
    context.fillStyle = css(mix(ridge.colour, [255, 255, 255], 0.8))
    trace(stage, context, skyline, 0, (x) => skyline(x) - 40)
    context.beginPath()
    const line = ridge.foot - ridge.height * (1 - ridge.snow)
    context.moveTo(stage.view.x - 10, line)
    for (let x = stage.view.x - 10; x <= rightOf(stage) + 10; x += 9)
      context.lineTo(x, line + noise.at(x * 0.03, 1) * ridge.height * 0.07)
    context.lineTo(rightOf(stage) + 10, stage.view.y - 10)
    context.lineTo(stage.view.x - 10, stage.view.y - 10)
    context.fill()
    context.restore()
  })
}

function trace(
  { view, scale }: Stage,
  context: Context,
  skyline: Skyline,
  floor: number,
  line: Skyline = skyline,
): void {
  const step = Math.max(1.5, 1 / scale)
  context.beginPath()
  context.moveTo(view.x - 4, floor + 4)
  for (let x = view.x - 4; x <= view.x + view.width + 4; x += step) context.lineTo(x, line(x))
  context.lineTo(view.x + view.width + 4, floor + 4)
  context.closePath()
}

/** Facets by the slope of a second noise that runs down from the crest; mist rises from the foot. */
function paintLit(stage: Stage, ridge: Ridge, skyline: Skyline): void {
  const { palette, lamp, weathers } = stage.scene
  const noise = stage.noise(`${ridge.name} face`)
  const side = lamp.x > stage.scene.focus ? 1 : -1
  const lit = mix(adjust(ridge.colour, 0.1, 1.1), palette.light, 0.2 * (1 - ridge.depth * 0.4))
  const shaded = mix(adjust(ridge.colour, -0.07), palette.shadow, 0.3 * (1 - ridge.depth))
  const snowLit = mix([250, 252, 255], palette.light, 0.3)
  const snowShade = mix(mix(palette.haze, [190, 205, 235], 0.5), palette.shadow, 0.16)
  const contrast =
    { peak: 2.9, karst: 2.2, hill: 0.9, dune: 0.5 }[ridge.kind] * (1 - ridge.depth * 0.45)
  const mist = (weathers.has('fog') ? 0.95 : 0.62) * (0.35 + ridge.depth * 0.65)
  const columns = new Map<number, { line: number; lean: number }>()
  const column = (x: number) => {
    const known = columns.get(x)
    if (known) return known
    const line = skyline(x)
    const lean = clamp((line - skyline(x + 14 * side)) / 40, -0.35, 0.35) * 0.6
    columns.set(x, { line, lean })
    return { line, lean }
  }
  const fine = ridge.kind === 'dune' ? 0.004 : 0.011
  const height = (x: number, down: number) =>
    noise.ridged((x + down * 0.42) * fine, down * fine * 0.62, 5) * 0.62 +
    noise.ridged((x - down * 0.5) * fine * 0.55, down * fine * 0.4 + 9, 3) * 0.5
  const top = ridge.foot - ridge.height * 1.35
  paintField(stage, { top, bottom: bottomOf(stage) }, (x, y, out) => {
    const { line, lean } = column(x)
    const down = y - line
    if (down < -1.5) {
      out[3] = 0
      return
    }
    const reach = clamp(down / ridge.height)
    const slope = (height(x + 5 * side, down) - height(x, down)) * contrast
    const light = clamp(0.46 + slope + lean - reach * 0.12)
    blend(shaded, lit, light, out)
    if (ridge.snow) {
      const patchy =
        ridge.snow + noise.fbm(x * 0.014, down * 0.02, 4) * 0.3 - Math.abs(slope) * 0.05
      const white = smooth(-0.06, 0.07, patchy - (y - top) / (ridge.height * 1.35))
      const snow = light > 0.46 ? snowLit : snowShade
      if (white > 0)
        blend(
          [out[0] as number, out[1] as number, out[2] as number],
          blendSnow(snowShade, snowLit, light, snow),
          white,
          out,
        )
    }
    const veil = mist * smooth(0.12, 1, reach + noise.fbm(x * 0.004, y * 0.01, 3) * 0.22)
    blend([out[0] as number, out[1] as number, out[2] as number], palette.haze, clamp(veil), out)
    out[3] = clamp(down * stage.scale + 0.5)
  })
}

const blendSnow = (shade: Colour, lit: Colour, light: number, near: Colour): Colour => {
  const share = smooth(0.3, 0.62, light)
  return [
    (shade[0] + (lit[0] - shade[0]) * share) * 0.8 + near[0] * 0.2,
    (shade[1] + (lit[1] - shade[1]) * share) * 0.8 + near[1] * 0.2,
    (shade[2] + (lit[2] - shade[2]) * share) * 0.8 + near[2] * 0.2,
  ]
}

/** Soft bands that lie between layers. */
export function paintMist(stage: Stage, y: number, height: number, strength: number): void {
  if (stage.scene.flat) return
  const noise = stage.noise(`mist ${Math.round(y)}`)
  const { haze } = stage.scene.palette
  paintField(stage, { top: y - height, bottom: y + height, step: 3 }, (x, at, out) => {
    const away = Math.abs(at - y) / height
    const body = 0.5 + noise.fbm(x * 0.0026, at * 0.009, 4)
    out[0] = haze[0]
    out[1] = haze[1]
    out[2] = haze[2]
    out[3] = clamp(strength * body * (1 - smooth(0, 1, away)))
  })
}
