import { adjust, type Colour, css, mix } from '../craft/colour.ts'
import type { Context } from '../craft/raster.ts'
import { layer, type Stage } from '../scene/stage.ts'

export const table = 690

export function castShadow(stage: Stage, x: number, y: number, wide: number): void {
  const side = stage.scene.lamp.x > x ? -1 : 1
  layer(
    stage,
    (context) => {
      context.fillStyle = css(stage.scene.palette.shadow, 0.5)
      context.beginPath()
      context.ellipse(x + side * wide * 0.45, y, wide * 1.25, wide * 0.2, 0, 0, Math.PI * 2)
      context.fill()
    },
    stage.scene.flat ? { alpha: 0.4 } : { blur: 9 },
  )
}

/** Light from the lamp's side over a body of that breadth. */
export function body(
  stage: Stage,
  context: Context,
  x: number,
  wide: number,
  colour: Colour,
): ReturnType<Context['createLinearGradient']> | string {
  if (stage.scene.flat) return css(colour)
  const side = stage.scene.lamp.x > x ? 1 : -1
  const fill = context.createLinearGradient(x + wide * side, 0, x - wide * side, 0)
  fill.addColorStop(0, css(adjust(colour, 0.02)))
  fill.addColorStop(0.22, css(mix(adjust(colour, 0.12), stage.scene.palette.light, 0.36)))
  fill.addColorStop(0.55, css(colour))
  fill.addColorStop(1, css(mix(adjust(colour, -0.2), stage.scene.palette.shadow, 0.4)))
  return fill
}
