// Which of the settings a picture has, by what is to be seen in it.
import type { Random } from '../craft/random.ts'
import { isPerson } from '../things/people.ts'
import type { ThingPlace } from '../things/thing.ts'
import { thingOf } from '../things/thing-list.ts'
import type { PromptWords } from '../words/read-prompt.ts'
import type { Subject } from '../words/subject-words.ts'
import { isThing, type ThingName } from '../words/thing-words.ts'
import type { Setting } from './scene.ts'
import { isSeen } from './seen-subjects.ts'

/** The first setting that any of its subjects asks for, from the most particular to the most common. */
const wanted: readonly (readonly [Setting, readonly Subject[]])[] = [
  ['mandala', ['mandala']],
  ['geometric', ['geometric']],
  ['portrait', ['portrait']],
  ['undersea', ['coral', 'jellyfish']],
  ['still-life', ['vase', 'fruit', 'cup', 'book', 'candle']],
  ['city', ['city']],
  ['desert', ['desert', 'cactus']],
  ['river', ['river', 'waterfall', 'bridge']],
  ['lake', ['lake', 'lotus', 'willow']],
  ['sea', ['sea', 'island', 'lighthouse', 'palm']],
  [
    'meadow',
    ['flower', 'sunflower', 'lavender', 'meadow', 'windmill', 'horse', 'kite', 'road', 'butterfly'],
  ],
  ['lake', ['boat', 'crane', 'torii']],
]

export const outdoors: readonly Subject[] = [
  'mountain',
  'hill',
  'sea',
  'lake',
  'river',
  'forest',
  'tree',
  'city',
  'desert',
  'house',
  'temple',
  'pagoda',
  'meadow',
  'boat',
  'island',
  'castle',
  'pine',
  'lighthouse',
  'bridge',
  'waterfall',
  'palm',
  'windmill',
  'bamboo',
  'blossom',
  'road',
  'cactus',
  'volcano',
  'balloon',
  'cloud',
  'rainbow',
  'star',
  'moon',
  'sun',
  'aurora',
  'firework',
  'lantern',
  'person',
]

/** What is painted when nothing is asked for: how often, in parts. */
const commonSettings: readonly (readonly [Setting, number])[] = [
  ['land', 5],
  ['lake', 5],
  ['sea', 4],
  ['meadow', 4],
  ['river', 3],
  ['desert', 2],
  ['city', 2],
  ['clouds', 3],
  ['space', 1],
  ['abstract', 2],
]

/** What stands for itself in the scene, in the order of the prompt. */
export const thingsAmong = (subjects: Iterable<Subject>): ThingName[] =>
  [...subjects].filter(isThing)

/** For what could stand anywhere. */
const common: readonly (readonly [Setting, number])[] = [
  ['lake', 3],
  ['meadow', 3],
  ['land', 4],
]

export function settingOf(
  words: Pick<PromptWords, 'framings' | 'counts'>,
  subjects: ReadonlySet<Subject>,
  random: Random,
): Setting {
  const has = (...names: readonly Subject[]) => names.some((name) => subjects.has(name))
  const things = thingsAmong(subjects)
  const outside = has(...outdoors)
  const scenery = [...subjects].some((name) => !isThing(name))
  if (isPortrait(words, subjects, outside)) return 'portrait'
  if (
    has('planet', 'rocket', 'astronaut') ||
    (has('galaxy') && !outside && !has('person', 'cat', 'dog'))
  )
    return 'space'
  if (has('abstract', 'crystal') && !outside && things.length === 0) return 'abstract'
  const places = new Set<ThingPlace>(things.map((name) => thingOf(name).place))
  const isAtSea = !has(...outdoors.filter((name) => name !== 'sea' && name !== 'island'))
  if (places.has('water') && isAtSea) return 'undersea'
  if (!outside && isRoom(things)) return 'still-life'
  if (has('fish') && !outside) return 'undersea'
  if (
    words.framings.includes('close') &&
    has('flower', 'blossom', 'lotus', 'sunflower') &&
    !things.length
  )
    return 'bloom'
  for (const [setting, names] of wanted) {
    if (setting === 'still-life' && (outside || has(...people(things)))) continue
    if (
      (setting === 'mandala' || setting === 'geometric' || setting === 'portrait') &&
      things.length
    )
      continue
    if (setting === 'undersea' && has('boat', 'lighthouse', 'sea') && !has('coral', 'jellyfish'))
      continue
    if (has(...names)) return setting
  }
  if (things.length && !scenery) return settingOfThings(things, places, random)
  if (subjects.has('cloud') && subjects.has('mountain')) return 'clouds'
  if (subjects.has('cloud') && !outside) return 'clouds'
  if (subjects.size === 0) return drawLot(commonSettings, random)
  const fitting = common.filter(([setting]) => [...subjects].every((name) => isSeen(setting, name)))
  return fitting.length ? drawLot(fitting, random) : 'land'
}

/** Something that stands in a room, with what can be there beside it: no cars, buildings or elephants. */
const isRoom = (things: readonly ThingName[]): boolean =>
  things.some((name) => thingOf(name).place === 'room') &&
  things.every((name) => {
    const { place, high } = thingOf(name)
    const isPet = place === 'ground' && high <= maxInRoom
    return isPerson(name) || isPet || place === 'table' || place === 'room'
  })

/** Height of a large dog. */
const maxInRoom = 450

const people = (things: readonly ThingName[]): ThingName[] => things.filter(isPerson)

/** One person and nothing else that has a place of its own, or whose portrait is asked for. */
function isPortrait(
  { counts }: Pick<PromptWords, 'counts'>,
  subjects: ReadonlySet<Subject>,
  outside: boolean,
): boolean {
  const things = thingsAmong(subjects)
  if (things.length !== 1 || people(things).length !== 1 || counts.size > 0) return false
  const others = [...subjects].filter((name) => !isThing(name) && name !== 'portrait')
  return subjects.has('portrait') || (!outside && others.length === 0)
}

/** Where things are that nothing is said of but themselves. */
function settingOfThings(
  things: readonly ThingName[],
  places: ReadonlySet<ThingPlace>,
  random: Random,
): Setting {
  const isInside = things.every((name) => {
    const { place } = thingOf(name)
    return place === 'table' || place === 'room'
  })
  if (isInside) return 'still-life'
  if (things.every((name) => thingOf(name).place === 'air')) return 'clouds'
  if (places.has('road') || places.has('rails')) return random.pick(['land', 'meadow'] as const)
  return random.pick(['meadow', 'meadow', 'land'] as const)
}

export function drawLot<Item>(lots: readonly (readonly [Item, number])[], random: Random): Item {
  let left = random.next() * lots.reduce((sum, [, parts]) => sum + parts, 0)
  for (const [item, parts] of lots) {
    left -= parts
    if (left < 0) return item
  }
  return (lots[0] as readonly [Item, number])[0]
}
