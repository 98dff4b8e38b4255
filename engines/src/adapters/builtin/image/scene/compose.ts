// From the words of a prompt to a scene. What the words leave open is decided by the seeds.
import { clamp } from '../craft/colour.ts'
import { createRandom, hashText, type Random } from '../craft/random.ts'
import { takesColour } from '../things/thing.ts'
import { thingOf } from '../things/thing-list.ts'
import type { ColourWord, Mood, Season, Style, Time, Weather } from '../words/manner-words.ts'
import { type PromptWords, readDenied, readPrompt } from '../words/read-prompt.ts'
import type { Subject } from '../words/subject-words.ts'
import type { ThingName } from '../words/thing-words.ts'
import type { PaintingPlan } from './painting-plan.ts'
import { inColours, inMood, inSeason, likeColours, type Palette, paletteFor } from './palettes.ts'
import type { Scene, Setting } from './scene.ts'
import { standInFor } from './seen-subjects.ts'
import { drawLot, settingOf, thingsAmong } from './setting.ts'
import { inStyle } from './style-palette.ts'

/** Of tea a pot is drawn. */
const drinks: readonly ThingName[] = ['coffee', 'wine', 'beer']
const flatStyles: readonly Style[] = ['flat', 'minimal', 'woodblock', 'paper-cut', 'poster']

export function composeScene(plan: PaintingPlan): Scene {
  const words = readPrompt(plan.prompt)
  const denied = readDenied(plan.negativePrompt)
  const seeds = seedsOf(plan)
  const layout = createRandom(seeds.layout, 'layout')
  const colour = createRandom(seeds.colour, 'colour')
  const without = <Name>(names: readonly Name[], not: readonly Name[]) =>
    names.filter((name) => !not.includes(name))
  const subjects = new Set<Subject>(without(words.subjects, denied.subjects))
  const weathers = new Set<Weather>(without(words.weathers, denied.weathers))
  const setting = settingOf(words, subjects, layout)
  const named = thingsAmong(subjects)
  // It is drawn in its own.
  if (named.some((name) => drinks.includes(name))) subjects.delete('cup')
  const standIns = [...subjects].flatMap((name) => standInFor(setting, name) ?? [])
  const things = [
    ...named.flatMap((name): ThingName[] =>
      Array.from({ length: words.counts.get(name) ?? 1 }, () => name),
    ),
    ...standIns.filter((name) => !named.includes(name)),
  ]
  const style =
    plan.style === 'auto'
      ? (words.styles[0] ?? commonStyle(plan, colour, things.length > 0))
      : plan.style
  const time =
    without(words.times, denied.times)[0] ??
    timeOf({ subjects, weathers, style, hasThings: things.length > 0 }, colour)
  const season =
    without(words.seasons, denied.seasons)[0] ?? (weathers.has('snowfall') ? 'winter' : null)
  const mood = words.moods[0] ?? null
  const palette = paletteOf({
    plan,
    time,
    season,
    mood,
    style,
    words,
    denied: denied.colours,
    random: colour,
    isForThings: things.some((name) => takesColour(thingOf(name))),
  })
  const place = placeOf(plan, { setting, time, words, subjects, layout, seeds: seeds.layout })
  return {
    setting,
    subjects,
    unwanted: new Set([...words.unwanted, ...denied.subjects]),
    things,
    colours: without(words.colours, denied.colours),
    time,
    weathers,
    season,
    mood,
    style,
    palette,
    width: plan.worldWidth,
    ...place,
    close: words.framings.includes('close'),
    wide: words.framings.includes('wide'),
    flat: flatStyles.includes(style),
    shadows: style === 'paper-cut',
    seeds,
  }
}

function seedsOf(plan: PaintingPlan): Scene['seeds'] {
  const text = plan.prompt.trim().toLowerCase().replace(/\s+/g, ' ')
  const base = hashText(`${text}\n${plan.seed}`)
  const seed = (name: string, twist: number) => hashText(`${name} ${twist}`, base)
  return {
    layout: seed('layout', plan.twist.layout),
    colour: seed('colour', plan.twist.colour),
    detail: seed('detail', plan.twist.detail),
  }
}

/** Broad brushes would take the faces from things. */
const commonStyle = (plan: PaintingPlan, random: Random, hasThings: boolean): Style =>
  plan.raw
    ? 'natural'
    : drawLot<Style>(
        hasThings
          ? [
              ['natural', 12 - plan.chaos * 6],
              ['flat', 2],
            ]
          : [
              ['natural', 12 - plan.chaos * 6],
              ['watercolour', 2.4],
              ['oil', 2.4],
              ['impressionist', 2],
              ['flat', 1.4],
              ['woodblock', 1],
              ['paper-cut', plan.chaos],
            ],
        random,
      )

/** Things want to be seen. */
const clearHours: readonly (readonly [Time, number])[] = [
  ['day', 6],
  ['golden', 4],
  ['dawn', 3],
  ['sunset', 3],
  ['dusk', 1],
]

