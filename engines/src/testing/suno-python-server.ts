// Speaks as SunoAI-API/Suno-API does on loopback: Suno's own answers, errors of its way there as a text with status 200.

import { sampleLyrics } from './music-sample.ts'
import {
  type MusicStage,
  type MusicStandIn,
  type MusicWorld,
  startMusicStandIn,
} from './music-stand-in.ts'
import { type Fields, rawClip } from './suno-clips.ts'
import type { RecordedRequest } from './upstream-server.ts'
import { longId } from './work-stand-in.ts'

type Requests = Map<string, { at: number; request: Fields }>
type Reply = { status?: number; body: unknown }

export async function startSunoPythonServer(options: { key?: string } = {}): Promise<MusicStandIn> {
  const clips: Requests = new Map()
  const server: MusicStandIn = await startMusicStandIn({
    path: '',
    kindOf: ({ method, path }) => {
      if (method === 'POST') return 'submit'
      return /^\/(feed|lyrics)\//.test(path) ? 'check' : undefined
    },
    // Its own key it has none; somebody put it behind a gate.
    allows: ({ headers }) =>
      options.key === undefined || headers.authorization === `Bearer ${options.key}`,
    wrongKey: ({ headers }) => ({
      status: 401,
      body: { detail: `Not for ${headers.authorization}` },
    }),
    words: {
      refused: {
        status: 200,
        body: { detail: 'Song Description contained artist name: somebody' },
      },
      'no-money': { status: 200, body: { detail: 'Insufficient credits.' } },
      broken: { status: 200, body: 'An error occurred: Server disconnected' },
    },
    handle(request, response, world) {
      const { status = 200, body } = answerTo(request, world, clips, server.origin)
      world.reply(request, response, status, body)
    },
  })
  return server
}

/** What FastAPI says of fields that are not as its schemas have them. */
const unprocessable = (field: string): Reply => ({
  status: 422,
  body: { detail: [{ loc: ['body', field], msg: 'Field required', type: 'missing' }] },
})

const wanted: Record<string, readonly string[]> = {
  '/generate': ['prompt', 'mv', 'title', 'tags'],
  '/generate/description-mode': ['gpt_description_prompt'],
  '/generate/lyrics/': ['prompt'],
}

function answerTo(
  { method, path, body }: RecordedRequest,
  { stage, take }: MusicWorld,
  clips: Requests,
  origin: string,
): Reply {
  const fields = (body ?? {}) as Fields
  const clipOf = (id: string) => {
    const { at = 0, request = {} } = clips.get(id) ?? {}
    return rawClip(id, request, { stage, at, origin })
  }
  if (method === 'POST') {
    const missing = wanted[path]?.find((name) => typeof fields[name] !== 'string')
    if (!wanted[path]) return { status: 404, body: { detail: 'Not Found' } }
    if (missing) return unprocessable(missing)
    if (fields.continue_at !== undefined && !Number.isInteger(fields.continue_at))
      return unprocessable('continue_at')
    if (fields.continue_clip_id !== undefined && !clips.has(String(fields.continue_clip_id)))
      return { body: { detail: 'Clip not found.' } }
    take()
    if (path === '/generate/lyrics/') return { body: { id: 'words-1' } }
    const ids = [0, 1].map((at) => {
      const id = `clip-${longId(`${clips.size}`)}`
      clips.set(id, { at, request: fields })
      return id
    })
    return { body: { id: 'batch-1', clips: ids.map(clipOf), status: 'complete' } }
  }
  if (path === '/get_credits') return { body: { credits_left: 50, period: 'day' } }
  if (path === '/lyrics/words-1') return { body: wordsAt(stage) }
  const [, ids = ''] = /^\/feed\/(.+)$/.exec(path) ?? []
  const known = ids.split(',').filter((id) => clips.has(id) && stage !== 'gone')
  return { body: known.map(clipOf) }
}

const wordsAt = (stage: MusicStage): Fields =>
  stage === 'done'
    ? { id: 'words-1', status: 'complete', title: 'Lamp', text: sampleLyrics }
    : { id: 'words-1', status: 'running', title: '', text: '' }
