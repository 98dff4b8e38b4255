// Single buildings, drawn from their foot up. `size` is the height in world units.
import { adjust, type Colour, css, mix } from '../craft/colour.ts'
import { createRandom } from '../craft/random.ts'
import type { Context } from '../craft/raster.ts'
import { layer, type Stage } from '../scene/stage.ts'

export type Place = { x: number; foot: number; size: number }
type Tones = { wall: Colour; shade: Colour; roof: Colour; dark: Colour; glow: Colour; lit: boolean }

function tonesOf(stage: Stage, wall: Colour, roof: Colour): Tones {
  const { palette, time } = stage.scene
  const lit = time === 'night' || time === 'dusk' || time === 'sunset'
  const dim = lit ? 0.5 : 0.16
  return {
    wall: mix(mix(wall, palette.haze, 0.14), palette.near, dim),
    shade: mix(mix(wall, palette.shadow, 0.34), palette.near, dim),
    roof: mix(mix(roof, palette.haze, 0.1), palette.near, dim * 0.8),
    dark: mix(palette.shadow, palette.near, 0.35),
    glow: palette.glow,
    lit,
  }
}

const polygon = (
  context: Context,
  colour: Colour,
  points: readonly (readonly [number, number])[],
): void => {
  context.fillStyle = css(colour)
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.fill()
}

export function paintHouse(stage: Stage, { x, foot, size }: Place, name: string): void {
  const random = createRandom(stage.scene.seeds.detail, `house ${name}`)
  const { palette, season, weathers } = stage.scene
  const tones = tonesOf(
    stage,
    random.pick([
      [240, 226, 204],
      [226, 206, 180],
      [214, 220, 222],
      [196, 150, 120],
    ]),
    mix(palette.accent, [110, 70, 60], random.range(0.2, 0.7)),
  )
  const wide = size * random.range(0.62, 0.8)
  const wall = size * 0.52
  const roof =
    season === 'winter' || weathers.has('snowfall')
      ? mix([248, 250, 253], palette.haze, 0.25)
      : tones.roof
  layer(stage, (context) => {
    polygon(context, tones.wall, [
      [x - wide, foot],
      [x - wide, foot - wall],
      [x + wide * 0.25, foot - wall],
      [x + wide * 0.25, foot],
    ])
    polygon(context, tones.shade, [
      [x + wide * 0.25, foot],
      [x + wide * 0.25, foot - wall],
      [x + wide * 0.62, foot - size * 0.98],
      [x + wide, foot - wall],
      [x + wide, foot],
    ])
    polygon(context, tones.dark, [
      [x - wide * 0.42, foot - size * 1.1],
      [x - wide * 0.42, foot - size * 0.8],
      [x - wide * 0.25, foot - size * 0.8],
      [x - wide * 0.25, foot - size * 1.1],
    ])
    polygon(context, roof, [
      [x - wide * 1.14, foot - wall * 0.94],
      [x - wide * 0.78, foot - size],
      [x + wide * 0.64, foot - size],
      [x + wide * 0.18, foot - wall * 0.94],
    ])
    polygon(context, adjust(roof, -0.07), [
      [x + wide * 0.64, foot - size * 1.01],
      [x + wide * 1.12, foot - wall * 0.92],
      [x + wide * 1.02, foot - wall * 0.88],
      [x + wide * 0.62, foot - size * 0.92],
      [x + wide * 0.24, foot - wall * 0.9],
      [x + wide * 0.16, foot - wall * 0.94],
    ])
    const pane = tones.lit ? tones.glow : mix(tones.dark, palette.haze, 0.3)
    for (const at of [-0.78, -0.2]) {
      context.fillStyle = css(pane)
      context.fillRect(x + wide * at, foot - wall * 0.72, wide * 0.22, wall * 0.34)
    }
    context.fillStyle = css(tones.dark)
    context.fillRect(x + wide * 0.52, foot - wall * 0.62, wide * 0.24, wall * 0.62)
    context.fillStyle = css(pane)
    context.fillRect(x + wide * 0.55, foot - wall * 1.2, wide * 0.17, wall * 0.24)
  })
  if (tones.lit) paintGlow(stage, x - wide * 0.2, foot - wall * 0.5, size * 1.1, 0.3)
}

