import { adjust, css, mix } from '../craft/colour.ts'
import { createRandom, type Random } from '../craft/random.ts'
import type { Context } from '../craft/raster.ts'
import { layer, type Stage } from '../scene/stage.ts'
import { dark } from './dark-tone.ts'

export function paintBirds(stage: Stage, count: number): void {
  const random = createRandom(stage.scene.seeds.detail, 'birds')
  const { focus, horizon } = stage.scene
  const middleX = focus + random.range(-160, 160)
  const middleY = horizon * random.range(0.3, 0.5)
  layer(
    stage,
    (context) => {
      context.fillStyle = css(dark(stage), 0.9)
      for (let bird = 0; bird < count; bird += 1) {
        const size = random.range(7, 17)
        drawBird(
          context,
          middleX + random.around() * 210,
          middleY + random.around() * 90,
          size,
          random,
        )
      }
    },
    { lift: 0.3 },
  )
}

function drawBird(context: Context, x: number, y: number, size: number, random: Random): void {
  const lift = random.range(0.2, 0.75)
  const tilt = random.around() * 0.3
  context.save()
  context.translate(x, y)
  context.rotate(tilt)
  context.beginPath()
  context.moveTo(-size, -size * lift)
  context.quadraticCurveTo(-size * 0.45, -size * lift * 0.9, 0, 0)
  context.quadraticCurveTo(size * 0.45, -size * lift * 0.9, size, -size * lift)
  context.quadraticCurveTo(size * 0.42, -size * lift * 0.5, size * 0.12, size * 0.2)
  context.lineTo(-size * 0.12, size * 0.16)
  context.quadraticCurveTo(-size * 0.42, -size * lift * 0.5, -size, -size * lift)
  context.fill()
  context.restore()
}

export function paintButterflies(stage: Stage): void {
  const random = createRandom(stage.scene.seeds.detail, 'butterflies')
  const { accent, glow, light } = stage.scene.palette
  const close = stage.scene.close
  layer(
    stage,
    (context) => {
      for (let at = 0; at < (close ? 3 : 9); at += 1) {
        const size = random.range(12, 26) * (close ? 3.4 : 1.3)
        context.save()
        context.translate(stage.scene.focus + random.around() * 380, 420 + random.around() * 270)
        context.rotate(random.around() * 0.9)
        const tone = random.pick([accent, mix(accent, glow, 0.5), mix(accent, light, 0.55)])
        for (const side of [-1, 1]) {
          context.fillStyle = css(tone, 0.95)
          context.beginPath()
          context.moveTo(0, 0)
          context.bezierCurveTo(
            side * size * 0.3,
            -size * 1.1,
            side * size * 1.25,
            -size * 1.1,
            side * size * 1.05,
            -size * 0.3,
          )
          context.bezierCurveTo(side * size, 0, side * size * 0.5, size * 0.1, 0, 0)
          context.bezierCurveTo(
            side * size * 0.7,
            size * 0.1,
            side * size * 0.85,
            size * 0.75,
            side * size * 0.42,
            size * 0.82,
          )
          context.bezierCurveTo(side * size * 0.15, size * 0.8, 0, size * 0.4, 0, 0)
          context.fill()
          context.fillStyle = css(adjust(tone, -0.2), 0.8)
          context.beginPath()
          context.arc(side * size * 0.8, -size * 0.56, size * 0.11, 0, Math.PI * 2)
          context.fill()
        }
        context.fillStyle = css(dark(stage))
        context.beginPath()
        context.ellipse(0, size * 0.1, size * 0.055, size * 0.45, 0, 0, Math.PI * 2)
        context.fill()
        context.restore()
      }
    },
    { lift: 0.5 },
  )
}