function timeOf(
  {
    subjects,
    weathers,
    style,
    hasThings,
  }: {
    subjects: ReadonlySet<Subject>
    weathers: ReadonlySet<Weather>
    style: Style
    hasThings: boolean
  },
  random: Random,
): Time {
  const has = (...names: Subject[]) => names.some((name) => subjects.has(name))
  if (has('moon', 'star', 'galaxy', 'aurora', 'firework', 'meteor', 'lantern') || style === 'neon')
    return random.chance(0.85) ? 'night' : 'dusk'
  if (has('sun')) return random.pick(['sunset', 'golden', 'dawn'] as const)
  if (weathers.has('storm')) return 'dusk'
  if (weathers.has('rain') || weathers.has('fog'))
    return random.pick(['dawn', 'dusk', 'day'] as const)
  if (has('rainbow', 'butterfly', 'kite')) return 'day'
  if (hasThings) return drawLot<Time>(clearHours, random)
  return drawLot<Time>(
    [
      ['dawn', 3],
      ['day', 4],
      ['golden', 3],
      ['sunset', 3],
      ['dusk', 2],
      ['night', 2],
    ],
    random,
  )
}

function paletteOf(request: {
  plan: PaintingPlan
  time: Time
  season: Season | null
  mood: Mood | null
  style: Style
  words: PromptWords
  denied: readonly ColourWord[]
  random: Random
  /** Colours are those of the things, not of all the picture. */
  isForThings: boolean
}): Palette {
  const { plan, time, season, mood, style, words, denied, random, isForThings } = request
  let palette = paletteFor(time, random)
  if (season) palette = inSeason(palette, season, random)
  if (mood) palette = inMood(palette, mood)
  palette = inColours(
    palette,
    isForThings ? [] : words.colours.filter((colour) => !denied.includes(colour)),
  )
  palette = inStyle(palette, style, random)
  if (plan.guide) palette = likeColours(palette, plan.guide.colours, plan.guide.weight)
  return palette
}

const horizons: Record<Setting, number> = {
  land: 640,
  meadow: 560,
  desert: 600,
  lake: 610,
  sea: 560,
  river: 600,
  city: 730,
  clouds: 700,
  space: 1000,
  undersea: 1000,
  portrait: 800,
  'still-life': 690,
  bloom: 900,
  abstract: 1000,
  geometric: 1000,
  mandala: 1000,
}

function placeOf(
  plan: PaintingPlan,
  request: {
    setting: Setting
    time: Time
    words: PromptWords
    subjects: ReadonlySet<Subject>
    layout: Random
    seeds: number
  },
): Pick<Scene, 'horizon' | 'focus' | 'lamp'> {
  const { setting, time, subjects, layout } = request
  const width = plan.worldWidth
  const sway = 26 + plan.chaos * 60
  const guided = plan.guide
  const indoors =
    setting === 'portrait' ||
    setting === 'still-life' ||
    setting === 'bloom' ||
    setting === 'undersea'
  const open =
    horizons[setting] +
    layout.range(-sway, sway) +
    (request.words.framings.includes('wide') ? 30 : 0)
  const horizon =
    guided && setting !== 'space'
      ? open + (clamp(guided.focus.horizon, 0.35, 0.78) * 1000 - open) * guided.weight * 0.6
      : open
  const thirds =
    layout.pick([0.36, 0.42, 0.5, 0.58, 0.64]) + layout.around() * (0.03 + plan.chaos * 0.12)
  const share = indoors ? 0.5 + layout.around() * 0.03 : thirds
  const focus = width * (guided ? share + (guided.focus.x - share) * guided.weight * 0.6 : share)
  const night = time === 'night' || (time === 'dusk' && subjects.has('moon'))
  const asked = subjects.has('sun') || subjects.has('moon')
  const across = indoors ? layout.pick([0.1, 0.9]) : 1 - focus / width + layout.around() * 0.16
  const heights: Record<Time, number> = {
    dawn: 0.82,
    day: 0.2,
    golden: 0.6,
    sunset: 0.86,
    dusk: 1.02,
    night: 0.28,
  }
  const rise = indoors ? 0.22 : heights[time] + layout.around() * 0.06
  const radius =
    (night ? layout.range(34, 62) : time === 'day' ? 30 : layout.range(38, 66)) * (asked ? 1.45 : 1)
  const shown = night
    ? asked || layout.chance(0.6)
    : time === 'sunset' || time === 'golden' || time === 'dawn'
      ? asked || layout.chance(0.8)
      : subjects.has('sun')
  return {
    horizon,
    focus,
    lamp: {
      x: width * clamp(across, 0.1, 0.9),
      y: Math.min(horizon, 720) * rise,
      radius,
      moon: night,
      shown: shown && !subjects.has('aurora'),
    },
  }
}
