// Pictures without a horizon: abstract flow, geometry, mandalas.
import {
  adjust,
  type Colour,
  clamp,
  css,
  hex,
  lightness,
  mix,
  ramp,
  smooth,
} from '../craft/colour.ts'
import { createRandom, type Random } from '../craft/random.ts'
import type { Context } from '../craft/raster.ts'
import { bottomOf, layer, paintField, put, type Stage } from '../scene/stage.ts'

/** Colours of the palette from dark to light, with what stands out between. */
export function swatches({ scene }: Stage): Colour[] {
  const { palette } = scene
  return [
    palette.shadow,
    palette.far,
    palette.water,
    palette.accent,
    palette.sky[2] as Colour,
    palette.glow,
    palette.light,
  ]
    .slice()
    .sort((a, b) => lightness(a) - lightness(b))
}

/** Folded silk: noise that is warped by itself, lit as a relief, with threads of light on the folds. */
export function paintAbstract(stage: Stage): void {
  const noise = stage.noise('abstract')
  const random = stage.random('abstract')
  const colours = ramp(swatches(stage))
  const scale = random.range(0.0009, 0.0018) * (stage.scene.close ? 0.6 : 1)
  const turns = random.range(1.3, 2.4)
  const angle = random.range(0, Math.PI)
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const field = (x: number, y: number) => {
    const u = (x * cos + y * sin) * scale
    const v = (y * cos - x * sin) * scale * 0.62
    const a = noise.fbm(u, v, 3)
    const b = noise.fbm(u + 5.2 + a, v + 1.3, 3)
    return noise.fbm(u + turns * a, v + turns * b, 4) + 0.34 * Math.sin((a + b) * 9 + u * 4)
  }
  paintField(stage, { top: stage.view.y, bottom: bottomOf(stage), step: 1 }, (x, y, out) => {
    const here = field(x, y)
    const lean = (field(x + 3, y) - here) * 28 + (field(x, y + 3) - here) * 20
    const place = clamp(0.46 + here * 0.62)
    const colour = colours[Math.round(place * 255)] as Colour
    const light = clamp(0.5 - lean, 0.0, 1)
    const fold = smooth(0.72, 0.98, light)
    for (let part = 0; part < 3; part += 1) {
      const shaded = (colour[part] as number) * (0.5 + light * 0.72)
      out[part] = shaded + (255 - shaded) * fold * 0.36
    }
    out[3] = 1
  })
}

export function paintGeometric(stage: Stage): void {
  const { palette } = stage.scene
  const random = createRandom(stage.scene.seeds.layout, 'geometric')
  const colours = swatches(stage)
  const ground = mix(colours.at(-1) as Colour, [246, 240, 228], 0.6)
  paintField(stage, { top: stage.view.y, bottom: bottomOf(stage), step: 8 }, (_x, _y, out) =>
    put(out, ground),
  )
  const { x: left, y: top, width, height } = stage.view
  const tones = [
    palette.accent,
    palette.far,
    palette.near,
    palette.glow,
    palette.water,
    palette.sky[1] as Colour,
  ]
  for (let at = 0; at < 5; at += 1) {
    const size = height * random.range(0.16, 0.44) * (1 - at * 0.1)
    const x = left + width * random.range(0.12, 0.88)
    const y = top + height * random.range(0.14, 0.86)
    layer(stage, (context) => {
      context.translate(x, y)
      context.rotate((Math.PI / 4) * random.int(0, 7))
      context.fillStyle = css(tones[at % tones.length] as Colour, 0.94)
      drawForm(context, random, size)
    })
  }
  layer(stage, (context) => drawRods(stage, context, random, tones))
}

function drawForm(context: Context, random: Random, size: number): void {
  context.beginPath()
  const kind = random.int(0, 4)
  if (kind === 0) context.arc(0, 0, size, 0, Math.PI * 2)
  if (kind === 1) {
    context.arc(0, 0, size, 0, Math.PI)
    context.closePath()
  }
  if (kind === 2) {
    context.moveTo(-size, size * 0.8)
    context.lineTo(0, -size * 0.9)
    context.lineTo(size, size * 0.8)
  }
  if (kind === 3) context.rect(-size, -size * 0.32, size * 2, size * 0.64)
  if (kind === 4)
    for (let ring = 5; ring > 0; ring -= 1) {
      context.moveTo((size * ring) / 5, 0)
      context.arc(0, 0, (size * ring) / 5, 0, Math.PI * 2, ring % 2 === 0)
    }
  context.fill('evenodd')
}

function drawRods(stage: Stage, context: Context, random: Random, tones: readonly Colour[]): void {
  const { x: left, y: top, width, height } = stage.view
  for (let at = 0; at < 9; at += 1) {
    const x = left + width * random.next()
    const y = top + height * random.next()
    const angle = (Math.PI / 4) * random.int(0, 3)
    const long = height * random.range(0.12, 0.5)
    context.strokeStyle = css(at % 3 ? stage.scene.palette.shadow : random.pick(tones))
    context.lineWidth = random.pick([2, 3, 6, 14])
    context.beginPath()
    context.moveTo(x - Math.cos(angle) * long, y - Math.sin(angle) * long)
    context.lineTo(x + Math.cos(angle) * long, y + Math.sin(angle) * long)
    context.stroke()
  }
  const size = 15
  context.fillStyle = css(stage.scene.palette.shadow, 0.85)
  const gridX = left + width * random.range(0.1, 0.65)
  const gridY = top + height * random.range(0.1, 0.65)
  for (let row = 0; row < 5; row += 1)
    for (let column = 0; column < 7; column += 1) {
      context.beginPath()
      context.arc(gridX + column * size * 2, gridY + row * size * 2, size * 0.22, 0, Math.PI * 2)
      context.fill()
    }
}

