import { css, mix } from '../craft/colour.ts'
import type { Context } from '../craft/raster.ts'
import { layer, type Stage } from '../scene/stage.ts'
import { type Place, tonesOf } from './building.ts'

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
