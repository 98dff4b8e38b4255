// From a request to the songs that are to be played.
import type { Params } from '@atelier/contract/model-declaration'
import type { MusicRequest } from '../../../../kinds/music.ts'
import { hashText, mixBits } from '../../image/craft/random.ts'
import { readLyrics } from '../lyrics/read-lyrics.ts'
import { barToGoOnFrom } from '../score/compose-song.ts'
import type { SongPart } from '../score/plan.ts'
import { isChinese, plainTitle, tagsOf, titleOf } from '../words/name-song.ts'
import { readRequest } from '../words/read-request.ts'
import { songOf, unknownSong } from './composer-ticket.ts'
import type { KeptSong, SongJob } from './song-job.ts'

const text = (params: Params, name: string): string => {
  const value = params[name]
  return typeof value === 'string' ? value.trim() : ''
}
const number = (params: Params, name: string, otherwise: number): number => {
  const value = params[name]
  return typeof value === 'number' ? value : otherwise
}

/** From the name of the request where none is given. */
export const seedOf = ({ params, key }: Pick<MusicRequest, 'params' | 'key'>): number =>
  number(params, 'seed', hashText(key))

/** The first take has the seed itself. */
const seedOfTake = (seed: number, take: number): number =>
  take === 0 ? seed : mixBits(seed + Math.imul(take, 0x9e3779b9))

const lyricsOf = ({ params }: MusicRequest): string =>
  params.instrumental === true ? '' : text(params, 'lyrics')

/** Throws EngineError `invalid` for a work of others, and for songs that would be too long. */
export function planPrompt(request: MusicRequest): SongJob {
  switch (request.task) {
    case 'continue':
      return { songs: takes(request).map((take) => goOn(request, take)), isWhole: false }
    case 'join':
      return { songs: [joined(request)], isWhole: true }
    default:
      return { songs: takes(request).map((take) => compose(request, take)), isWhole: false }
  }
}

const takes = ({ count }: MusicRequest): number[] =>
  Array.from({ length: Math.max(1, Math.min(2, count)) }, (_, take) => take)

const partOf = (request: MusicRequest, take: number, fromBar: number): SongPart => ({
  seed: seedOfTake(seedOf(request), take),
  seconds: Math.max(10, Math.min(240, number(request.params, 'seconds', 60))),
  fromBar,
  sections: readLyrics(lyricsOf(request)).map(({ kind }) => kind),
})

function compose(request: MusicRequest, take: number): KeptSong {
  const { params, prompt, locale } = request
  const lyrics = lyricsOf(request)
  const manner = readRequest({
    style: text(params, 'style'),
    idea: prompt,
    lyrics,
    mood: text(params, 'mood'),
    key: text(params, 'key'),
    scale: text(params, 'scale'),
    tempo: number(params, 'tempo', 0),
    // Takes are two goes at the same song: its manner stays.
    seed: seedOf(request),
  })
  const firstLine = readLyrics(lyrics)[0]?.lines[0] ?? ''
  const said = [prompt, firstLine, text(params, 'style')].join(' ')
  const language = isChinese(said, locale) ? (locale === 'zh-TW' ? 'zh-TW' : 'zh-CN') : 'en-US'
  const title =
    text(params, 'title') || titleOf(prompt) || titleOf(firstLine) || plainTitle(manner, language)
  return {
    plan: { ...manner, seed: seedOfTake(manner.seed, take), parts: [partOf(request, take, 0)] },
    gain: null,
    title,
    style: tagsOf(manner, language),
    lyrics: [lyrics],
  }
}

function goOn(request: MusicRequest, take: number): KeptSong {
  const song = parentOf(request)
  const from = number(request.params, 'from', 0)
  const fromBar = barToGoOnFrom(song.plan, from > 0 ? from : undefined)
  const part = partOf(request, take, fromBar)
  return {
    ...song,
    plan: { ...song.plan, parts: [...song.plan.parts, part] },
    title: text(request.params, 'title') || song.title,
    lyrics: [...song.lyrics, lyricsOf(request)],
  }
}

function joined(request: MusicRequest): KeptSong {
  const song = parentOf(request)
  // A whole song has a loudness of its own.
  return { ...song, gain: null, title: text(request.params, 'title') || song.title }
}

function parentOf({ parent }: MusicRequest): KeptSong {
  if (!parent) throw unknownSong('There is no song to go on from.')
  return songOf(parent.ticket, parent.index)
}
