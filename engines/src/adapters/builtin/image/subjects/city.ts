// A skyline in three depths, with windows that are lit when it is dark.
import { adjust, type Colour, css, mix } from '../craft/colour.ts'
import type { Random } from '../craft/random.ts'
import type { Context } from '../craft/raster.ts'
import { bottomOf, layer, type Stage, scatter } from '../scene/stage.ts'
import { paintMist } from './terrain.ts'

export function paintCity(stage: Stage, foot: number, tall: number): void {
  const { palette, time } = stage.scene
  const dark = time === 'night' || time === 'dusk' || stage.scene.style === 'neon'
  for (let row = 0; row < 3; row += 1) {
    const near = row / 2
    const colour = mix(
      mix(palette.far, palette.haze, 0.45),
      mix(palette.near, palette.far, 0.25),
      near,
    )
    const lit = dark ? 0.34 + near * 0.2 : 0
    layer(stage, (context) => {
      scatter(stage, `city ${row}`, { spacing: 34 + row * 21, margin: 150 }, (x, random) => {
        const bump = Math.exp(-(((x - stage.scene.focus) / 300) ** 2))
        const height =
          tall *
          (0.2 + random.next() ** 2 * 0.45 + bump * random.range(0.1, 0.55)) *
          (1 - near * 0.28)
        drawTower(
          stage,
          context,
          {
            x,
            foot: foot + near * 18,
            height,
            width: random.range(36, 64) + row * 14,
            colour,
            lit,
          },
          random,
        )
      })
    })
    if (row < 2) paintMist(stage, foot - 4, tall * 0.32, dark ? 0.34 : 0.5)
  }
}

type Tower = { x: number; foot: number; height: number; width: number; colour: Colour; lit: number }

function drawTower(stage: Stage, context: Context, tower: Tower, random: Random): void {
  const { palette, lamp, flat } = stage.scene
  const { x, foot, height, width } = tower
  const left = x - width / 2
  const top = foot - height
  const colour = adjust(tower.colour, random.around() * 0.025)
  const floor = bottomOf(stage)
  context.fillStyle = css(colour)
  const shape = random.int(0, 6)
  context.fillRect(left, top, width, floor - top)
  if (shape === 0)
    context.fillRect(x - width * 0.22, top - height * 0.1, width * 0.44, height * 0.12)
  if (shape === 1) triangle(context, left, top, width, height * 0.13)
  if (shape === 2) {
    context.fillRect(x - width * 0.3, top - height * 0.07, width * 0.6, height * 0.08)
    context.fillRect(x - 1.2, top - height * 0.3, 2.4, height * 0.3)
  }
  if (shape === 3) {
    context.beginPath()
    context.ellipse(x, top, width / 2, width * 0.3, 0, Math.PI, 0)
    context.fill()
  }
  if (!flat) {
    const side = lamp.x > x ? 1 : -1
    context.fillStyle = css(mix(colour, palette.light, 0.24), 0.55)
    context.fillRect(side > 0 ? left + width * 0.62 : left, top, width * 0.38, floor - top)
  }
  drawWindows(stage, context, tower, random)
}

function triangle(
  context: Context,
  left: number,
  top: number,
  width: number,
  height: number,
): void {
  context.beginPath()
  context.moveTo(left, top)
  context.lineTo(left + width / 2, top - height)
  context.lineTo(left + width, top)
  context.fill()
}

function drawWindows(stage: Stage, context: Context, tower: Tower, random: Random): void {
  const { palette, style } = stage.scene
  const { x, foot, height, width, lit } = tower
  const step = 8.4
  const columns = Math.floor((width - 8) / step)
  const rows = Math.floor((height - 10) / (step * 1.35))
  const dayTone = mix(tower.colour, palette.sky[2] as Colour, 0.28)
  const tones =
    style === 'neon'
      ? [palette.glow, palette.accent, palette.light]
      : [palette.glow, adjust(palette.glow, 0.06, 0.6), mix(palette.glow, palette.accent, 0.3)]
  for (const [at, tone] of tones.entries()) {
    context.fillStyle = css(lit ? tone : dayTone, lit ? 0.88 : 0.75)
    context.beginPath()
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const chosen = random.next()
        if (lit ? chosen > lit || random.int(0, 2) !== at : at > 0 || chosen > 0.72) continue
        context.rect(
          x - (columns * step) / 2 + column * step + 2,
          foot - height + 9 + row * step * 1.35,
          step * 0.56,
          step * 0.72,
        )
      }
    context.fill()
  }
}
