// What a song is asked for by, whichever dialect it is put in.
import { EngineError } from '../../errors.ts'
import type { MusicRequest } from '../../kinds/music.ts'

export type SongRequest = {
  model: string
  /** What it is about, in a person's words. */
  idea: string
  /** To be sung as they are; empty for instrumental songs. */
  lyrics: string
  style: string
  title: string
  /** Styles that are not wanted. */
  unwanted: string
  instrumental: boolean
  voice: 'female' | 'male' | undefined
  /** The second to go on from; undefined: from the end. */
  from: number | undefined
}

export function readRequest({ model, prompt, negativePrompt, params }: MusicRequest): SongRequest {
  const text = (name: string): string => {
    const value = params[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  const { instrumental, vocalGender: voice, from } = params
  return {
    model,
    idea: prompt.trim(),
    lyrics: instrumental === true ? '' : text('lyrics'),
    style: text('style'),
    title: text('title'),
    unwanted: negativePrompt.trim(),
    instrumental: instrumental === true,
    voice: voice === 'female' || voice === 'male' ? voice : undefined,
    from: typeof from === 'number' && from > 0 ? from : undefined,
  }
}

/** Whether the upstream is told lyrics and style apart, rather than an idea that it makes both of. */
export const isDetailed = ({ lyrics, instrumental, style, idea }: SongRequest): boolean =>
  lyrics !== '' || (instrumental && style !== '' && idea === '')

/** All of a request in one text, at most so long. Throws EngineError `invalid` when nothing was said. */
export function describeRequest(request: SongRequest, limit: number): string {
  const { idea, style, unwanted, voice } = request
  const main = idea || style
  if (main === '')
    throw new EngineError('invalid', 'Say what the song is about, or give it lyrics or a style.')
  const parts = [
    main,
    idea && style && `Style: ${style}.`,
    voice && `Sung by a ${voice} voice.`,
    unwanted && `Without ${unwanted}.`,
  ]
  return parts.filter(Boolean).join('\n').slice(0, limit)
}

/** A title for upstreams that want one: the first words that were said. */
export function titleOf({ title, lyrics, idea, style }: SongRequest, limit: number): string {
  const sung = lyrics.split('\n').find((line) => line.trim() !== '' && !/^\s*\[/.test(line))
  const [line = ''] = (title || sung || idea || style || 'Untitled').split('\n')
  return line.trim().slice(0, limit)
}
