import { css, mix } from '../craft/colour.ts'
import type { Context } from '../craft/raster.ts'
import { layer, type Stage } from '../scene/stage.ts'
import { type Place, paintGlow, polygon, type Tones, tonesOf } from './building.ts'

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
