// Draws a thing into a scene, in the scene's light and its style's colours.
import { Path2D } from '@napi-rs/canvas'
import { type Colour, css, fromLch, hex, mix, toLch } from '../craft/colour.ts'
import type { Context } from '../craft/raster.ts'
import { layer, type Stage } from '../scene/stage.ts'
import type { ColourWord } from '../words/manner-words.ts'
import type { Part, Thing, Tone } from './thing.ts'

export type Placed = {
  /** World x of its middle, and y of its foot. */
  x: number
  y: number
  /** World height of its 200 units. */
  high: number
  flip?: boolean
  /** Radians, around its middle. */
  turn?: number
  /** It touches what is below it. */
  stands?: boolean
}

const byName: Record<ColourWord, string> = {
  red: 'd0342c',
  orange: 'ee8a2c',
  gold: 'e9b92e',
  green: '3f9a52',
  teal: '2fa7a0',
  blue: '3569c8',
  purple: '7d4bb3',
  pink: 'f08bb0',
  brown: '86562f',
  grey: '8d9299',
  black: '2b2b30',
  white: 'f2f2ef',
}

export function paintThing(stage: Stage, thing: Thing, placed: Placed): void {
  const { scene } = stage
  const { x, y, high, flip = false, turn = 0, stands = true } = placed
  const scale = high / 200
  const reach = (thing.reach ?? 70) * scale
  const toned = new Map<Tone, string>()
  const toneOf = (tone: Tone) => {
    const known = toned.get(tone) ?? css(litTone(stage, tone))
    toned.set(tone, known)
    return known
  }
  if (stands)
    layer(
      stage,
      (context) => {
        context.fillStyle = css(scene.palette.shadow, 0.42)
        context.beginPath()
        context.ellipse(
          x,
          y + high * 0.005,
          reach * 1.02,
          Math.max(6, reach * 0.13),
          0,
          0,
          Math.PI * 2,
        )
        context.fill()
      },
      scene.flat ? { alpha: 0.5 } : { blur: 7 },
    )
  layer(stage, (context) => {
    context.save()
    context.translate(x, y)
    if (turn) {
      context.translate(0, -high / 2)
      context.rotate(turn)
      context.translate(0, high / 2)
    }
    context.scale(flip ? -scale : scale, scale)
    for (const part of thing.parts) drawPart(context, part, toneOf(part.tone))
    context.restore()
    if (!scene.flat) shade(stage, context, { x, y, high, reach })
  })
}

function drawPart(context: Context, { path, line, twice, at }: Part, colour: string): void {
  const shape = new Path2D(path)
  context.fillStyle = colour
  context.strokeStyle = colour
  context.lineWidth = line ?? 1
  for (const side of twice ? [1, -1] : [1]) {
    context.save()
    if (at) {
      context.translate(at.x, at.y)
      context.scale(at.scale, at.scale)
    }
    context.scale(side, 1)
    if (line) context.stroke(shape)
    else context.fill(shape)
    context.restore()
  }
}

/** Light from the lamp's side over all that is drawn, and shadow at the other. */
function shade(
  { scene }: Stage,
  context: Context,
  { x, y, high, reach }: { x: number; y: number; high: number; reach: number },
): void {
  const side = scene.lamp.x > x ? 1 : -1
  const away = Math.max(reach, high * 0.3)
  const light = context.createLinearGradient(
    x + side * away,
    y - high,
    x - side * away * 0.9,
    y - high * 0.1,
  )
  light.addColorStop(0, css(mix(scene.palette.light, [255, 255, 255], 0.4), 0.3))
  light.addColorStop(0.4, css(scene.palette.light, 0.02))
  light.addColorStop(0.55, css(scene.palette.shadow, 0.04))
  light.addColorStop(1, css(scene.palette.shadow, 0.32))
  context.globalCompositeOperation = 'source-atop'
  context.fillStyle = light
  context.fillRect(x - high * 2 - reach, y - high * 2, high * 4 + reach * 2, high * 4)
  context.globalCompositeOperation = 'source-over'
}

/** The colour as it looks in this scene's hour and style. */
function litTone({ scene }: Stage, tone: Tone): Colour {
  const isOwn = tone.startsWith('@')
  const plain = hex(tone.replace(/[@#]/g, ''))
  const named = isOwn ? scene.colours[0] : undefined
  const colour = named ? inHue(plain, hex(byName[named])) : plain
  const { palette, time, style } = scene
  if (style === 'ink' || style === 'blueprint') return inInk(colour, palette.shadow, palette.haze)
  if (style === 'neon') return mix(colour, palette.shadow, 0.45)
  const share = time === 'night' ? 0.3 : time === 'dusk' ? 0.15 : 0.05
  const tinted = mix(colour, palette.shadow, share)
  return style === 'woodblock' ? mix(tinted, palette.haze, 0.16) : tinted
}

/** Ink is laid on thinner where a colour is lighter; one warm breath remains. */
function inInk(colour: Colour, ink: Colour, paper: Colour): Colour {
  const { l } = toLch(colour)
  return mix(mix(ink, paper, Math.min(1, l * 1.02)), colour, 0.16)
}

/** As light as it was against its neighbours, in another hue. */
function inHue(colour: Colour, named: Colour): Colour {
  const own = toLch(colour)
  const { l, c, h } = toLch(named)
  return fromLch({ l: Math.min(1, own.l * 0.45 + l * 0.55), c, h })
}
