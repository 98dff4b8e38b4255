import { adjust, type Colour, css, mix } from '../craft/colour.ts'
import { createRandom, type Random } from '../craft/random.ts'
import type { Context } from '../craft/raster.ts'
import { layer, type Stage } from '../scene/stage.ts'
import { paintThing } from '../things/paint-thing.ts'
import { bust, isPerson } from '../things/people.ts'
import { paintBackdrop } from './backdrop.ts'
import { drawBloom } from './blooms.ts'

/** A head turned to the side, without a face: hair, neck and shoulders, with a scene's light behind. */
export function paintPortrait(stage: Stage): void {
  const { palette, focus } = stage.scene
  const random = createRandom(stage.scene.seeds.detail, 'portrait')
  const flip = random.chance(0.5) ? -1 : 1
  paintBackdrop(
    stage,
    mix(palette.sky[0] as Colour, palette.shadow, 0.35),
    mix(palette.sky[3] as Colour, palette.light, 0.2),
  )
  layer(stage, (context) => {
    context.fillStyle = css(mix(palette.light, palette.accent, 0.35), 0.92)
    context.beginPath()
    context.arc(focus - flip * 40, 400, 270, 0, Math.PI * 2)
    context.fill()
  })
  const [person] = stage.scene.things
  if (person && isPerson(person)) {
    const drawn = bust(person)
    paintThing(stage, drawn, { x: focus, y: 1004, high: drawn.high, stands: false })
    return
  }
  const skin = mix(mix(palette.far, palette.accent, 0.3), palette.shadow, 0.35)
  const at = (x: number, y: number): [number, number] => [focus + flip * x, y]
  layer(stage, (context) =>
    drawHair(context, at, mix(palette.shadow, palette.near, 0.3), random, 1),
  )
  layer(stage, (context) => {
    const fill = context.createLinearGradient(...at(150, 300), ...at(-190, 500))
    fill.addColorStop(0, css(mix(skin, palette.light, 0.5)))
    fill.addColorStop(0.5, css(skin))
    fill.addColorStop(1, css(adjust(skin, -0.12)))
    context.fillStyle = stage.scene.flat ? css(skin) : fill
    drawProfile(context, at)
  })
  layer(stage, (context) =>
    drawHair(context, at, mix(palette.shadow, palette.accent, 0.13), random, 0),
  )
  paintOrnaments(stage, at, random)
}

type At = (x: number, y: number) => [number, number]

function drawProfile(context: Context, at: At): void {
  context.beginPath()
  context.moveTo(...at(-70, 250))
  context.bezierCurveTo(...at(20, 185), ...at(128, 215), ...at(140, 318))
  context.bezierCurveTo(...at(142, 345), ...at(136, 356), ...at(146, 376))
  context.bezierCurveTo(...at(158, 402), ...at(178, 424), ...at(176, 434))
  context.bezierCurveTo(...at(172, 448), ...at(150, 446), ...at(150, 454))
  context.bezierCurveTo(...at(152, 468), ...at(164, 474), ...at(157, 484))
  context.bezierCurveTo(...at(150, 490), ...at(162, 498), ...at(152, 510))
  context.bezierCurveTo(...at(142, 524), ...at(154, 548), ...at(126, 562))
  context.bezierCurveTo(...at(92, 574), ...at(46, 548), ...at(30, 584))
  context.bezierCurveTo(...at(22, 650), ...at(60, 690), ...at(180, 738))
  context.bezierCurveTo(...at(260, 772), ...at(300, 860), ...at(310, 1700))
  context.lineTo(...at(-330, 1700))
  context.bezierCurveTo(...at(-300, 850), ...at(-260, 760), ...at(-150, 700))
  context.bezierCurveTo(...at(-110, 660), ...at(-100, 600), ...at(-110, 520))
  context.closePath()
  context.fill()
}

function drawHair(context: Context, at: At, colour: Colour, random: Random, back: number): void {
  for (let strand = 0; strand < (back ? 90 : 60); strand += 1) {
    const part = random.next()
    context.strokeStyle = css(adjust(colour, random.around() * 0.06 + part * 0.04))
    context.lineWidth = random.range(5, 15)
    context.beginPath()
    context.moveTo(...at(60 - part * 60 + random.around() * 16, 212 + random.around() * 14))
    const out = back ? -210 - random.next() * 60 : -120 - part * 80
    context.bezierCurveTo(
      ...at(-70 - part * 90, 170),
      ...at(out, 300),
      ...at(out + 40, 430 + part * 40),
    )
    const long = back ? random.range(560, 860) : random.range(420, 520)
    context.bezierCurveTo(
      ...at(out + 60, 540),
      ...at(out - 10, long - 80),
      ...at(out + 20 + random.around() * 60, long),
    )
    context.stroke()
  }
  context.fillStyle = css(colour)
  context.beginPath()
  context.moveTo(...at(118, 262))
  context.bezierCurveTo(...at(96, 176), ...at(-20, 156), ...at(-100, 214))
  context.bezierCurveTo(...at(-190, 290), ...at(-170, 440), ...at(-140, 520))
  context.bezierCurveTo(...at(-60, 500), ...at(-24, 430), ...at(-14, 380))
  context.bezierCurveTo(...at(24, 350), ...at(70, 300), ...at(118, 262))
  context.fill()
}

function paintOrnaments(stage: Stage, at: At, random: Random): void {
  const { palette } = stage.scene
  const tones = [
    palette.accent,
    adjust(palette.accent, 0.12),
    mix(palette.accent, palette.glow, 0.55),
    mix(palette.light, palette.accent, 0.2),
  ]
  layer(stage, (context) => {
    for (let flower = 0; flower < 9; flower += 1) {
      const [x, y] = at(
        -20 - flower * 22 + random.around() * 26,
        196 + flower * 25 + random.around() * 24,
      )
      drawBloom(context, x, y, random.range(22, 46), random.pick(tones), random, 2)
    }
  })
}
