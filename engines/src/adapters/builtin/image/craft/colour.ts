// Colours are mixed and measured in OKLab, where equal steps look equal.

/** Red, green, blue: 0 to 255. */
export type Colour = readonly [number, number, number]
/** Lightness 0 to 1, chroma about 0 to 0.37, hue in turns of 2π. */
export type Lch = { l: number; c: number; h: number }

export const clamp = (value: number, min = 0, max = 1): number =>
  value < min ? min : Math.min(value, max)

export const smooth = (from: number, to: number, value: number): number => {
  const part = clamp((value - from) / (to - from))
  return part * part * (3 - 2 * part)
}

export function hex(text: string): Colour {
  const value = Number.parseInt(text.replace('#', ''), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

export const css = ([red, green, blue]: Colour, alpha = 1): string =>
  `rgba(${Math.round(red)},${Math.round(green)},${Math.round(blue)},${alpha.toFixed(3)})`

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})
const toLinear = (value: number) => linear[clamp(Math.round(value), 0, 255)] as number
const fromLinear = (value: number) =>
  255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

export function toLab([red, green, blue]: Colour): [number, number, number] {
  const r = toLinear(red)
  const g = toLinear(green)
  const b = toLinear(blue)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export function fromLab(light: number, a: number, b: number): Colour {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clamp(fromLinear(Math.max(0, 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)), 0, 255),
    clamp(fromLinear(Math.max(0, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)), 0, 255),
    clamp(fromLinear(Math.max(0, -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)), 0, 255),
  ]
}

export function mix(from: Colour, to: Colour, share: number): Colour {
  const [l, a, b] = toLab(from)
  const [toL, toA, toB] = toLab(to)
  return fromLab(l + (toL - l) * share, a + (toA - a) * share, b + (toB - b) * share)
}

export function toLch(colour: Colour): Lch {
  const [l, a, b] = toLab(colour)
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) }
}

export const fromLch = ({ l, c, h }: Lch): Colour =>
  fromLab(clamp(l), c * Math.cos(h), c * Math.sin(h))

/** Lighter or darker by `light`, chroma times `chroma`, hue turned by `turn` radians. */
export function adjust(colour: Colour, light: number, chroma = 1, turn = 0): Colour {
  const { l, c, h } = toLch(colour)
  return fromLch({ l: l + light, c: c * chroma, h: h + turn })
}

/** As seen by the eye, 0 to 1. */
export const lightness = (colour: Colour): number => toLab(colour)[0]

/** Colours along a line from the first to the last, finely. */
export function ramp(stops: readonly Colour[], size = 256): Colour[] {
  return Array.from({ length: size }, (_, at) => {
    const place = (at / (size - 1)) * (stops.length - 1)
    const first = Math.min(Math.floor(place), stops.length - 2)
    return stops.length === 1
      ? (stops[0] as Colour)
      : mix(stops[first] as Colour, stops[first + 1] as Colour, place - first)
  })
}
