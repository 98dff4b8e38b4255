// What a painting shows, decided before the first stroke.
import type { ColourWord, Mood, Season, Style, Time, Weather } from '../words/manner-words.ts'
import type { Subject } from '../words/subject-words.ts'
import type { ThingName } from '../words/thing-words.ts'
import type { Palette } from './palettes.ts'

export type Setting =
  | 'land'
  | 'meadow'
  | 'desert'
  | 'lake'
  | 'sea'
  | 'river'
  | 'city'
  | 'clouds'
  | 'space'
  | 'undersea'
  | 'portrait'
  | 'still-life'
  | 'bloom'
  | 'abstract'
  | 'geometric'
  | 'mandala'

export type Scene = {
  setting: Setting
  subjects: ReadonlySet<Subject>
  /** What is denied: nothing of it comes by chance either. */
  unwanted: ReadonlySet<Subject>
  /** Those of the subjects that are drawn for themselves, in the order of the prompt; several stand there as often. */
  things: readonly ThingName[]
  /** Colours that are asked for, the first of them for the things. */
  colours: readonly ColourWord[]
  time: Time
  weathers: ReadonlySet<Weather>
  season: Season | null
  mood: Mood | null
  style: Style
  palette: Palette
  /** World width that it is laid out for; a view may show more. */
  width: number
  /** World y of the horizon. */
  horizon: number
  /** Where the eye is led, world x. */
  focus: number
  /** The sun, or at night the moon. */
  lamp: { x: number; y: number; radius: number; moon: boolean; shown: boolean }
  close: boolean
  wide: boolean
  /** Shapes in one colour, without light and texture. */
  flat: boolean
  /** How far each layer stands out from the one behind, as cut paper does. */
  shadows: boolean
  seeds: { layout: number; colour: number; detail: number }
}
