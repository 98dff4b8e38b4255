// From words to how a song is made: what is said counts, what is not said is taken by chance, the same for the same seed.
import { createRandom, type Random } from '../../image/craft/random.ts'
import { type Mood, moods, type SongManner } from '../score/plan.ts'
import { type Key, type ScaleName, scaleNames, tonics } from '../score/scales.ts'
import { type StyleName, styleOf } from '../styles/styles.ts'
import { moodWords, styleWords } from './style-words.ts'

export type Wish = {
  /** Style tags; they count more than the idea. */
  style: string
  idea: string
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

/** What a mood makes of a song: its scales, and where in the style's tempos it is, from 0 slow to 1 fast. */
export const characters: {
  readonly [Name in Mood]: { scales: readonly ScaleName[]; pace: number }
} = {
  happy: { scales: ['major'], pace: 0.8 },
  calm: { scales: ['major'], pace: -0.1 },
  sad: { scales: ['minor'], pace: -0.2 },
  epic: { scales: ['minor'], pace: 0.6 },
  dark: { scales: ['minor', 'phrygian'], pace: 0.3 },
  dreamy: { scales: ['major'], pace: 0.1 },
  romantic: { scales: ['major'], pace: 0.2 },
  playful: { scales: ['major', 'mixolydian'], pace: 0.95 },
}

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

export function readWish(wish: Wish): SongManner {
  const random = createRandom(wish.seed, 'wish')
  const texts = [wish.style, wish.idea]
  const asked = moods.find((mood) => mood === wish.mood)
  const mood = asked ?? find(moodWords, texts) ?? null
  const style = find(styleWords, texts) ?? random.pick(stylesByMood[mood ?? 'none'])
  return {
    style,
    mood,
    key: chooseKey(wish, style, mood, random),
    tempo:
      wish.tempo > 0 ? Math.min(200, Math.max(50, wish.tempo)) : chooseTempo(style, mood, random),
    seed: wish.seed,
  }
}

function chooseKey(wish: Wish, style: StyleName, mood: Mood | null, random: Random): Key {
  const { leaning } = styleOf(style)
  const leant: ScaleName = leaning === 'either' ? random.pick(['major', 'minor']) : leaning
  const byMood = mood ? random.pick(characters[mood].scales) : leant
  return {
    tonic: tonics.find((tonic) => tonic === wish.key) ?? random.pick(tonics),
    scale: scaleNames.find((scale) => scale === wish.scale) ?? byMood,
  }
}

function chooseTempo(style: StyleName, mood: Mood | null, random: Random): number {
  const [least, most] = styleOf(style).tempo
  const pace = (mood ? characters[mood].pace : 0.5) + random.around() * 0.15
  return Math.round(Math.min(200, Math.max(50, least + (most - least) * pace)))
}
