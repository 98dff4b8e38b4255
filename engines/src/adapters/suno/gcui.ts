// gcui-art/suno-api: a server of one's own that uses Suno by a cookie. It has no key; a cookie may come with each request in place of
// its own. Shapes: its routes and src/lib/SunoApi.ts.

import type { StemName } from '@atelier/contract/work-terms'
import { z } from 'zod'
import type { TimedWords } from '../../kinds/music.ts'
import type { Calls, ClipReading, Dialect } from './suno.dialect.ts'
import { chirpModels } from './suno.models.ts'
import { describeRequest, isDetailed } from './suno.request.ts'
import { meaningOf } from './suno.status.ts'
import {
  accountTrouble,
  readClip,
  readClips,
  readComplaint,
  readLyrics,
  withAccountTrouble,
} from './suno.wire.ts'

/** Not documented there; what Suno takes at least. */
const ideaLimit = 400

export const gcui: Dialect = {
  defaultBaseUrl: 'http://127.0.0.1:3000',
  optionalTail: /\/api$/,
  models: chirpModels,
  ideaLimit,
  takesUnwanted: true,
  takesVoice: false,
  continuesByIdea: false,
  stemSets: ['vocals'],
  // Without a name and a value it is no cookie, but a key of what stands in front.
  headers: (key): Record<string, string> =>
    key.includes('=') ? { cookie: key } : { authorization: `Bearer ${key}` },
  accountPath: '/api/get_limit',
  calls: () => calls,
  readTaken(json, task) {
    if (task === 'write-lyrics') {
      const lyrics = readLyrics(json)
      return lyrics.length > 0 ? { lyrics } : undefined
    }
    const clips = readClips(json) ?? [readClip(json)].filter((one) => one !== undefined)
    return clips.length > 0 ? { songs: clips.map(({ id }) => id) } : undefined
  },
  ask: ({ songs }) => ({
    path: `/api/get?ids=${songs.map(({ id }) => encodeURIComponent(id)).join(',')}`,
  }),
  read(json, { task }) {
    const clips = readClips(json)
    if (!clips) return undefined
    return { clips, lyrics: [], ...(task === 'separate' ? { stems: readStems(clips) } : {}) }
  },
  readError: (json) => withAccountTrouble(readComplaint(json)),
  untaken: accountTrouble,
  unknown: /not (?:be )?found/i,
  timed: {
    ask: (song) => ({ path: `/api/get_aligned_lyrics?song_id=${encodeURIComponent(song)}` }),
    read: readTimes,
  },
}

const calls: Calls = {
  compose(request, { name }) {
    const common = { make_instrumental: request.instrumental, model: name, wait_audio: false }
    if (!isDetailed(request))
      return {
        path: '/api/generate',
        json: { ...common, prompt: describeRequest(request, ideaLimit) },
      }
    const { lyrics, style, idea, title, unwanted } = request
    const tags = style || idea
    return {
      path: '/api/custom_generate',
      json: { ...common, prompt: lyrics, tags, title, negative_tags: unwanted },
    }
  },
  continue: ({ lyrics, style, title, unwanted, from }, { name }, { song }) => ({
    path: '/api/extend_audio',
    json: {
      audio_id: song.id,
      prompt: lyrics,
      tags: style || (song.style ?? ''),
      title: title || (song.title ?? ''),
      negative_tags: unwanted,
      model: name,
      wait_audio: false,
      ...(from === undefined ? {} : { continue_at: from }),
    },
  }),
  join: ({ song }) => ({ path: '/api/concat', json: { clip_id: song.id } }),
  'write-lyrics': (prompt) => ({ path: '/api/generate_lyrics', json: { prompt } }),
  separate: ({ song }) => ({ path: '/api/generate_stems', json: { audio_id: song.id } }),
}

/** Tracks are songs of their own, told apart by the ends of their titles; that these are the words is not documented. */
function readStems(clips: readonly ClipReading[]) {
  const trackOf = (pattern: RegExp) =>
    clips.find(
      ({ title = '', audio, word = '' }) =>
        audio && meaningOf(word) === 'done' && pattern.test(title),
    )?.audio
  const tracks: readonly (readonly [StemName, string | undefined])[] = [
    ['vocals', trackOf(/vocals?\)?$/i)],
    ['backing', trackOf(/(instrumental|backing|accompaniment)\)?$/i)],
  ]
  return tracks.flatMap(([name, url]) => (url === undefined ? [] : [{ name, url }]))
}

const aligned = z.object({
  word: z.string(),
  start_s: z.number(),
  end_s: z.number(),
  success: z.boolean().optional(),
})

/** What could be aligned; the names of sections are not sung. */
function readTimes(json: unknown): TimedWords[] {
  if (!Array.isArray(json)) return []
  return json.flatMap((one) => {
    const { data } = aligned.safeParse(one)
    const text = data?.word.replace(/\[[^\]]*\]/g, '').trim() ?? ''
    if (!data || text === '' || data.success === false || data.end_s < data.start_s) return []
    return [{ text, startS: data.start_s, endS: data.end_s }]
  })
}
