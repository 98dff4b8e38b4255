// SunoAI-API/Suno-API: a server of one's own that uses Suno by a cookie and passes Suno's answers on as they are, errors too: failures
// on its way to Suno come with status 200, as a text. Shapes: its main.py and schemas.py.
import { z } from 'zod'
import type { Calls, Dialect } from './suno.dialect.ts'
import { chirpModels } from './suno.models.ts'
import { describeRequest } from './suno.request.ts'
import {
  accountTrouble,
  errorOf,
  readClips,
  readComplaint,
  readLyrics,
  text,
  withAccountTrouble,
} from './suno.wire.ts'

/** Not documented there; what Suno takes at least. */
const ideaLimit = 400

const named = z.object({ id: z.string().min(1) })
const words = z.object({ status: text })

export const sunoApi: Dialect = {
  defaultBaseUrl: 'http://127.0.0.1:8000',
  optionalTail: /\/$/,
  models: chirpModels,
  ideaLimit,
  takesUnwanted: true,
  takesVoice: false,
  continuesByIdea: false,
  stemSets: [],
  // It asks for none itself; what stands in front may.
  headers: (key) => ({ authorization: `Bearer ${key}` }),
  accountPath: '/get_credits',
  calls: () => calls,
  readTaken(json, task) {
    if (task === 'write-lyrics') return named.safeParse(json).data
    const clips = readClips(json) ?? []
    return clips.length > 0 ? { songs: clips.map(({ id }) => id) } : undefined
  },
  ask: ({ task, id, songs }) => ({
    path:
      task === 'write-lyrics'
        ? `/lyrics/${encodeURIComponent(id)}`
        : `/feed/${songs.map((song) => encodeURIComponent(song.id)).join(',')}`,
  }),
  read(json, { task }) {
    if (task === 'write-lyrics') {
      const word = words.safeParse(json).data?.status
      return typeof word === 'string' ? { word, clips: [], lyrics: readLyrics(json) } : undefined
    }
    const clips = readClips(json)
    return clips && { clips, lyrics: [] }
  },
  readError(json) {
    if (typeof json === 'string' && /^an error occurred/i.test(json))
      return withAccountTrouble(errorOf(json))
    return withAccountTrouble(readComplaint(json))
  },
  untaken: accountTrouble,
  unknown: /not (?:be )?found/i,
}

const calls: Calls = {
  compose(request, { name: mv }) {
    const { lyrics, style, idea, title, unwanted, instrumental } = request
    if (lyrics === '')
      return {
        path: '/generate/description-mode',
        json: {
          gpt_description_prompt: describeRequest(request, ideaLimit),
          make_instrumental: instrumental,
          mv,
          // Asked for, and to be left empty.
          prompt: '',
        },
      }
    return {
      path: '/generate',
      json: { prompt: lyrics, mv, title, tags: style || idea, negative_tags: unwanted },
    }
  },
  continue: ({ lyrics, style, title, unwanted, from }, { name: mv }, { song }) => ({
    path: '/generate',
    json: {
      prompt: lyrics,
      mv,
      title: title || (song.title ?? ''),
      tags: style || (song.style ?? ''),
      negative_tags: unwanted,
      continue_clip_id: song.id,
      // Whole seconds only.
      ...(from === undefined ? {} : { continue_at: Math.round(from) }),
    },
  }),
  'write-lyrics': (prompt) => ({ path: '/generate/lyrics/', json: { prompt } }),
}
