// Models of the square: each paints in one style, whatever the words say of style.
import type { Style } from './words/manner-words.ts'

export type Studio = { name: string; label: string; style: Style; description: string }

export const studios: readonly Studio[] = [
  {
    name: 'studio-ink',
    label: 'Ink Studio',
    style: 'ink',
    description: 'Ink washes on paper: mountains and water in greys, with one touch of vermilion.',
  },
  {
    name: 'studio-watercolour',
    label: 'Watercolour Studio',
    style: 'watercolour',
    description: 'Wet edges, granulated pigment and the white of the paper.',
  },
  {
    name: 'studio-oil',
    label: 'Oil Studio',
    style: 'oil',
    description: 'Thick strokes that follow the shapes, with the ridges of the brush.',
  },
  {
    name: 'studio-impression',
    label: 'Impression Studio',
    style: 'impressionist',
    description: 'Short broken strokes of pure colour, light before detail.',
  },
  {
    name: 'studio-pixel',
    label: 'Pixel Studio',
    style: 'pixel',
    description: 'Few colours, square pixels and ordered dither, as on an old console.',
  },
  {
    name: 'studio-neon',
    label: 'Neon Studio',
    style: 'neon',
    description: 'Night cities and landscapes in two glowing colours.',
  },
  {
    name: 'studio-paper-cut',
    label: 'Paper Cut Studio',
    style: 'paper-cut',
    description: 'Layers of coloured paper, each with its shadow on the one behind.',
  },
  {
    name: 'studio-woodblock',
    label: 'Woodblock Studio',
    style: 'woodblock',
    description: 'Flat tones, dark outlines and the grain of the block, after old prints.',
  },
  {
    name: 'studio-glass',
    label: 'Stained Glass Studio',
    style: 'stained-glass',
    description: 'Panes of glowing glass held in lead.',
  },
  {
    name: 'studio-low-poly',
    label: 'Low Poly Studio',
    style: 'low-poly',
    description: 'Scenes folded from triangles of one colour each.',
  },
  {
    name: 'studio-sketch',
    label: 'Sketch Studio',
    style: 'sketch',
    description: 'Pencil hatching on rough paper.',
  },
  {
    name: 'studio-poster',
    label: 'Poster Studio',
    style: 'poster',
    description: 'Screen print: few strong inks and a halftone.',
  },
]
