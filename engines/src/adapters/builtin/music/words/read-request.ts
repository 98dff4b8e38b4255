// From words to how a song is made: what is said counts, what is not said is taken by chance, the same for the same seed.
import { createRandom, type Random } from '../../image/craft/random.ts'
import { type Mood, moods, type SongManner } from '../score/plan.ts'
import { type Key, type ScaleName, scaleNames, tonics } from '../score/scales.ts'
import { type StyleName, styleOf } from '../styles/styles.ts'
import { type FoundMood, findMood } from './find-mood.ts'
import { styleWords } from './style-words.ts'

export type MannerRequest = {
  /** Style tags; they count more than the idea. */
  style: string
  idea: string
  /** What is sung tells the mood where nothing else does. */
  lyrics?: string
  /** `auto`, or as the fields have it. */
  mood: string
  key: string
  scale: string
  /** Beats a minute; 0 for what suits. */
  tempo: number
  seed: number
}

const find = <Name>(
  words: readonly (readonly [Name, RegExp])[],
  texts: readonly string[],
): Name | undefined => {
  for (const text of texts) {
    const found = words.find(([, known]) => known.test(text))
    if (found) return found[0]
  }
  return undefined
}

/**
 * What a mood makes of a song: its scales, where in the style's tempos it is, from 0 slow to 1 fast, and the beats a minute that it needs,
 * where the style can be stretched so far.
 */
export const characters: {
  readonly [Name in Mood]: {
    scales: readonly ScaleName[]
    pace: number
    min?: number
    max?: number
  }
} = {
  happy: { scales: ['major'], pace: 0.8, min: 104 },
  calm: { scales: ['major'], pace: -0.1, max: 92 },
  sad: { scales: ['minor'], pace: -0.2, max: 92 },
  epic: { scales: ['minor'], pace: 0.9 },
  dark: { scales: ['minor', 'phrygian'], pace: 0.3 },
  dreamy: { scales: ['major'], pace: 0.1, max: 104 },
  romantic: { scales: ['major'], pace: 0.1, max: 104 },
  playful: { scales: ['major', 'mixolydian'], pace: 0.95, min: 108 },
}

/** How far beyond its own tempos a style can be played. */
const stretch = 1.15

/** What suits where nothing is said. */
export const stylesByMood: { readonly [Name in Mood | 'none']: readonly StyleName[] } = {
  happy: ['pop', 'folk', 'disco'],
  calm: ['ambient', 'folk', 'lofi', 'classical'],
  sad: ['classical', 'pop', 'folk'],
  epic: ['cinematic'],
  dark: ['cinematic', 'electronic'],
  dreamy: ['ambient', 'lofi', 'electronic'],
  romantic: ['pop', 'bossa', 'waltz', 'classical'],
  playful: ['jazz', 'folk', 'pop', 'waltz'],
  none: ['pop', 'folk', 'lofi', 'jazz', 'electronic', 'classical', 'bossa', 'rock'],
}

export function readRequest(request: MannerRequest): SongManner {
  const random = createRandom(request.seed, 'wish')
  const { mood, unwanted } = chooseMood(request)
  const style =
    find(styleWords, [request.style, request.idea, request.lyrics ?? '']) ??
    random.pick(stylesByMood[mood ?? 'none'])
  const named = { style, mood, unwanted }
  return {
    style,
    mood,
    key: chooseKey(request, named, random),
    tempo:
      request.tempo > 0 ? Math.min(200, Math.max(50, request.tempo)) : chooseTempo(named, random),
    seed: request.seed,
  }
}

/** Of the first text that names one; what is unwanted in any of them before it is not taken from those after it. */
function chooseMood(request: MannerRequest): FoundMood {
  const asked = moods.find((mood) => mood === request.mood)
  if (asked) return { mood: asked, unwanted: [] }
  const unwanted: Mood[] = []
  for (const text of [request.style, request.idea, request.lyrics ?? '']) {
    const found = findMood(text)
    if (found.mood && !unwanted.includes(found.mood)) return { mood: found.mood, unwanted }
    unwanted.push(...found.unwanted)
  }
  return { mood: null, unwanted }
}

type Named = { style: StyleName } & FoundMood

const heavy: readonly Mood[] = ['sad', 'dark']
const lively: readonly Mood[] = ['happy', 'playful', 'epic']

function chooseKey(request: MannerRequest, { style, mood, unwanted }: Named, random: Random): Key {
  const { leaning } = styleOf(style)
  const leant: ScaleName = leaning === 'either' ? random.pick(['major', 'minor']) : leaning
  const bare = unwanted.some((each) => heavy.includes(each)) ? 'major' : leant
  const byMood = mood ? random.pick(characters[mood].scales) : bare
  return {
    tonic: tonics.find((tonic) => tonic === request.key) ?? random.pick(tonics),
    scale: scaleNames.find((scale) => scale === request.scale) ?? byMood,
  }
}

function chooseTempo({ style, mood, unwanted }: Named, random: Random): number {
  const { tempo, beats } = styleOf(style)
  const [slow, fast] = tempo
  const bare = unwanted.some((each) => lively.includes(each)) ? 0.1 : 0.5
  const pace = (mood ? characters[mood].pace : bare) + random.around() * 0.15
  const suited = slow + (fast - slow) * pace
  // Three beats a bar are counted faster than they are felt.
  const { min = 0, max = 200 } = mood && beats === 4 ? characters[mood] : {}
  const bound = Math.min(max, Math.max(min, suited))
  return Math.round(
    Math.min(200, Math.max(50, Math.min(fast * stretch, Math.max(slow / stretch, bound)))),
  )
}
