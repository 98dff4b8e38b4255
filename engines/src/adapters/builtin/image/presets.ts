// The models that the painter is offered as: one painter, set in different ways.
import type { Style } from './words/manner-words.ts'

export type Preset = {
  name: string
  label: string
  description: string
  style?: Style
  suffix: string
}

export const painterNames = {
  draw: 'painter',
  midjourney: 'painter-grid',
  sd3: 'painter-sd3',
  tool: 'tools',
} as const

/** For the model square. `suffix` goes with every prompt. */
export const studios: readonly Preset[] = [
  {
    name: 'studio-ink',
    label: 'Ink Studio',
    description:
      'Ink wash on paper: mist, mountains, a vermilion seal. Built-in, painted by rules rather than by a model.',
    style: 'ink',
    suffix: '',
  },
  {
    name: 'studio-watercolour',
    label: 'Watercolour Studio',
    description:
      'Wet washes with pigment at their edges, on rough paper. Built-in, painted by rules rather than by a model.',
    style: 'watercolour',
    suffix: '',
  },
  {
    name: 'studio-oil',
    label: 'Oil Studio',
    description:
      'Layered brush strokes along the forms, with the relief of thick paint. Built-in, painted by rules rather than by a model.',
    style: 'oil',
    suffix: '',
  },
  {
    name: 'studio-pixel',
    label: 'Pixel Studio',
    description:
      'Few colours, large pixels, ordered dithering. Built-in, painted by rules rather than by a model.',
    style: 'pixel',
    suffix: '',
  },
  {
    name: 'studio-neon',
    label: 'Neon Studio',
    description:
      'Night, glowing edges and the lines of a screen. Built-in, painted by rules rather than by a model.',
    style: 'neon',
    suffix: '',
  },
  {
    name: 'studio-paper-cut',
    label: 'Paper Cut Studio',
    description:
      'Sheets of paper one before the other, each with its shadow. Built-in, painted by rules rather than by a model.',
    style: 'paper-cut',
    suffix: '',
  },
  {
    name: 'studio-woodblock',
    label: 'Woodblock Studio',
    description:
      'Flat inks, outlines and worn paper, as in old prints. Built-in, painted by rules rather than by a model.',
    style: 'woodblock',
    suffix: '',
  },
  {
    name: 'studio-low-poly',
    label: 'Low-Poly Studio',
    description: 'Scenes folded from triangles. Built-in, painted by rules rather than by a model.',
    style: 'low-poly',
    suffix: '',
  },
]

export const presetOf = (model: string): Pick<Preset, 'style' | 'suffix'> =>
  studios.find(({ name }) => name === model) ?? { suffix: '' }
