// What is asked of a work that goes on from an earlier one, as Midjourney has taught people to ask.
import type { ImageField } from '@atelier/contract/model-declaration'

const choice = (
  name: string,
  task: 'upscale' | 'vary' | 'pan',
  options: readonly [string, ...string[]],
  fallback: string = options[0],
): ImageField => ({ name, kind: 'choice', options, fallback, tasks: [task] })

/** `leastZoom` is how little a picture can be zoomed out. */
export const continuingFields = (minZoom: number): readonly ImageField[] => [
  choice('variant', 'upscale', ['subtle', 'creative']),
  choice('variant', 'vary', ['subtle', 'strong']),
  {
    name: 'zoom',
    kind: 'number',
    tasks: ['zoom'],
    min: minZoom,
    max: 2,
    step: 0.1,
    fallback: 2,
  },
  choice('direction', 'pan', ['left', 'right', 'up', 'down'], 'right'),
]