/** Eaves that turn up, storey over storey. */
export function paintPagoda(stage: Stage, { x, foot, size }: Place, storeys: number): void {
  const { palette } = stage.scene
  const tones = tonesOf(stage, mix(palette.accent, [150, 60, 40], 0.35), [62, 66, 78])
  const each = (size * 0.86) / storeys
  layer(stage, (context) => {
    for (let storey = 0; storey < storeys; storey += 1) {
      const wide = size * (storeys > 2 ? 0.17 : 0.42) * (1 - (storey / storeys) * 0.5)
      const base = foot - storey * each
      polygon(context, tones.wall, [
        [x - wide, base],
        [x - wide, base - each * 0.6],
        [x + wide, base - each * 0.6],
        [x + wide, base],
      ])
      polygon(context, tones.shade, [
        [x + wide * 0.35, base],
        [x + wide * 0.35, base - each * 0.6],
        [x + wide, base - each * 0.6],
        [x + wide, base],
      ])
      for (let pane = -2; pane <= 2; pane += 1) {
        context.fillStyle = css(tones.lit ? tones.glow : tones.dark, 0.85)
        context.fillRect(
          x + pane * wide * 0.36 - wide * 0.1,
          base - each * 0.46,
          wide * 0.2,
          each * 0.34,
        )
      }
      drawEaves(context, x, base - each * 0.5, wide, each, tones)
    }
    const top = foot - storeys * each
    context.strokeStyle = css(tones.roof)
    context.lineWidth = size * 0.012
    context.beginPath()
    context.moveTo(x, top + each * 0.1)
    context.lineTo(x, top - size * 0.13)
    context.stroke()
  })
  if (tones.lit) paintGlow(stage, x, foot - size * 0.3, size * 0.8, 0.32)
}

function drawEaves(
  context: Context,
  x: number,
  y: number,
  wide: number,
  each: number,
  tones: Tones,
): void {
  const reach = wide * 1.55
  for (const [colour, drop] of [
    [tones.dark, each * 0.07],
    [tones.roof, 0],
  ] as const) {
    context.fillStyle = css(colour)
    context.beginPath()
    context.moveTo(x - reach, y - each * 0.14 + drop)
    context.quadraticCurveTo(x - wide * 0.9, y + each * 0.06 + drop, x, y + each * 0.04 + drop)
    context.quadraticCurveTo(
      x + wide * 0.9,
      y + each * 0.06 + drop,
      x + reach,
      y - each * 0.14 + drop,
    )
    context.quadraticCurveTo(x + wide * 0.8, y - each * 0.12, x + wide * 0.55, y - each * 0.5)
    context.lineTo(x - wide * 0.55, y - each * 0.5)
    context.quadraticCurveTo(x - wide * 0.8, y - each * 0.12, x - reach, y - each * 0.14 + drop)
    context.fill()
  }
}

export function paintLighthouse(stage: Stage, { x, foot, size }: Place): void {
  const { palette } = stage.scene
  const tones = tonesOf(stage, [246, 240, 230], mix(palette.accent, [190, 50, 40], 0.4))
  const half = (share: number) => size * (0.105 - share * 0.045)
  layer(stage, (context) => {
    for (let band = 0; band < 6; band += 1) {
      const from = band / 6
      const to = (band + 1) / 6
      const y = (share: number) => foot - size * 0.8 * share
      const colour = band % 2 ? tones.roof : tones.wall
      polygon(context, colour, [
        [x - half(from), y(from)],
        [x - half(to), y(to)],
        [x + half(to), y(to)],
        [x + half(from), y(from)],
      ])
      polygon(context, mix(colour, tones.dark, 0.35), [
        [x + half(from) * 0.3, y(from)],
        [x + half(to) * 0.3, y(to)],
        [x + half(to), y(to)],
        [x + half(from), y(from)],
      ])
    }
    const top = foot - size * 0.8
    polygon(context, tones.dark, [
      [x - size * 0.085, top],
      [x - size * 0.085, top - size * 0.02],
      [x + size * 0.085, top - size * 0.02],
      [x + size * 0.085, top],
    ])
    polygon(context, tones.glow, [
      [x - size * 0.045, top - size * 0.02],
      [x - size * 0.045, top - size * 0.11],
      [x + size * 0.045, top - size * 0.11],
      [x + size * 0.045, top - size * 0.02],
    ])
    polygon(context, tones.roof, [
      [x - size * 0.065, top - size * 0.11],
      [x, top - size * 0.2],
      [x + size * 0.065, top - size * 0.11],
    ])
  })
  const lampY = foot - size * 0.87
  if (tones.lit || stage.scene.weathers.size) paintBeams(stage, x, lampY, size)
  paintGlow(stage, x, lampY, size * 0.6, tones.lit ? 0.75 : 0.3)
}

