// What of the form counts, by the way in which a song is wished for. Pure.
import type { Params } from '@atelier/contract/model-declaration'

/** `idea`: one sentence, the model does the rest. `lyrics`: own words with their title. */
export type Way = 'idea' | 'lyrics'

type Words = { prompt: string; params: Params }

const said = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/** The form keeps the words of both ways; only those of the chosen one count. */
export function wordsOf<T extends Words>(request: T, way: Way): T {
  const { lyrics, title, ...others } = request.params
  if (way === 'idea') return { ...request, params: others }
  const own = {
    ...(said(title) ? { title } : {}),
    ...(said(lyrics) && others.instrumental !== true ? { lyrics } : {}),
  }
  return { ...request, prompt: '', params: { ...others, ...own } as Params }
}

/** Why a song cannot be made of it; undefined when it can. An idea, lyrics or a style is enough. */
export function missingOf(
  { prompt, params }: Words,
  way: Way,
): 'idea' | 'lyrics' | 'style' | undefined {
  if (said(params.style) && (way === 'idea' || params.instrumental === true)) return undefined
  if (way === 'idea') return prompt.trim() === '' ? 'idea' : undefined
  if (params.instrumental === true) return 'style'
  return said(params.lyrics) ? undefined : 'lyrics'
}
