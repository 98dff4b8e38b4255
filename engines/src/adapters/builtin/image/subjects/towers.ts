import { css, mix } from '../craft/colour.ts'
import { createRandom } from '../craft/random.ts'
import { layer, type Stage } from '../scene/stage.ts'
import { type Place, paintGlow, polygon, tonesOf } from './building.ts'

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
