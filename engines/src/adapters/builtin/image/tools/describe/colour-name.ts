import type { Lab } from '../palette.ts'

export const colourNames = [
  'black',
  'charcoal',
  'grey',
  'silver',
  'white',
  'cream',
  'beige',
  'brown',
  'red',
  'coral',
  'pink',
  'orange',
  'gold',
  'yellow',
  'olive',
  'green',
  'mint',
  'teal',
  'sky',
  'blue',
  'navy',
  'violet',
  'lavender',
  'plum',
  'magenta',
] as const
export type ColourName = (typeof colourNames)[number]

/** By OKLab: lightness first, then hue in degrees. */
export function nameColour([light, a, b]: Lab): ColourName {
  const chroma = Math.hypot(a, b)
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  if (light < 0.18) return 'black'
  if (chroma < 0.018) return greyOf(light)
  if (light > 0.93 && chroma < 0.05) return hue > 40 && hue < 120 ? 'cream' : 'white'
  if (hue < 10 || hue >= 345) return light > 0.72 ? 'pink' : light < 0.38 ? 'plum' : 'magenta'
  if (hue < 40)
    return light > 0.78 ? 'pink' : light > 0.64 ? 'coral' : light < 0.36 ? 'brown' : 'red'
  if (hue < 72) return light > 0.84 ? 'beige' : light < 0.56 || chroma < 0.05 ? 'brown' : 'orange'
  if (hue < 97) return warmOf(light, chroma)
  if (hue < 122) return light < 0.62 ? 'olive' : light > 0.85 && chroma < 0.07 ? 'cream' : 'yellow'
  if (hue < 165) return light > 0.86 ? 'mint' : 'green'
  if (hue < 215) return light > 0.85 ? 'mint' : 'teal'
  if (hue < 285) return light < 0.32 ? 'navy' : light > 0.68 ? 'sky' : 'blue'
  if (hue < 320) return light < 0.26 ? 'plum' : light > 0.7 ? 'lavender' : 'violet'
  return light > 0.74 ? 'pink' : light < 0.42 ? 'plum' : 'magenta'
}

const greyOf = (light: number): ColourName =>
  light < 0.36 ? 'charcoal' : light < 0.68 ? 'grey' : light < 0.9 ? 'silver' : 'white'

const warmOf = (light: number, chroma: number): ColourName =>
  light < 0.5
    ? 'brown'
    : chroma < 0.06
      ? light > 0.88
        ? 'cream'
        : 'beige'
      : light > 0.86
        ? 'yellow'
        : 'gold'
