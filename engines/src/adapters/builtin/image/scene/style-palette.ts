// Styles that have colours of their own: ink, neon, old prints and the like.
import { adjust, type Colour, fromLch, hex, mix, toLch } from '../craft/colour.ts'
import type { Random } from '../craft/random.ts'
import type { Style } from '../words/manner-words.ts'
import { mapPalette, type Palette } from './palettes.ts'

const paper = hex('efe8d8')
const inkBlack = hex('22252a')

export function inStyle(palette: Palette, style: Style, random: Random): Palette {
  switch (style) {
    case 'ink':
      return inInk(palette)
    case 'neon':
      return inNeon(palette, random)
    case 'woodblock':
      return mapPalette(palette, (colour, name) =>
        name === 'accent'
          ? hex('c8442e')
          : towards(colour, random.chance(0.5) ? prussian : prussian, 0.55),
      )
    case 'poster':
      return mapPalette(palette, (colour) => adjust(colour, 0, 1.25))
    case 'pixel':
    case 'paper-cut':
    case 'stained-glass':
      return mapPalette(palette, (colour) => adjust(colour, 0.01, 1.22))
    case 'minimal':
      return mapPalette(palette, (colour) => mix(colour, palette.haze, 0.22))
    default:
      return palette
  }
}

/** From dark to light: the blues, buffs and rusts of old prints. */
const prussian = ['12233f', '23476b', '3f7391', '7fa6a4', 'c9c29a', 'e9dcb8', 'f4ead0'].map(hex)

function towards(colour: Colour, tones: readonly Colour[], share: number): Colour {
  const { l } = toLch(colour)
  const nearest = tones.reduce((best, one) =>
    Math.abs(toLch(one).l - l) < Math.abs(toLch(best).l - l) ? one : best,
  )
  return mix(colour, nearest, share)
}

/** Greys on paper, with a breath of the colours that were there, and one vermilion. */
function inInk(palette: Palette): Palette {
  const night = toLch(palette.sky[0] as Colour).l < 0.32
  const ground = night ? mix(paper, hex('8e99a4'), 0.5) : paper
  const wash = (share: number, tint: Colour) => mix(mix(ground, inkBlack, share), tint, 0.1)
  return {
    sky: [
      wash(0.2, palette.sky[0] as Colour),
      wash(0.1, palette.sky[1] as Colour),
      wash(0.03, palette.sky[2] as Colour),
      ground,
    ],
    light: night ? hex('fbf7ec') : mix(ground, hex('d8543a'), 0.1),
    cloud: ground,
    cloudShade: wash(0.2, palette.cloudShade),
    haze: ground,
    far: wash(0.42, palette.far),
    near: wash(0.86, palette.near),
    water: wash(0.1, palette.water),
    leaf: wash(0.7, palette.leaf),
    ground: wash(0.22, palette.ground),
    accent: hex('c23a2b'),
    glow: hex('e8b45a'),
    shadow: inkBlack,
  }
}

function inNeon(palette: Palette, random: Random): Palette {
  const [first, second] = random.pick([
    [hex('ff2fa0'), hex('22e6ff')],
    [hex('b04dff'), hex('2fffc8')],
    [hex('ff5b3a'), hex('4d7dff')],
  ])
  if (!first || !second) return palette
  const deep = (colour: Colour, light: number) => fromLch({ ...toLch(colour), l: light, c: 0.1 })
  return {
    sky: [hex('07061a'), deep(first, 0.2), deep(first, 0.38), mix(first, second, 0.22)],
    light: mix(first, [255, 255, 255], 0.35),
    cloud: deep(first, 0.36),
    cloudShade: deep(second, 0.18),
    haze: mix(deep(first, 0.42), second, 0.18),
    far: deep(second, 0.3),
    near: hex('0a0a1c'),
    water: deep(second, 0.28),
    leaf: deep(second, 0.36),
    ground: deep(first, 0.24),
    accent: second,
    glow: mix(second, first, random.range(0, 0.3)),
    shadow: hex('05040f'),
  }
}
