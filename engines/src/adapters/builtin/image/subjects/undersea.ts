import { type Colour, clamp, css, hex, mix, ramp, smooth } from '../craft/colour.ts'
import { createRandom, type Random } from '../craft/random.ts'
import type { Context } from '../craft/raster.ts'
import { blend, bottomOf, layer, paintField, put, type Stage } from '../scene/stage.ts'
import { paintGlow } from './building.ts'
import { drawShape } from './silhouettes.ts'

export function paintUndersea(stage: Stage): void {
  const { palette, subjects, focus } = stage.scene
  const random = createRandom(stage.scene.seeds.detail, 'undersea')
  const shallow = mix(palette.sky[2] as Colour, hex('5fd0d8'), 0.6)
  const deep = mix(palette.shadow, hex('04283f'), 0.62)
  const colours = ramp([
    mix(shallow, [255, 255, 255], 0.34),
    shallow,
    mix(shallow, deep, 0.6),
    deep,
  ])
  const noise = stage.noise('undersea')
  paintField(stage, { top: stage.view.y, bottom: bottomOf(stage), step: 2 }, (x, y, out) => {
    put(
      out,
      colours[
        Math.round(clamp(y / 1050 + noise.fbm(x * 0.002, y * 0.004, 3) * 0.1) * 255)
      ] as Colour,
    )
    const ray = smooth(0.05, 0.62, noise.fbm((x - focus + y * 0.24) * 0.006 + 3, y * 0.0004, 3))
    blend(
      [out[0] as number, out[1] as number, out[2] as number],
      [235, 255, 250],
      ray * 0.42 * (1 - smooth(0, 820, y)),
      out,
    )
  })
  for (let row = 0; row < 3; row += 1)
    paintReef(stage, row, mix(deep, shallow, 0.4 - row * 0.19), random)
  const tone = mix(palette.accent, hex('f58a3c'), 0.3)
  if (subjects.has('jellyfish')) for (let at = 0; at < 6; at += 1) paintJelly(stage, random, at)
  else
    for (let at = 0; at < 14; at += 1)
      layer(stage, (context) =>
        drawShape(
          context,
          'fish',
          {
            x: focus + random.around() * 400,
            y: 420 + random.around() * 290,
            size: 18 + 70 * (at / 14) ** 2,
            flip: random.chance(0.75),
          },
          mix(at % 3 ? tone : palette.glow, shallow, 0.6 - (at / 14) * 0.55),
        ),
      )
  layer(stage, (context) => {
    context.strokeStyle = css([240, 255, 255], 0.6)
    for (let at = 0; at < 60; at += 1) {
      context.lineWidth = 1.1
      context.beginPath()
      context.arc(
        stage.view.x + stage.view.width * random.next(),
        1000 * random.next(),
        random.range(1.5, 7),
        0,
        Math.PI * 2,
      )
      context.stroke()
    }
  })
}

function paintReef(stage: Stage, row: number, colour: Colour, random: Random): void {
  const { palette } = stage.scene
  const noise = stage.noise(`reef ${row}`)
  const line = (x: number) => 800 + row * 66 + noise.fbm(x * 0.004, row, 4) * 110
  layer(stage, (context) => {
    for (let at = 0; at < 20; at += 1) {
      const x = stage.view.x + stage.view.width * random.next()
      const tone =
        row === 2
          ? mix(
              random.pick([palette.accent, hex('e86a8a'), hex('f0a050'), hex('8a6ad8')]),
              colour,
              0.4,
            )
          : colour
      context.strokeStyle = css(tone)
      drawCoral(context, x, line(x) + 12, random.range(50, 110), -Math.PI / 2, 5, random)
    }
    context.fillStyle = css(colour)
    context.beginPath()
    context.moveTo(stage.view.x - 4, bottomOf(stage) + 4)
    for (let x = stage.view.x - 4; x < stage.view.x + stage.view.width + 8; x += 5)
      context.lineTo(x, line(x))
    context.lineTo(stage.view.x + stage.view.width + 8, bottomOf(stage) + 4)
    context.fill()
  })
}

function drawCoral(
  context: Context,
  x: number,
  y: number,
  size: number,
  angle: number,
  left: number,
  random: Random,
): void {
  const toX = x + Math.cos(angle) * size * 0.34
  const toY = y + Math.sin(angle) * size * 0.34
  context.lineWidth = 1.6 + left * 1.7
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(toX, toY)
  context.stroke()
  if (left === 0) return
  for (const side of [-1, 1])
    drawCoral(
      context,
      toX,
      toY,
      size * random.range(0.74, 0.92),
      angle + side * random.range(0.15, 0.55),
      left - 1,
      random,
    )
}

function paintJelly(stage: Stage, random: Random, at: number): void {
  const { palette, focus } = stage.scene
  const size = 40 + at * 17
  const x = focus + random.around() * 340
  const y = 220 + random.next() * 420
  const tone = mix(palette.accent, hex('c9a0ff'), random.range(0.2, 0.7))
  paintGlow(stage, x, y, size * 3, 0.25)
  layer(stage, (context) => {
    context.strokeStyle = css(mix(tone, [255, 255, 255], 0.3), 0.5)
    context.lineWidth = 2
    context.beginPath()
    for (let arm = -5; arm <= 5; arm += 1) {
      context.moveTo(x + (arm * size) / 6.5, y)
      const sway = random.around() * size
      context.bezierCurveTo(
        x + (arm * size) / 6 + sway,
        y + size,
        x + (arm * size) / 7 - sway,
        y + size * 1.8,
        x + (arm * size) / 8 + sway * 0.6,
        y + size * random.range(2, 3.3),
      )
    }
    context.stroke()
    const fill = context.createRadialGradient(x, y - size * 0.4, 0, x, y - size * 0.2, size * 1.1)
    fill.addColorStop(0, css(mix(tone, [255, 255, 255], 0.7), 0.9))
    fill.addColorStop(1, css(tone, 0.45))
    context.fillStyle = fill
    context.beginPath()
    context.moveTo(x - size, y)
    context.bezierCurveTo(x - size, y - size * 1.3, x + size, y - size * 1.3, x + size, y)
    for (let lobe = 5; lobe >= -5; lobe -= 2)
      context.quadraticCurveTo(
        x + ((lobe - 0) * size) / 5.5,
        y + size * 0.2,
        x + ((lobe - 1) * size) / 6,
        y,
      )
    context.fill()
  })
}