function paintBeams(stage: Stage, x: number, y: number, size: number): void {
  layer(
    stage,
    (context) => {
      for (const side of [-1, 1]) {
        const reach = size * 3.2
        const beam = context.createLinearGradient(x, y, x + side * reach, y)
        beam.addColorStop(0, css(stage.scene.palette.glow, 0.5))
        beam.addColorStop(1, css(stage.scene.palette.glow, 0))
        context.fillStyle = beam
        context.beginPath()
        context.moveTo(x, y - 3)
        context.lineTo(x + side * reach, y - size * 0.42)
        context.lineTo(x + side * reach, y + size * 0.12)
        context.lineTo(x, y + 3)
        context.fill()
      }
    },
    { mode: 'screen', blur: 3 },
  )
}

export function paintCastle(stage: Stage, { x, foot, size }: Place): void {
  const { palette } = stage.scene
  const random = createRandom(stage.scene.seeds.detail, 'castle')
  const tones = tonesOf(stage, [222, 214, 206], mix(palette.accent, [80, 90, 140], 0.5))
  layer(stage, (context) => {
    polygon(context, tones.wall, [
      [x - size * 0.5, foot],
      [x - size * 0.5, foot - size * 0.3],
      [x + size * 0.5, foot - size * 0.3],
      [x + size * 0.5, foot],
    ])
    for (let merlon = -6; merlon <= 6; merlon += 1) {
      context.fillStyle = css(tones.wall)
      context.fillRect(
        x + merlon * size * 0.077 - size * 0.022,
        foot - size * 0.335,
        size * 0.044,
        size * 0.05,
      )
    }
    for (const [at, height, wide] of [
      [-0.46, 0.46, 0.075],
      [0.46, 0.5, 0.075],
      [-0.22, 0.62, 0.065],
      [0.25, 0.7, 0.07],
      [0.02, 0.92, 0.1],
    ] as const) {
      const left = x + size * (at - wide)
      const top = foot - size * height * random.range(0.94, 1.04)
      context.fillStyle = css(tones.wall)
      context.fillRect(left, top, size * wide * 2, foot - top)
      context.fillStyle = css(tones.shade)
      context.fillRect(left + size * wide * 1.2, top, size * wide * 0.8, foot - top)
      polygon(context, tones.roof, [
        [left - size * 0.018, top],
        [left + size * wide, top - size * wide * 2.6],
        [left + size * wide * 2 + size * 0.018, top],
      ])
      context.fillStyle = css(tones.lit ? tones.glow : tones.dark)
      for (let pane = 0; pane < 3; pane += 1)
        context.fillRect(
          left + size * wide * 0.85,
          top + size * (0.05 + pane * 0.11),
          size * wide * 0.3,
          size * 0.045,
        )
    }
    context.fillStyle = css(tones.dark)
    context.beginPath()
    context.ellipse(x, foot - size * 0.09, size * 0.055, size * 0.07, 0, Math.PI, 0)
    context.lineTo(x + size * 0.055, foot)
    context.lineTo(x - size * 0.055, foot)
    context.fill()
  })
  if (tones.lit) paintGlow(stage, x, foot - size * 0.4, size, 0.28)
}

