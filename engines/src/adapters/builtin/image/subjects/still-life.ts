// Things on a table, in the light of a window.
import { adjust, css, hex, mix } from '../craft/colour.ts'
import { createRandom, type Random } from '../craft/random.ts'
import { bottomOf, layer, type Stage } from '../scene/stage.ts'
import { paintThings } from '../things/paint-things.ts'
import { paintBackdrop } from './backdrop.ts'
import { drawBloom } from './blooms.ts'
import { body, castShadow, table } from './on-a-table.ts'
import { paintBooks, paintCandle } from './small-things.ts'

export function paintStillLife(stage: Stage): void {
  const { palette, subjects, focus } = stage.scene
  const random = createRandom(stage.scene.seeds.detail, 'still life')
  paintBackdrop(
    stage,
    mix(palette.near, palette.shadow, 0.5),
    mix(palette.haze, palette.light, 0.4),
  )
  const wood = mix(mix(palette.ground, hex('8a5a36'), 0.45), palette.shadow, 0.2)
  layer(stage, (context) => {
    const fill = context.createLinearGradient(0, table, 0, 1000)
    fill.addColorStop(0, css(mix(wood, palette.light, 0.3)))
    fill.addColorStop(1, css(adjust(wood, -0.12)))
    context.fillStyle = stage.scene.flat ? css(wood) : fill
    context.fillRect(stage.view.x - 4, table, stage.view.width + 8, bottomOf(stage) - table + 4)
  })
  const wanted = (['vase', 'fruit', 'cup', 'book', 'candle'] as const).filter((name) =>
    subjects.has(name),
  )
  const hasThings = stage.scene.things.length > 0
  const all = !hasThings && (wanted.length === 0 || subjects.has('vase'))
  if (
    subjects.has('book') ||
    (random.chance(0.3) && !hasThings && !stage.scene.unwanted.has('book'))
  )
    paintBooks(stage, hasThings ? stage.scene.width * 0.82 : focus + 230, random)
  if (all || subjects.has('flower') || subjects.has('vase'))
    paintVase(stage, hasThings ? besideThings(stage) : focus - 70, random)
  if (subjects.has('candle')) paintCandle(stage, focus + 210, random)
  if (subjects.has('cup'))
    paintCup(stage, hasThings ? besideThings(stage) : focus + (all ? 170 : 0), all ? 90 : 150)
  if (subjects.has('fruit') || all)
    paintFruit(
      stage,
      hasThings ? besideThings(stage) : focus + (all ? 120 : 0),
      random,
      subjects.has('fruit') && !all && !hasThings ? 9 : 5,
    )
  // They stand before all else.
  paintThings(stage)
}

/** World x at the left, where things leave room. */
const besideThings = ({ scene }: Stage): number => scene.width * 0.2

function paintVase(stage: Stage, x: number, random: Random): void {
  const { palette } = stage.scene
  const foot = table + 96
  castShadow(stage, x, foot, 100)
  const tones = [
    palette.accent,
    mix(palette.accent, palette.glow, 0.5),
    mix(palette.light, palette.accent, 0.3),
    mix(palette.accent, palette.far, 0.35),
  ]
  layer(stage, (context) => {
    for (let stem = 0; stem < 17; stem += 1) {
      const angle = -Math.PI / 2 + ((stem - 8) / 8) * 1.05
      const long = random.range(190, 330)
      const tipX = x + Math.cos(angle) * long
      const tipY = foot - 290 + Math.sin(angle) * long
      context.strokeStyle = css(mix(palette.leaf, palette.shadow, random.range(0.2, 0.5)))
      context.lineWidth = 5
      context.beginPath()
      context.moveTo(x, foot - 270)
      context.quadraticCurveTo(x + Math.cos(angle) * long * 0.3, foot - 330, tipX, tipY)
      context.stroke()
    }
    for (let leaf = 0; leaf < 42; leaf += 1) {
      const angle = -Math.PI / 2 + random.around() * 1.5
      const away = random.range(70, 240)
      context.fillStyle = css(
        adjust(mix(palette.leaf, palette.shadow, 0.3), random.around() * 0.07),
      )
      context.beginPath()
      context.ellipse(
        x + Math.cos(angle) * away,
        foot - 300 + Math.sin(angle) * away,
        30,
        10,
        angle + random.around(),
        0,
        Math.PI * 2,
      )
      context.fill()
    }
    for (let flower = 0; flower < 15; flower += 1) {
      const angle = -Math.PI / 2 + random.around() * 1.15
      const away = 80 + random.next() * 200
      drawBloom(
        context,
        x + Math.cos(angle) * away,
        foot - 310 + Math.sin(angle) * away,
        random.range(34, 68),
        random.pick(tones),
        random,
        4,
      )
    }
  })
  layer(stage, (context) => {
    context.fillStyle = body(stage, context, x, 100, mix(palette.water, [238, 238, 232], 0.45))
    context.beginPath()
    context.moveTo(x - 46, foot - 290)
    context.bezierCurveTo(x - 30, foot - 240, x - 118, foot - 200, x - 100, foot - 110)
    context.bezierCurveTo(x - 90, foot - 50, x - 60, foot - 30, x - 56, foot)
    context.quadraticCurveTo(x, foot + 14, x + 56, foot)
    context.bezierCurveTo(x + 60, foot - 30, x + 90, foot - 50, x + 100, foot - 110)
    context.bezierCurveTo(x + 118, foot - 200, x + 30, foot - 240, x + 46, foot - 290)
    context.quadraticCurveTo(x, foot - 278, x - 46, foot - 290)
    context.fill()
  })
}

