// Colours that were chosen to stand together, by the time of day. A prompt's own colours turn them.
import { adjust, type Colour, clamp, fromLch, hex, mix, toLch } from '../craft/colour.ts'
import type { Random } from '../craft/random.ts'
import type { ColourWord, Mood, Season, Time } from '../words/manner-words.ts'

export type Palette = {
  /** From the top down to the horizon. */
  sky: Colour[]
  light: Colour
  cloud: Colour
  cloudShade: Colour
  /** What distance fades into. */
  haze: Colour
  far: Colour
  near: Colour
  water: Colour
  leaf: Colour
  ground: Colour
  accent: Colour
  /** Windows, lanterns. */
  glow: Colour
  shadow: Colour
}

/** sky ×4, light, cloud, cloudShade, haze, far, near, water, leaf, ground, accent, glow, shadow */
const rows: Record<Time, string[]> = {
  dawn: [
    '5b7db1 9aa6c8 e8b9b0 fbe3c0 fff0d0 f7dcd2 a99bb8 efcfc4 8a8fb0 2f3c58 8fa4b8 4f6b5a 6f7a5c e0695a ffd890 232c44',
    '3f6b8c 86a9b5 d9cdb8 f9dfb4 fff3d6 f3e6d8 93a2ad e2d6c4 7f99a6 27414c 86a7ad 48705c 7b7d58 d8774d ffdd99 1c2f3a',
    '6a6fa8 a58fbf e6a6b4 ffd3b0 ffe9cf fbd3cf a487ad f0c4c0 8f83ad 3a3358 9c93b5 5d6a6e 7a6a6a d9587a ffcf9c 2a2442',
  ],
  day: [
    '2a6fb8 5a9bd5 9cc9e8 dff0f2 fff8e0 ffffff b9cbdc cfe3ea 7fa3bf 2f5a58 3f8aa8 4f8a4a 7fa357 e2574c ffe2a0 1d3a44',
    '1f7a9e 55a8bd a5d3cf eaf3dc fffbe6 fdfdf8 adc6c9 d5e8df 86aeb0 2c5f50 2f9097 5f9a4c 97ac5c ea6a3f ffe0a8 17383a',
    '3b78c4 78a9e0 bcd6ee f2ead8 fff6dc fffaf4 c0c6d8 dde2e6 8fa5c4 3b5a6a 4e8fb5 6a944f a0a862 d8543f ffdca0 203a50',
  ],
  golden: [
    '4b7fa6 93a9a8 e3c08a fbdc9c fff0c0 fbe6c4 b89878 efcf9c a08a72 4a4230 9a9674 7a7a3a a8863e c9502f ffd070 33291c',
    '6c86a0 b7a896 eebd7e ffd890 fff2c6 ffe2b8 b58c74 f0c894 a3856f 54402f a68f70 86752f b58a42 d0492a ffcb66 38281c',
    '3d7a86 86a891 dcc98d f9e0a2 fff4cc f5ead0 a59a7e e6d3a2 93927a 3f4a36 85947a 6d7c3c a3914a d1662f ffd677 2a2e22',
  ],
  sunset: [
    '2c2f6b 7a4382 d9606c ffb26b ffe0a0 f6956f 7b4a7d e8876e 7a4b78 2a1f3d b06a70 4b3f4c 5d4248 ff5a4a ffca7a 1d1530',
    '1f3b63 5c5a8a d37a6f f9bf72 ffe7b0 f0a07a 6a5880 e39a78 7c6482 24283f a87a74 43504f 5a5046 ee5a3c ffcf80 181d30',
    '401f52 98346a ea5a5a ff9f52 ffd690 ff8a5a 80386c e8705e 85406a 2b142e b85a5c 503848 643a40 ff4d5e ffc06a 1f0f26',
    '21455c 6f7f86 d9a27a f5c789 ffeabc eeb792 7c7686 dba888 87808c 2b3440 9d8f88 55604c 6e6048 d8583f ffd28a 1d2531',
  ],
  dusk: [
    '172345 2f4878 6f76a3 c79aa5 ffdfb8 8f8bb4 3e4a78 8b8aad 4d5a88 151c35 5a6a94 2e4450 3a4654 e0708a ffc878 0e1428',
    '0f2a44 1f5168 5c8790 d2b59a ffe4bc 86a0a8 2f5266 83989c 3f6474 0f2230 4f7a88 2b4e48 3a5048 e88a5a ffcb80 0a1822',
    '251d4a 51397e 9a64a0 eaa0a0 ffd8c0 a880b4 4c3c7c a781ac 5f4c88 1c1638 7a6499 3c3c5c 473e5c ff6f91 ffcc8a 120e28',
  ],
  night: [
    '060b1f 0d1a3d 1b3263 3a5688 e8eeff 33466f 141f40 2b436f 1c2c52 060a18 1e3560 12262c 141f30 e05a6a ffc76a 04070f',
    '050f1c 0a2436 134a5a 2f7278 eafff4 2a5560 0c2533 1f5058 143844 040c14 15505a 0e2e2a 10252a f0765a ffd07a 03080d',
    '0d0722 1f1145 3c2470 6d4a94 f4e8ff 4a3578 1c1240 4a3474 2c1f58 0a0518 3a2c6c 1c1a3a 1e1638 ff5f8f ffbd6e 06030f',
  ],
}

