import { type Colour, css, mix } from '../craft/colour.ts'
import type { Random } from '../craft/random.ts'
import { layer, type Stage } from '../scene/stage.ts'
import { paintGlow } from './building.ts'
import { body, castShadow, table } from './on-a-table.ts'

export function paintBooks(stage: Stage, x: number, random: Random): void {
  const { palette } = stage.scene
  const tones = [palette.accent, palette.far, palette.water, mix(palette.near, palette.accent, 0.4)]
  castShadow(stage, x, table + 84, 150)
  for (let at = 0; at < 4; at += 1)
    layer(stage, (context) => {
      const wide = random.range(120, 165)
      const y = table + 84 - at * 42
      context.translate(x + random.around() * 16, y)
      context.rotate(random.around() * 0.04)
      context.fillStyle = css(tones[at % 4] as Colour)
      context.fillRect(-wide, -40, wide * 2, 40)
      context.fillStyle = css([240, 232, 214])
      context.fillRect(-wide + 8, -33, wide * 2 - 6, 26)
    })
}

export function paintCandle(stage: Stage, x: number, random: Random): void {
  for (let at = 0; at < 3; at += 1) {
    const tall = random.range(120, 260)
    const foot = table + 70 + at * 42
    const atX = x + (at - 1) * 78
    castShadow(stage, atX, foot, 34)
    layer(stage, (context) => {
      context.fillStyle = body(stage, context, atX, 30, [246, 236, 214])
      context.fillRect(atX - 27, foot - tall, 54, tall)
      context.fillStyle = css([255, 226, 140])
      context.beginPath()
      context.moveTo(atX, foot - tall - 62)
      context.bezierCurveTo(
        atX + 24,
        foot - tall - 26,
        atX + 12,
        foot - tall - 8,
        atX,
        foot - tall - 6,
      )
      context.bezierCurveTo(
        atX - 12,
        foot - tall - 8,
        atX - 24,
        foot - tall - 26,
        atX,
        foot - tall - 62,
      )
      context.fill()
    })
    paintGlow(stage, atX, foot - tall - 30, 260, 0.5)
  }
}
