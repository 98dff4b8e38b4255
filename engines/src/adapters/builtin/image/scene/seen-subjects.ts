// Which subjects a setting has no place for. What is drawn for itself (`thing-list.ts`) has one in every setting that it is asked for in.
import type { Subject } from '../words/subject-words.ts'
import type { ThingName } from '../words/thing-words.ts'
import type { Setting } from './scene.ts'

const words = (list: string) => list.split(' ') as Subject[]

const indoors = words('fruit vase cup book candle')
const flat = words('mandala geometric abstract crystal')
const below = words('fish jellyfish coral')
const sights = words('temple pagoda torii castle lighthouse bridge windmill road house')
const flowers = words('flower sunflower lavender')
const open = words(
  'mountain hill volcano island waterfall forest tree pine palm willow bamboo blossom lotus meadow desert cactus city boat balloon lantern kite firework rainbow bird aurora',
)
const above = words('sun moon star galaxy meteor planet cloud')
const alone = words('person crane astronaut umbrella')
const never = [...indoors, ...flat, ...below, ...words('portrait')]

const scenery = [
  ...[...indoors, ...below, ...flowers, ...sights, ...open, ...above, ...alone],
  ...words('sea lake river portrait'),
]

const unseen: Record<Setting, readonly Subject[]> = {
  land: [
    ...never,
    ...flowers,
    ...words('sea island lake river lotus desert cactus city bridge boat'),
  ],
  meadow: [...never, ...words('sea island lake river lotus desert cactus city bridge boat')],
  desert: [
    ...never,
    ...flowers,
    ...sights,
    ...words('sea lake river waterfall forest lotus meadow city boat'),
  ],
  lake: [
    ...never,
    ...flowers,
    ...words('sea river waterfall meadow desert cactus city house bridge windmill road'),
  ],
  sea: [
    ...never,
    ...flowers,
    ...words(
      'lake river waterfall meadow desert cactus city house temple pagoda bridge windmill road',
    ),
  ],
  river: [...never, ...flowers, ...words('sea island lake desert cactus city boat')],
  city: [
    ...never,
    ...flowers,
    ...sights,
    ...words('sea lake river waterfall forest lotus meadow desert cactus boat'),
  ],
  clouds: [
    ...never,
    ...flowers,
    ...words(
      'sea island lake river waterfall lotus meadow desert cactus city house torii bridge windmill road boat',
    ),
  ],
  space: [...never, ...flowers, ...sights, ...open, ...words('sea lake river sun cloud')],
  undersea: [
    ...[...indoors, ...flat, ...flowers, ...sights, ...open, ...above, ...alone],
    ...words('lake river portrait'),
  ],
  portrait: [
    ...[...indoors, ...flat, ...below, ...flowers, ...sights, ...open, ...above, ...alone],
    ...words('sea lake river'),
  ],
  'still-life': [
    ...[...flat, ...below, ...sights, ...open, ...above, ...alone],
    ...words('sea lake river sunflower lavender portrait'),
  ],
  bloom: [
    ...[...indoors, ...flat, ...below, ...sights, ...above, ...alone],
    ...open.filter((name) => name !== 'blossom' && name !== 'lotus'),
    ...words('sea lake river portrait lavender'),
  ],
  abstract: [...scenery, ...words('mandala geometric')],
  geometric: [...scenery, ...words('mandala crystal')],
  mandala: [...scenery, ...words('crystal')],
}

/** Drawn for themselves where the setting has no place for the usual ones. */
const standIns: Partial<Record<Subject, ThingName>> = {
  house: 'home',
  temple: 'teahouse',
  cup: 'coffee',
  fruit: 'apple',
}

const outside = new Set<Setting>([
  'land',
  'meadow',
  'desert',
  'lake',
  'sea',
  'river',
  'city',
  'clouds',
])

const sets = new Map(Object.entries(unseen).map(([setting, names]) => [setting, new Set(names)]))

export const isSeen = (setting: Setting, subject: Subject): boolean =>
  sets.get(setting)?.has(subject) !== true

/** What is drawn in place of a subject that the setting has no place for; undefined where nothing is. */
export const standInFor = (setting: Setting, subject: Subject): ThingName | undefined =>
  !isSeen(setting, subject) && outside.has(setting) ? standIns[subject] : undefined

/** Of the subjects those that are left out. */
export const leftOutOf = (setting: Setting, subjects: Iterable<Subject>): Subject[] =>
  [...subjects].filter((name) => !isSeen(setting, name) && !standInFor(setting, name))
