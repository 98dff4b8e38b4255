import { adjust, type Colour, css, mix } from '../craft/colour.ts'
import { createRandom, type Random } from '../craft/random.ts'
import type { Context } from '../craft/raster.ts'
import { layer, type Stage } from '../scene/stage.ts'
import { paintBackdrop } from './backdrop.ts'

export function drawBloom(
  context: Context,
  x: number,
  y: number,
  size: number,
  colour: Colour,
  random: Random,
  rings = 5,
): void {
  for (let ring = 0; ring < rings; ring += 1) {
    const share = 1 - ring / (rings + 0.6)
    const count = Math.max(5, 9 - ring)
    const turn = random.range(0, 2)
    for (let petal = 0; petal < count; petal += 1) {
      const angle = turn + (petal / count) * Math.PI * 2
      const reach = size * share
      const fill = context.createRadialGradient(x, y, reach * 0.1, x, y, reach * 1.05)
      const tone = adjust(colour, random.around() * 0.025 + ring * 0.016)
      fill.addColorStop(0, css(adjust(tone, -0.17, 1.1)))
      fill.addColorStop(0.6, css(tone))
      fill.addColorStop(1, css(adjust(tone, 0.12, 0.8)))
      context.fillStyle = fill
      context.beginPath()
      const left = angle - 0.62
      const right = angle + 0.62
      context.moveTo(x, y)
      context.bezierCurveTo(
        x + Math.cos(left) * reach * 0.85,
        y + Math.sin(left) * reach * 0.85,
        x + Math.cos(left * 0.5 + angle * 0.5) * reach * 1.25,
        y + Math.sin(left * 0.5 + angle * 0.5) * reach * 1.25,
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach,
      )
      context.bezierCurveTo(
        x + Math.cos(right * 0.5 + angle * 0.5) * reach * 1.25,
        y + Math.sin(right * 0.5 + angle * 0.5) * reach * 1.25,
        x + Math.cos(right) * reach * 0.85,
        y + Math.sin(right) * reach * 0.85,
        x,
        y,
      )
      context.fill()
    }
  }
  context.fillStyle = css(mix(colour, [250, 206, 90], 0.75))
  context.beginPath()
  for (let dot = 0; dot < 16; dot += 1) {
    const angle = random.range(0, 6.3)
    const away = size * 0.13 * random.next()
    context.moveTo(x + Math.cos(angle) * away + size * 0.022, y + Math.sin(angle) * away)
    context.arc(
      x + Math.cos(angle) * away,
      y + Math.sin(angle) * away,
      size * 0.022,
      0,
      Math.PI * 2,
    )
  }
  context.fill()
}

/** Blossoms so near that they fill the picture, others out of focus behind. */
export function paintBloom(stage: Stage): void {
  const { palette, focus } = stage.scene
  const random = createRandom(stage.scene.seeds.detail, 'bloom')
  paintBackdrop(
    stage,
    mix(palette.leaf, palette.shadow, 0.66),
    mix(palette.sky[3] as Colour, palette.leaf, 0.4),
  )
  const tones = [
    palette.accent,
    mix(palette.accent, palette.glow, 0.42),
    mix(palette.accent, palette.light, 0.6),
  ]
  for (const [blur, count, size] of [
    [15, 12, 95],
    [5, 6, 120],
  ] as const)
    layer(
      stage,
      (context) => {
        for (let at = 0; at < count; at += 1)
          drawBloom(
            context,
            stage.view.x + stage.view.width * random.next(),
            80 + random.next() * 900,
            size * random.range(0.6, 1.2),
            mix(random.pick(tones), palette.shadow, 0.2),
            random,
            3,
          )
      },
      { blur },
    )
  layer(stage, (context) => {
    for (let leaf = 0; leaf < 9; leaf += 1)
      drawLeaf(
        context,
        focus,
        560,
        random.range(0, Math.PI * 2),
        random.range(280, 430),
        adjust(mix(palette.leaf, palette.shadow, 0.3), random.around() * 0.05),
      )
  })
  layer(stage, (context) => drawBloom(context, focus, 520, 285, tones[0] as Colour, random, 7))
}

function drawLeaf(
  context: Context,
  x: number,
  y: number,
  angle: number,
  long: number,
  colour: Colour,
): void {
  context.save()
  context.translate(x, y)
  context.rotate(angle)
  context.fillStyle = css(colour)
  context.beginPath()
  context.moveTo(0, 0)
  context.bezierCurveTo(long * 0.4, -long * 0.26, long * 0.8, -long * 0.16, long, 0)
  context.bezierCurveTo(long * 0.8, long * 0.16, long * 0.4, long * 0.26, 0, 0)
  context.fill()
  context.strokeStyle = css(adjust(colour, 0.09), 0.7)
  context.lineWidth = 2
  context.beginPath()
  context.moveTo(0, 0)
  context.lineTo(long * 0.94, 0)
  for (let vein = 1; vein < 7; vein += 1) {
    context.moveTo((long * vein) / 8, 0)
    context.lineTo((long * (vein + 1)) / 8, long * 0.1)
    context.moveTo((long * vein) / 8, 0)
    context.lineTo((long * (vein + 1)) / 8, -long * 0.1)
  }
  context.stroke()
  context.restore()
}
