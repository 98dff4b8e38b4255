import { type Colour, css, hex, mix } from '../craft/colour.ts'
import { createRandom } from '../craft/random.ts'
import type { Context } from '../craft/raster.ts'
import { layer, type Stage } from '../scene/stage.ts'

export function paintBalloons(stage: Stage): void {
  const { scene } = stage
  const random = createRandom(scene.seeds.detail, 'balloons')
  const tones = [
    scene.palette.accent,
    hex('e8a13c'),
    hex('4a86b8'),
    hex('d8605a'),
    hex('7a5aa6'),
    hex('4e9a78'),
  ]
  const count = random.int(4, 6)
  for (let at = count - 1; at >= 0; at -= 1) {
    const near = 1 - at / count
    const size = 26 + near ** 1.6 * 118
    const x =
      at === 0
        ? scene.focus + random.range(-60, 60)
        : stage.view.x + stage.view.width * random.range(0.08, 0.92)
    const y = scene.horizon * (at === 0 ? 0.42 : random.range(0.14, 0.72))
    layer(stage, (context) =>
      drawBalloon(
        stage,
        context,
        x,
        y,
        size,
        mix(
          tones[(at + random.int(0, 2)) % tones.length] as Colour,
          scene.palette.haze,
          (1 - near) * 0.48,
        ),
      ),
    )
  }
}

function drawBalloon(
  stage: Stage,
  context: Context,
  x: number,
  y: number,
  size: number,
  colour: Colour,
): void {
  const { palette, lamp } = stage.scene
  const bottom = y + size * 1.18
  const outline = (wide: number) => {
    context.beginPath()
    context.moveTo(x - size * 0.17 * wide, bottom)
    context.bezierCurveTo(
      x - size * 0.5 * wide,
      y + size * 0.75,
      x - size * wide,
      y + size * 0.4,
      x - size * wide,
      y - size * 0.06,
    )
    context.bezierCurveTo(
      x - size * wide,
      y - size * 0.66,
      x - size * 0.55 * wide,
      y - size,
      x,
      y - size,
    )
    context.bezierCurveTo(
      x + size * 0.55 * wide,
      y - size,
      x + size * wide,
      y - size * 0.66,
      x + size * wide,
      y - size * 0.06,
    )
    context.bezierCurveTo(
      x + size * wide,
      y + size * 0.4,
      x + size * 0.5 * wide,
      y + size * 0.75,
      x + size * 0.17 * wide,
      bottom,
    )
    context.closePath()
  }
  const pale = mix(colour, [255, 244, 224], 0.62)
  const gores: [number, Colour][] = [
    [1, colour],
    [0.78, pale],
    [0.5, colour],
    [0.2, pale],
  ]
  for (const [wide, tone] of gores) {
    outline(wide)
    context.fillStyle = css(tone)
    context.fill()
  }
  if (!stage.scene.flat) {
    outline(1)
    const side = lamp.x > x ? -1 : 1
    const shade = context.createLinearGradient(
      x - size * side,
      y - size * 0.4,
      x + size * side,
      y + size * 0.3,
    )
    shade.addColorStop(0, css(palette.light, 0.32))
    shade.addColorStop(0.45, css(palette.shadow, 0))
    shade.addColorStop(1, css(palette.shadow, 0.62))
    context.fillStyle = shade
    context.fill()
  }
  context.strokeStyle = css(palette.shadow, 0.8)
  context.lineWidth = Math.max(0.7, size * 0.014)
  context.beginPath()
  for (const side of [-1, 1]) {
    context.moveTo(x + side * size * 0.16, bottom)
    context.lineTo(x + side * size * 0.1, bottom + size * 0.26)
  }
  context.stroke()
  context.fillStyle = css(mix([96, 62, 38], palette.shadow, 0.3))
  context.beginPath()
  context.roundRect(x - size * 0.13, bottom + size * 0.24, size * 0.26, size * 0.2, size * 0.04)
  context.fill()
}