export function paintTorii(stage: Stage, { x, foot, size }: Place): void {
  const { palette, time } = stage.scene
  const red = mix([196, 58, 40], time === 'night' ? palette.near : palette.accent, 0.35)
  layer(stage, (context) => {
    context.strokeStyle = css(red)
    context.lineWidth = size * 0.075
    context.beginPath()
    for (const side of [-1, 1]) {
      context.moveTo(x + side * size * 0.36, foot + 4)
      context.lineTo(x + side * size * 0.32, foot - size * 0.86)
    }
    context.moveTo(x - size * 0.42, foot - size * 0.66)
    context.lineTo(x + size * 0.42, foot - size * 0.66)
    context.stroke()
    context.lineWidth = size * 0.1
    context.beginPath()
    context.moveTo(x - size * 0.58, foot - size * 0.95)
    context.quadraticCurveTo(x, foot - size * 0.85, x + size * 0.58, foot - size * 0.95)
    context.stroke()
    context.strokeStyle = css(palette.shadow)
    context.lineWidth = size * 0.035
    context.beginPath()
    context.moveTo(x - size * 0.6, foot - size * 0.995)
    context.quadraticCurveTo(x, foot - size * 0.9, x + size * 0.6, foot - size * 0.995)
    context.stroke()
  })
}

export function paintWindmill(stage: Stage, { x, foot, size }: Place): void {
  const tones = tonesOf(stage, [236, 226, 210], [120, 72, 58])
  const turn = stage.random('windmill').range(0, 1.5)
  layer(stage, (context) => {
    polygon(context, tones.wall, [
      [x - size * 0.16, foot],
      [x - size * 0.095, foot - size * 0.62],
      [x + size * 0.095, foot - size * 0.62],
      [x + size * 0.16, foot],
    ])
    polygon(context, tones.shade, [
      [x + size * 0.03, foot],
      [x + size * 0.02, foot - size * 0.62],
      [x + size * 0.095, foot - size * 0.62],
      [x + size * 0.16, foot],
    ])
    polygon(context, tones.roof, [
      [x - size * 0.12, foot - size * 0.6],
      [x, foot - size * 0.78],
      [x + size * 0.12, foot - size * 0.6],
    ])
    const hubY = foot - size * 0.64
    for (let blade = 0; blade < 4; blade += 1) {
      context.save()
      context.translate(x, hubY)
      context.rotate(turn + (blade * Math.PI) / 2)
      context.fillStyle = css(tones.wall, 0.92)
      context.fillRect(size * 0.09, 0, size * 0.35, size * 0.085)
      context.fillStyle = css(tones.dark)
      context.fillRect(0, -size * 0.008, size * 0.45, size * 0.016)
      context.restore()
    }
  })
}

export function paintBridge(stage: Stage, { x, foot, size }: Place): void {
  const { palette } = stage.scene
  const tones = tonesOf(stage, mix(palette.ground, [190, 180, 170], 0.6), palette.accent)
  const arc = (context: Context, lift: number) => {
    context.moveTo(x - size, foot - lift)
    context.quadraticCurveTo(x, foot - size * 0.62 - lift, x + size, foot - lift)
  }
  layer(stage, (context) => {
    context.strokeStyle = css(tones.shade)
    context.lineWidth = size * 0.085
    context.beginPath()
    arc(context, 0)
    context.stroke()
    context.strokeStyle = css(tones.wall)
    context.lineWidth = size * 0.04
    context.beginPath()
    arc(context, size * 0.045)
    arc(context, size * 0.15)
    context.stroke()
    context.lineWidth = size * 0.018
    context.beginPath()
    for (let post = -9; post <= 9; post += 1) {
      const part = (post + 10) / 20
      const y = foot - 2 * part * (1 - part) * size * 0.62
      context.moveTo(x - size + part * size * 2, y - size * 0.04)
      context.lineTo(x - size + part * size * 2, y - size * 0.16)
    }
    context.stroke()
  })
}

export function paintGlow(
  stage: Stage,
  x: number,
  y: number,
  reach: number,
  strength: number,
): void {
  if (stage.scene.flat) return
  layer(
    stage,
    (context) => {
      const glow = context.createRadialGradient(x, y, 0, x, y, reach)
      glow.addColorStop(0, css(stage.scene.palette.glow, strength))
      glow.addColorStop(1, css(stage.scene.palette.glow, 0))
      context.fillStyle = glow
      context.fillRect(x - reach, y - reach, reach * 2, reach * 2)
    },
    { mode: 'screen' },
  )
}
