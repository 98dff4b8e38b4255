// All prompt parameters, in the order in which they are shown.
import { artist } from './artist.ts'
import { colour } from './colour.ts'
import { composition } from './composition.ts'
import { era } from './era.ts'
import { lens } from './lens.ts'
import { light } from './light.ts'
import { material } from './material.ts'
import { medium } from './medium.ts'
import { mood } from './mood.ts'
import { movement } from './movement.ts'
import type { Parameter, ParameterCategory } from './parameter.ts'
import { quality } from './quality.ts'
import { scene } from './scene.ts'
import { style } from './style.ts'
import { time } from './time.ts'
import { view } from './view.ts'
import { weather } from './weather.ts'

export const parameterCategories: readonly ParameterCategory[] = [
  style,
  medium,
  light,
  colour,
  lens,
  composition,
  view,
  mood,
  scene,
  time,
  weather,
  material,
  movement,
  artist,
  era,
  quality,
]

/** Every entry with its category. */
export const parameters: readonly (Parameter & { category: string })[] =
  parameterCategories.flatMap(({ id: category, entries }) =>
    entries.map((entry) => ({ ...entry, category })),
  )
