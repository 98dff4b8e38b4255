// What suits a style, for those who choose one before they have an idea of the song.
import { type Mood, moods } from '../score/plan.ts'
import { type StyleName, styleNames, styleOf } from '../styles/styles.ts'
import { characters, stylesByMood } from './read-request.ts'

export type SuggestedManner = {
  style: StyleName
  /** Null where no mood asks for the style more than for others. */
  mood: Mood | null
  /** Beats a minute. */
  tempo: { least: number; most: number; usual: number }
}

/** Of every style that the composer knows, in its order. */
export const suggestManners = (): SuggestedManner[] =>
  styleNames.map((style) => {
    const [min, max] = styleOf(style).tempo
    const mood = moodFor(style)
    const pace = mood ? Math.min(1, Math.max(0, characters[mood].pace)) : 0.5
    return {
      style,
      mood,
      tempo: { least: min, most: max, usual: Math.round(min + (max - min) * pace) },
    }
  })

/** The mood that thinks of it first. */
function moodFor(style: StyleName): Mood | null {
  const places = moods
    .map((mood) => ({ mood, place: stylesByMood[mood].indexOf(style) }))
    .filter(({ place }) => place >= 0)
  return places.sort((a, b) => a.place - b.place)[0]?.mood ?? null
}
