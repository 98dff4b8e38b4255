import { describe, expect, it } from 'vitest'
import { categoryHues } from '../../lib/category-hue.ts'

// The client's types know no Node, and style sheets that a test imports are empty.
const fileSystem = 'node:fs'
const { readFileSync } = (await import(fileSystem)) as {
  readFileSync: (file: URL, encoding: 'utf8') => string
}
const sheet = readFileSync(new URL('./hues.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = sheet.split('.dark')

type Rgb = readonly [number, number, number]

/** As linear light, cut to what a screen can show. */
function linearOf([lightness, chroma, hue]: Rgb): Rgb {
  const [a, b] = [Math.cos, Math.sin].map((of) => chroma * of((hue * Math.PI) / 180))
  const [x = 0, y = 0] = [a, b]
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3
  const cut = (part: number) => Math.min(1, Math.max(0, part))
  return [
    cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** Of a token in a sheet, for a hue; a hexadecimal grey stands for itself. */
function luminanceOf(name: string, css: string, hue: number): number {
  const grey = /^#(..)(..)(..)$/.exec(name)
  const parts = new RegExp(`--hue-${name}: oklch\\(([\\d.]+) ([\\d.]+) var`).exec(css)
  if (!grey && !parts) throw new Error(`${name} is not in the sheet`)
  const [r, g, b] = parts
    ? linearOf([Number(parts[1]), Number(parts[2]), hue])
    : (grey?.slice(1).map((part) => (Number.parseInt(part, 16) / 255) ** 2.2) ?? [])
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

describe.each([
  { theme: 'light', css: light, soft: '#57575f' },
  { theme: 'dark', css: dark, soft: '#abacb4' },
])('the colours of categories, $theme', ({ css, soft }) => {
  it.each(Object.entries(categoryHues))('%s can be read', (_, hue) => {
    const of = (name: string) => luminanceOf(name, css, hue)
    for (const ground of ['ground', 'fill'])
      for (const words of ['text', soft])
        expect(contrast(of(words), of(ground)), `${words} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of('#ffffff'), of('strong'))).toBeGreaterThanOrEqual(4.5)
  })
})