function paintFruit(stage: Stage, x: number, random: Random, count: number): void {
  const tones = [hex('c8402e'), hex('e39a2e'), hex('a9b23c'), hex('8a3050'), hex('e8c24a')]
  for (let at = 0; at < count; at += 1) {
    const size = random.range(46, 66)
    const row = count > 5 && at > 5 ? 1 : 0
    const fruitX = x + (at - (count - 1) / 2) * 62 * (row ? 0.5 : 1) + random.around() * 18
    const foot = table + 130 + (at % 2) * 50 - row * 74
    castShadow(stage, fruitX, foot, size)
    layer(stage, (context) => {
      const colour = mix(random.pick(tones), stage.scene.palette.accent, 0.2)
      context.fillStyle = body(stage, context, fruitX, size, colour)
      context.beginPath()
      context.moveTo(fruitX, foot - size * 1.72)
      context.bezierCurveTo(
        fruitX + size * 0.7,
        foot - size * 2.02,
        fruitX + size * 1.3,
        foot - size * 1.2,
        fruitX + size * 0.85,
        foot - size * 0.4,
      )
      context.bezierCurveTo(
        fruitX + size * 0.6,
        foot,
        fruitX + size * 0.2,
        foot + size * 0.04,
        fruitX,
        foot - size * 0.06,
      )
      context.bezierCurveTo(
        fruitX - size * 0.2,
        foot + size * 0.04,
        fruitX - size * 0.6,
        foot,
        fruitX - size * 0.85,
        foot - size * 0.4,
      )
      context.bezierCurveTo(
        fruitX - size * 1.3,
        foot - size * 1.2,
        fruitX - size * 0.7,
        foot - size * 2.02,
        fruitX,
        foot - size * 1.72,
      )
      context.fill()
      context.strokeStyle = css(hex('4a3020'))
      context.lineWidth = 4
      context.beginPath()
      context.moveTo(fruitX, foot - size * 1.66)
      context.quadraticCurveTo(fruitX + 3, foot - size * 1.95, fruitX + 12, foot - size * 2.12)
      context.stroke()
    })
  }
}

function paintCup(stage: Stage, x: number, size: number): void {
  const { palette } = stage.scene
  const foot = table + 130
  castShadow(stage, x, foot, size)
  const clay = mix(palette.accent, [236, 230, 220], 0.6)
  layer(stage, (context) => {
    context.strokeStyle = css(adjust(clay, -0.1))
    context.lineWidth = size * 0.13
    context.beginPath()
    context.ellipse(x + size * 0.9, foot - size * 0.72, size * 0.3, size * 0.34, 0, -1.7, 1.9)
    context.stroke()
    context.fillStyle = body(stage, context, x, size, clay)
    context.beginPath()
    context.moveTo(x - size * 0.86, foot - size * 1.2)
    context.bezierCurveTo(x - size * 0.84, foot - size * 0.3, x - size * 0.5, foot, x, foot)
    context.bezierCurveTo(
      x + size * 0.5,
      foot,
      x + size * 0.84,
      foot - size * 0.3,
      x + size * 0.86,
      foot - size * 1.2,
    )
    context.fill()
    context.fillStyle = css(adjust(clay, 0.08))
    context.beginPath()
    context.ellipse(x, foot - size * 1.2, size * 0.86, size * 0.2, 0, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = css(mix(hex('5a3218'), palette.shadow, 0.2))
    context.beginPath()
    context.ellipse(x, foot - size * 1.17, size * 0.74, size * 0.15, 0, 0, Math.PI * 2)
    context.fill()
  })
  layer(
    stage,
    (context) => {
      context.strokeStyle = css([255, 255, 255], 0.3)
      context.lineWidth = size * 0.1
      context.beginPath()
      for (const side of [-0.25, 0.2]) {
        context.moveTo(x + size * side, foot - size * 1.3)
        context.bezierCurveTo(
          x + size * (side + 0.4),
          foot - size * 1.9,
          x + size * (side - 0.4),
          foot - size * 2.3,
          x + size * (side + 0.15),
          foot - size * 3,
        )
      }
      context.stroke()
    },
    { blur: 6 },
  )
}
