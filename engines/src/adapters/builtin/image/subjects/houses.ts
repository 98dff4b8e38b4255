import { adjust, css, mix } from '../craft/colour.ts'
import { createRandom } from '../craft/random.ts'
import { layer, type Stage } from '../scene/stage.ts'
import { type Place, paintGlow, polygon, tonesOf } from './building.ts'

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
