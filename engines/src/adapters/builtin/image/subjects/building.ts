import { type Colour, css, mix } from '../craft/colour.ts'
import type { Context } from '../craft/raster.ts'
import { layer, type Stage } from '../scene/stage.ts'

export type Place = { x: number; foot: number; size: number }

export type Tones = {
  wall: Colour
  shade: Colour
  roof: Colour
  dark: Colour
  glow: Colour
  lit: boolean
}

export function tonesOf(stage: Stage, wall: Colour, roof: Colour): Tones {
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

export const polygon = (
  context: Context,
  colour: Colour,
  points: readonly (readonly [number, number])[],
): void => {
  context.fillStyle = css(colour)
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.fill()
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