function readRow(row: string): Palette {
  const colours = row.split(' ').map(hex)
  const at = (place: number) => colours[place] as Colour
  return {
    sky: colours.slice(0, 4),
    light: at(4),
    cloud: at(5),
    cloudShade: at(6),
    haze: at(7),
    far: at(8),
    near: at(9),
    water: at(10),
    leaf: at(11),
    ground: at(12),
    accent: at(13),
    glow: at(14),
    shadow: at(15),
  }
}

export const paletteFor = (time: Time, random: Random): Palette => readRow(random.pick(rows[time]))

export function mapPalette(
  palette: Palette,
  change: (colour: Colour, name: string) => Colour,
): Palette {
  const { sky, ...others } = palette
  const changed = Object.fromEntries(
    Object.entries(others).map(([name, colour]) => [name, change(colour, name)]),
  ) as Omit<Palette, 'sky'>
  return { ...changed, sky: sky.map((colour) => change(colour, 'sky')) }
}

const seasonLeaf: Record<Season, string[]> = {
  spring: ['8fb84a', '9cc06a', 'e7a7b8'],
  summer: ['2f7d46', '3f8f3f', '2a6f5a'],
  autumn: ['c8602a', 'd98a2b', 'b8402c', 'e0a83a'],
  winter: ['a9b8c0', 'c9d4da', '8c9aa6'],
}
const seasonGround: Record<Season, string> = {
  spring: '9dbb5e',
  summer: '6f9a48',
  autumn: 'b88a44',
  winter: 'e6edf2',
}

/** Leaves and ground as the season has them, in the light that the palette has. */
export function inSeason(palette: Palette, season: Season, random: Random): Palette {
  const dim = toLch(palette.ground).l
  const lit = (text: string, share: number) => {
    const { l, c, h } = toLch(hex(text))
    return mix(fromLch({ l: l * clamp(dim + 0.28), c, h }), palette.haze, share)
  }
  return {
    ...palette,
    leaf: lit(random.pick(seasonLeaf[season]), 0.08),
    ground: lit(seasonGround[season], 0.12),
  }
}

const moodTone: Record<Mood, (colour: Colour) => Colour> = {
  calm: (colour) => adjust(colour, 0.015, 0.82),
  dreamy: (colour) => mix(adjust(colour, 0.05, 0.95), [255, 226, 240], 0.1),
  dramatic: (colour) => {
    const { l, c, h } = toLch(colour)
    return fromLch({ l: clamp(0.5 + (l - 0.5) * 1.14 - 0.02), c: c * 1.18, h })
  },
  gloomy: (colour) => adjust(colour, -0.09, 0.5),
  joyful: (colour) => adjust(colour, 0.03, 1.28),
  mystic: (colour) => mix(adjust(colour, -0.04, 0.95), [40, 70, 110], 0.14),
  lonely: (colour) => adjust(colour, -0.02, 0.7),
}
export const inMood = (palette: Palette, mood: Mood): Palette => mapPalette(palette, moodTone[mood])

/** Hue in degrees of OKLCH, chroma, and what is added to the lightness. */
const hues: Record<ColourWord, [number, number, number]> = {
  red: [25, 0.17, -0.03],
  orange: [55, 0.15, 0.01],
  gold: [85, 0.14, 0.04],
  green: [145, 0.12, -0.01],
  teal: [195, 0.1, 0],
  blue: [255, 0.13, -0.02],
  purple: [305, 0.13, -0.02],
  pink: [355, 0.12, 0.06],
  brown: [60, 0.06, -0.08],
  grey: [250, 0.005, 0],
  black: [260, 0.015, -0.22],
  white: [240, 0.008, 0.16],
}

/** The first colour takes the sky and all that lies in its light, the second the land, the third what stands out. */
export function inColours(palette: Palette, words: readonly ColourWord[]): Palette {
  const [first, second = first, third = second] = words
  if (!first || !second || !third) return palette
  const land = new Set(['far', 'near', 'leaf', 'ground', 'water', 'shadow'])
  const turned = mapPalette(palette, (colour, name) => {
    if (name === 'light' || name === 'glow') return toward(colour, first, 0.35)
    if (name === 'accent') return toward(colour, third, 0.95)
    return land.has(name) ? toward(colour, second, 0.72) : toward(colour, first, 0.78)
  })
  return turned
}

function toward(colour: Colour, word: ColourWord, share: number): Colour {
  const [hue, chroma, light] = hues[word]
  const { l, c } = toLch(colour)
  const middling = 1 - Math.abs(l - 0.55) * 1.2
  const wanted = fromLch({
    l: clamp(l + light * 0.8),
    c: Math.max(Math.min(c, 0.06), chroma * clamp(middling, 0.25, 1)),
    h: (hue * Math.PI) / 180,
  })
  return mix(colour, wanted, share)
}

/** The palette with the hues of another picture, given from its darkest to its lightest colour. */
export function likeColours(palette: Palette, colours: readonly Colour[], share: number): Palette {
  if (!colours.length) return palette
  return mapPalette(palette, (colour) => {
    const { l } = toLch(colour)
    const nearest = colours.reduce((best, one) =>
      Math.abs(toLch(one).l - l) < Math.abs(toLch(best).l - l) ? one : best,
    )
    const { c, h, l: light } = toLch(nearest)
    return mix(colour, fromLch({ l: l + (light - l) * 0.5, c, h }), share)
  })
}
