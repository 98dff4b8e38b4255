// Speaks as gcui-art/suno-api does on loopback: pairs of songs as a list, asked for by their names; lyrics at once.

import { sampleLyrics } from './music-sample.ts'
import { type MusicStandIn, type MusicWorld, startMusicStandIn } from './music-stand-in.ts'
import { type Fields, flatClip, rawClip } from './suno-clips.ts'
import type { RecordedRequest } from './upstream-server.ts'
import { longId } from './work-stand-in.ts'

export type GcuiOptions = {
  key?: string
  /** The times of words cannot be told. */
  untimed?: boolean
}

type Clip = { at: number; request: Fields }
type Reply = { status?: number; body: unknown }

const refuse = (status: number, error: string): Reply & { status: number } => ({
  status,
  body: { error },
})

export async function startGcuiServer(options: GcuiOptions = {}): Promise<MusicStandIn> {
  const clips = new Map<string, Clip>()
  const server: MusicStandIn = await startMusicStandIn({
    path: '',
    kindOf: ({ method, path }) => {
      if (method === 'POST') return 'submit'
      return path.startsWith('/api/get?') ? 'check' : undefined
    },
    // Its own it has none; somebody put it behind a gate.
    allows: ({ headers }) =>
      options.key === undefined || headers.authorization === `Bearer ${options.key}`,
    wrongKey: ({ headers }) => ({
      status: 401,
      body: { error: `Not for ${headers.authorization}` },
    }),
    words: {
      refused: refuse(400, 'Song Description contained artist name: somebody'),
      'no-money': refuse(402, 'Insufficient credits.'),
      broken: refuse(500, 'AxiosError: Request failed with status code 503'),
    },
    handle(request, response, world) {
      const { status = 200, body } = answerTo(request, world, { clips, origin: server.origin })
      const isTimes = request.path.startsWith('/api/get_aligned_lyrics')
      if (isTimes && options.untimed)
        return world.reply(request, response, 500, { error: 'An unexpected error occurred' })
      world.reply(request, response, status, body)
    },
  })
  return server
}

type House = { clips: Map<string, Clip>; origin: string }

function answerTo({ method, path, body }: RecordedRequest, world: MusicWorld, house: House): Reply {
  const { clips, origin } = house
  const address = new URL(path, origin)
  const asked = (name: string) => address.searchParams.get(name) ?? ''
  if (method === 'POST') return submit(address.pathname, (body ?? {}) as Fields, world, house)
  switch (address.pathname) {
    case '/api/get_limit':
      return { body: { credits_left: 50, period: 'day', monthly_limit: 50, monthly_usage: 0 } }
    case '/api/get': {
      const known = asked('ids')
        .split(',')
        .filter((id) => clips.has(id) && world.stage !== 'gone')
      return { body: known.map((id) => flatClip(clipOf(id, world, house))) }
    }
    case '/api/get_aligned_lyrics': {
      if (!clips.has(asked('song_id'))) return refuse(500, 'Internal server error')
      const word = (text: string, start_s: number, success = true) => ({
        word: text,
        start_s,
        end_s: start_s + 0.5,
        success,
        p_align: 0.9,
      })
      return { body: [word('[Verse]\nThe ', 1), word('lamp ', 1.5), word('turns ', 2, false)] }
    }
    default:
      return { status: 404, body: { error: 'Not Found' } }
  }
}

function submit(path: string, fields: Fields, world: MusicWorld, house: House): Reply {
  const { clips } = house
  const isText = (name: string) => typeof fields[name] === 'string' && fields[name] !== ''
  const take = (...requests: Fields[]): string[] => {
    world.take()
    return requests.map((request, at) => {
      const id = `clip-${longId(`${clips.size}`)}`
      clips.set(id, { at, request })
      return id
    })
  }
  const reply = (ids: string[]): Reply => ({
    body: ids.map((id) => flatClip(clipOf(id, world, house))),
  })
  switch (path) {
    case '/api/generate':
      return isText('prompt') ? reply(take({}, {})) : refuse(400, 'The prompt is empty')
    case '/api/custom_generate':
      if (!isText('tags') && !isText('prompt')) return refuse(400, 'Nothing to make')
      return reply(take(fields, fields))
    case '/api/extend_audio':
      if (!clips.has(String(fields.audio_id))) return refuse(400, 'Audio ID is required')
      return reply(take(fields, fields))
    case '/api/concat': {
      if (!clips.has(String(fields.clip_id))) return refuse(400, 'Clip id is required')
      const [id = ''] = take({})
      return { body: clipOf(id, world, house) }
    }
    case '/api/generate_lyrics':
      world.take()
      return { body: { text: sampleLyrics, title: 'Lamp', status: 'complete' } }
    case '/api/generate_stems': {
      if (!clips.has(String(fields.audio_id))) return refuse(400, 'Audio ID is required')
      const ids = take({ title: 'Lamp - Vocals' }, { title: 'Lamp - Instrumental' })
      return { body: ids.map((id) => ({ id, status: 'queued', stem_from_id: fields.audio_id })) }
    }
    default:
      return { status: 404, body: { error: 'Not Found' } }
  }
}

const clipOf = (id: string, { stage }: MusicWorld, { clips, origin }: House): Fields => {
  const { at = 0, request = {} } = clips.get(id) ?? {}
  return rawClip(id, request, { stage, at, origin })
}
