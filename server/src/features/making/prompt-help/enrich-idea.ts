// Makes a whole prompt of an idea by rules: what is wanted, and then a style, light, composition and quality that go with it.
import type { Locale } from '@atelier/contract/primitives'
import { hasChinese, inLanguage, wordsToEnglish } from './word-list.ts'

type Manner = 'style' | 'light' | 'composition' | 'quality'
const manners: readonly Manner[] = ['style', 'light', 'composition', 'quality']
type Pools = Record<Manner, readonly string[]>

/** Every phrase stands in the word list, so that each language has it. */
const pools: { readonly [theme: string]: Pools } = {
  people: {
    style: ['photo', 'oil painting', 'anime', 'illustration', 'cyberpunk'],
    light: ['soft light', 'rim light', 'studio lighting', 'golden hour', 'cinematic lighting'],
    composition: ['close-up', 'half body', 'shallow depth of field', 'side view', 'full body'],
    quality: ['highly detailed', 'sharp focus', 'film grain', 'soft colours'],
  },
  animals: {
    style: ['photo', 'watercolour', "children's book illustration", '3d render', 'ink painting'],
    light: ['natural light', 'backlight', 'sunlight', 'soft light', 'golden hour'],
    composition: ['close-up', 'shallow depth of field', 'centred composition', 'low angle'],
    quality: ['fine fur', 'highly detailed', 'sharp focus', 'rich colours'],
  },
  places: {
    style: ['photo', 'concept art', 'ink painting', 'oil painting', 'impressionism'],
    light: ['golden hour', 'volumetric light', 'moonlight', 'dawn', 'sunset'],
    composition: ['wide shot', 'aerial view', 'rule of thirds', 'wide-angle lens'],
    quality: ['rich colours', 'highly detailed', 'texture', '8k'],
  },
  towns: {
    style: ['cyberpunk', 'photo', 'isometric', 'concept art', 'watercolour'],
    light: ['neon light', 'dusk', 'volumetric light', 'reflection', 'moonlight'],
    composition: ['wide shot', 'low angle', 'symmetrical composition', 'aerial view'],
    quality: ['highly detailed', 'rich colours', 'film grain', '8k'],
  },
  objects: {
    style: ['photo', '3d render', 'flat design', 'minimalist', 'watercolour'],
    light: ['studio lighting', 'soft light', 'natural light', 'candlelight'],
    composition: ['centred composition', 'macro', 'negative space', 'close-up'],
    quality: ['texture', 'sharp focus', 'highly detailed', 'soft colours'],
  },
}

const themes: readonly (readonly [keyof typeof pools, RegExp])[] = [
  [
    'people',
    /\b(person|people|man|woman|girl|boy|child|baby|portrait|princess|prince|king|queen|knight|warrior|wizard|witch|angel|fairy|mermaid|astronaut|robot|couple|student|dancer|musician|soldier|face)\b/,
  ],
  [
    'animals',
    /\b(cat|kitten|dog|puppy|bird|fish|horse|rabbit|fox|wolf|tiger|lion|bear|panda|deer|elephant|whale|dolphin|turtle|butterfly|bee|owl|eagle|crane|swan|koi|dragon|phoenix|unicorn|dinosaur|squirrel|hedgehog|penguin|sheep|cow|pig)s?\b/,
  ],
  [
    'towns',
    /\b(city|street|alley|skyscraper|building|tower|shop|market|station|airport|village|town|room|bedroom|kitchen|library|cafe|architecture|interior)\b/,
  ],
  [
    'places',
    /\b(mountain|forest|jungle|river|lake|waterfall|sea|ocean|beach|island|desert|canyon|volcano|sky|landscape|grassland|field|garden|park|castle|temple|galaxy|planet|aurora|snow|cave)s?\b/,
  ],
]

/** A number of its own for each text, the same at all times. */
function seedOf(text: string): number {
  let seed = 2_166_136_261
  for (const sign of text) seed = Math.imul(seed ^ (sign.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return seed
}

/** Ways to go on from an idea. */
const ways = 4

/** In the language that is asked for, as far as the word list has it. What the idea says already is not said again. */
export function enrichIdea(
  idea: string,
  locale: Locale,
): { prompt: string; completions: string[] } {
  const english = (hasChinese(idea) ? wordsToEnglish(idea) : idea).toLowerCase()
  const theme = themes.find(([, words]) => words.test(english))?.[0] ?? 'objects'
  const pool = pools[theme] ?? { style: [], light: [], composition: [], quality: [] }
  const seed = seedOf(idea)
  const begin = locale === 'en-US' ? wordsToEnglish(idea) : idea
  const comma = locale === 'en-US' ? ', ' : '，'
  const wholes = Array.from({ length: ways + 1 }, (_, way) => {
    const phrases = manners.flatMap((manner, place) => {
      const choices = pool[manner]
      if (choices.some((phrase) => english.includes(phrase))) return []
      // Each way takes another choice of every manner.
      const chosen = choices[((seed >>> (place * 3)) + way) % choices.length]
      return chosen === undefined ? [] : [inLanguage(chosen, locale)]
    })
    return [begin.replace(/[\s,，。.]+$/, ''), ...phrases].join(comma)
  })
  const [prompt = begin, ...completions] = [...new Set(wholes)]
  return { prompt, completions }
}
