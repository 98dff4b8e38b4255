// Pictures of things close by: portraits as silhouettes, still lifes, a single bloom, and life under water.
import { adjust, type Colour, clamp, css, hex, mix, ramp, smooth } from '../craft/colour.ts'
import { createRandom, type Random } from '../craft/random.ts'
import type { Context } from '../craft/raster.ts'
import { blend, bottomOf, layer, paintField, put, type Stage } from '../scene/stage.ts'
import { paintGlow } from './buildings.ts'
import { drawShape } from './silhouettes.ts'

/** A wall of soft light that falls from one side. */
export function paintBackdrop(stage: Stage, dark: Colour, light: Colour): void {
  const noise = stage.noise('backdrop')
  const { lamp } = stage.scene
  const colours = ramp([light, mix(light, dark, 0.55), dark])
  paintField(
    stage,
    { top: stage.view.y, bottom: bottomOf(stage), step: stage.scene.flat ? 1 : 2 },
    (x, y, out) => {
      const waver = stage.scene.flat ? 0 : noise.fbm(x * 0.0024, y * 0.0024, 5) * 0.4
      const away = Math.hypot((x - lamp.x) * 0.9, y - lamp.y - 120) / 900 + waver
      put(
        out,
        colours[
          Math.round(clamp(stage.scene.flat ? Math.floor(away * 5) / 5 : away) * 255)
        ] as Colour,
      )
    },
  )
}

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
  if (subjects.has('whale')) {
    layer(stage, (context) =>
      drawShape(context, 'whale', { x: focus - 60, y: 640, size: 270 }, mix(deep, shallow, 0.26)),
    )
    layer(
      stage,
      (context) =>
        drawShape(context, 'whale', { x: focus - 62, y: 622, size: 262 }, mix(deep, shallow, 0.46)),
      { alpha: 0.55 },
    )
  } else if (subjects.has('jellyfish'))
    for (let at = 0; at < 6; at += 1) paintJelly(stage, random, at)
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