export function paintMandala(stage: Stage): void {
  const random = createRandom(stage.scene.seeds.layout, 'mandala')
  const { palette } = stage.scene
  const colours = swatches(stage)
  const middleX = stage.view.x + stage.view.width / 2
  const middleY = stage.view.y + stage.view.height / 2
  const ground = ramp([adjust(palette.shadow, 0.06), palette.shadow])
  paintField(stage, { top: stage.view.y, bottom: bottomOf(stage), step: 4 }, (x, y, out) =>
    put(out, ground[Math.round(clamp(Math.hypot(x - middleX, y - middleY) / 760) * 255)] as Colour),
  )
  const folds = random.pick([8, 10, 12, 16])
  const rings = 9
  for (let ring = rings; ring >= 1; ring -= 1) {
    const outer = (ring / rings) * 455
    const inner = ((ring - 1) / rings) * 455
    const colour = mix(
      colours[(ring * 2 + random.int(0, 1)) % colours.length] as Colour,
      palette.glow,
      0.12,
    )
    layer(stage, (context) => {
      context.translate(middleX, middleY)
      if (ring % 2) context.rotate(Math.PI / folds)
      drawRing(
        context,
        {
          outer: outer * 1.06,
          inner: inner * 0.86,
          folds: ring > 5 ? folds * 2 : folds,
          shape: random.int(0, 3),
        },
        colour,
        palette.glow,
      )
    })
  }
}

function drawRing(
  context: Context,
  ring: { outer: number; inner: number; folds: number; shape: number },
  colour: Colour,
  gold: Colour,
): void {
  const { outer, inner, folds, shape } = ring
  const step = (Math.PI * 2) / folds
  const wide = outer * Math.sin(step / 2) * (shape === 1 ? 1.5 : 1.06)
  for (const [share, tone] of [
    [1, colour],
    [0.72, adjust(colour, 0.09)],
    [0.44, mix(colour, gold, 0.42)],
  ] as const) {
    context.beginPath()
    for (let fold = 0; fold < folds; fold += 1) {
      context.save()
      context.rotate(fold * step)
      const tip = inner + (outer - inner) * (0.42 + share * 0.58)
      const half = wide * share
      if (shape === 3) {
        context.moveTo(tip, 0)
        context.arc((inner + outer) / 2, 0, ((outer - inner) / 2) * share, 0, Math.PI * 2)
      } else {
        context.moveTo(inner * (1.02 - share * 0.02), 0)
        const belly = inner + (tip - inner) * (shape === 2 ? 0.75 : 0.5)
        context.bezierCurveTo(belly, -half, tip - (tip - inner) * 0.18, -half * 0.72, tip, 0)
        context.bezierCurveTo(tip - (tip - inner) * 0.18, half * 0.72, belly, half, inner, 0)
      }
      context.restore()
    }
    context.fillStyle = css(tone)
    context.fill()
    context.strokeStyle = css(gold, share === 1 ? 0.85 : 0.4)
    context.lineWidth = share === 1 ? 1.5 : 0.8
    context.stroke()
  }
  context.fillStyle = css(gold)
  context.beginPath()
  for (let dot = 0; dot < folds; dot += 1) {
    const angle = (dot + 0.5) * step
    const radius = Math.min(4.2, outer * 0.02)
    context.moveTo(Math.cos(angle) * outer * 0.95 + radius, Math.sin(angle) * outer * 0.95)
    context.arc(
      Math.cos(angle) * outer * 0.95,
      Math.sin(angle) * outer * 0.95,
      radius,
      0,
      Math.PI * 2,
    )
  }
  context.fill()
}

/** Cut stones that stand in a cluster. */
export function paintCrystals(stage: Stage, floor: number): void {
  const random = createRandom(stage.scene.seeds.detail, 'crystals')
  const base = mix(stage.scene.palette.accent, hex('8ac8ff'), 0.4)
  for (let at = 0; at < 9; at += 1) {
    const lean = random.around() * 0.55
    const tall = random.range(150, 430) * (1 - Math.abs(lean))
    const wide = tall * random.range(0.12, 0.18)
    layer(stage, (context) => {
      context.translate(stage.scene.focus + lean * 260, floor + random.range(-10, 30))
      context.rotate(lean * 0.9)
      const tone = adjust(base, random.around() * 0.08, 1, random.around() * 0.3)
      for (const [from, to, light] of [
        [-1, -0.25, -0.14],
        [-0.25, 0.45, 0.12],
        [0.45, 1, -0.02],
      ] as const) {
        context.fillStyle = css(adjust(tone, light), 0.88)
        context.beginPath()
        context.moveTo(from * wide, 0)
        context.lineTo(from * wide, -tall * 0.74)
        context.lineTo(wide * 0.1, -tall)
        context.lineTo(to * wide, -tall * 0.74)
        context.lineTo(to * wide, 0)
        context.fill()
      }
    })
  }
}
