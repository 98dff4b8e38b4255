// Which of the settings a picture has, by what is to be seen in it.
import type { Random } from '../craft/random.ts'
import type { PromptWords } from '../words/read-prompt.ts'
import type { Subject } from '../words/subject-words.ts'
import type { Setting } from './scene.ts'

/** The first setting that any of its subjects asks for, from the most particular to the most common. */
const wanted: readonly (readonly [Setting, readonly Subject[]])[] = [
  ['mandala', ['mandala']],
  ['geometric', ['geometric']],
  ['portrait', ['portrait']],
  ['undersea', ['coral', 'jellyfish', 'whale']],
  ['still-life', ['vase', 'fruit', 'cup', 'book', 'candle']],
  ['city', ['city']],
  ['desert', ['desert', 'cactus']],
  ['river', ['river', 'waterfall', 'bridge']],
  ['lake', ['lake', 'lotus', 'willow']],
  ['sea', ['sea', 'island', 'lighthouse', 'palm']],
  [
    'meadow',
    [
      'flower',
      'sunflower',
      'lavender',
      'meadow',
      'windmill',
      'horse',
      'rabbit',
      'kite',
      'road',
      'butterfly',
    ],
  ],
  ['lake', ['boat', 'crane', 'torii']],
]

const outdoors: readonly Subject[] = [
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
]

/** What is painted when nothing is asked for: how often, in parts. */
const usual: readonly (readonly [Setting, number])[] = [
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

export function settingOf(
  words: PromptWords,
  subjects: ReadonlySet<Subject>,
  random: Random,
): Setting {
  const has = (...names: readonly Subject[]) => names.some((name) => subjects.has(name))
  const outside = has(...outdoors)
  if (
    has('planet', 'rocket', 'astronaut') ||
    (has('galaxy') && !outside && !has('person', 'cat', 'dog'))
  )
    return 'space'
  if (has('abstract', 'crystal') && !outside) return 'abstract'
  if (has('fish') && !outside) return 'undersea'
  if (words.framings.includes('close') && has('flower', 'blossom', 'lotus', 'sunflower'))
    return 'bloom'
  for (const [setting, names] of wanted) {
    if (setting === 'still-life' && outside) continue
    if (setting === 'undersea' && has('boat', 'lighthouse', 'sea') && !has('coral', 'jellyfish'))
      continue
    if (has(...names)) return setting
  }
  if (subjects.has('cloud') && subjects.has('mountain')) return 'clouds'
  if (subjects.has('cloud') && !outside) return 'clouds'
  if (subjects.size) return random.chance(0.3) ? 'lake' : random.chance(0.4) ? 'meadow' : 'land'
  return drawLot(usual, random)
}

export function drawLot<Item>(lots: readonly (readonly [Item, number])[], random: Random): Item {
  let left = random.next() * lots.reduce((sum, [, parts]) => sum + parts, 0)
  for (const [item, parts] of lots) {
    left -= parts
    if (left < 0) return item
  }
  return (lots[0] as readonly [Item, number])[0]
}
