// Speaks as new-api does on loopback: tasks that hold Suno's songs, words for the status in capitals or, as its comments have them, small.
import type { PlayableFiles } from './made-files.ts'
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

type Task = { kind: 'MUSIC' | 'LYRICS'; fields: Fields }
type Reply = { status: number; body: Fields }

const refusal = (status: number, code: string, message = code): Reply => ({
  status,
  body: { code, message, data: null },
})

export async function startNewApiServer(
  options: { key?: string; small?: boolean; playable?: PlayableFiles } = {},
): Promise<MusicStandIn> {
  const tasks = new Map<string, Task>()
  const server: MusicStandIn = await startMusicStandIn({
    playable: options.playable,
    path: '',
    kindOf: ({ method, path }) => {
      if (method === 'POST') return 'submit'
      return path.startsWith('/suno/fetch/') ? 'check' : undefined
    },
    allows: ({ headers }) =>
      options.key === undefined || headers.authorization === `Bearer ${options.key}`,
    wrongKey: ({ headers }) => ({
      status: 401,
      body: { error: { message: `无效的令牌 ${headers.authorization}`, type: 'new_api_error' } },
    }),
    words: {
      refused: refusal(400, 'fail_to_fetch_task', 'Tags contained artist name: somebody'),
      'no-money': refusal(403, 'quota_not_enough', '用户额度不足'),
      broken: refusal(500, 'fail_to_fetch_task', 'bad response status code 502'),
    },
    handle(request, response, world) {
      const reply = answerTo(request, world, { tasks, origin: server.origin, ...options })
      world.reply(request, response, reply.status, reply.body)
    },
  })
  return server
}

type Gateway = { tasks: Map<string, Task>; origin: string; small?: boolean }

function answerTo(request: RecordedRequest, world: MusicWorld, gateway: Gateway): Reply {
  const { method, path, body } = request
  const { tasks } = gateway
  if (path === '/v1/models') return { status: 200, body: { object: 'list', data: [] } }
  const [, action] = /^\/suno\/submit\/(\w+)$/.exec(path) ?? []
  if (method === 'POST' && action) {
    const fields = (body ?? {}) as Fields
    const fault = faultOf(action, fields, tasks)
    if (fault) return refusal(400, 'invalid_request', fault)
    world.take()
    const id = longId(`task ${tasks.size}`)
    tasks.set(id, { kind: action === 'music' ? 'MUSIC' : 'LYRICS', fields })
    return { status: 200, body: { code: 'success', message: '', data: id } }
  }
  const [, id = ''] = /^\/suno\/fetch\/(.+)$/.exec(path) ?? []
  const task = tasks.get(id)
  if (!task || world.stage === 'gone') return refusal(400, 'task_not_exist')
  const data = taskOf(id, task, world.stage, gateway)
  return { status: 200, body: { code: 'success', message: '', data } }
}

/** What the real one refuses too; fields that it does not know it does not pass on. */
function faultOf(action: string, fields: Fields, tasks: Map<string, Task>): string | undefined {
  if (action === 'lyrics') return fields.prompt ? undefined : 'prompt_empty'
  if (action !== 'music') return 'invalid_action'
  const known = [
    ...['gpt_description_prompt', 'prompt', 'mv', 'title', 'tags', 'make_instrumental'],
    ...['continue_at', 'continue_clip_id', 'task_id'],
  ]
  const unknown = Object.keys(fields).find((name) => !known.includes(name))
  if (unknown) return `${unknown} gets lost`
  if (fields.continue_clip_id && !tasks.has(String(fields.task_id))) return 'task id is empty'
  if (fields.continue_at !== undefined && typeof fields.continue_at !== 'number')
    return 'cannot unmarshal continue_at'
  return fields.gpt_description_prompt || fields.prompt || fields.tags ? undefined : 'nothing'
}

const statuses: Record<MusicStage, string> = {
  waiting: 'NOT_START',
  running: 'IN_PROGRESS',
  // The word of the whole can be ahead of its songs.
  streaming: 'SUCCESS',
  done: 'SUCCESS',
  partly: 'SUCCESS',
  failed: 'FAILURE',
  refused: 'FAILURE',
  cancelled: 'FAILURE',
  strange: 'PONDERING',
  bare: 'SUCCESS',
  gone: '',
}
const small: Record<string, string> = {
  NOT_START: 'queueing',
  IN_PROGRESS: 'processing',
  SUCCESS: 'success',
  FAILURE: 'failed',
}

function taskOf(
  id: string,
  { kind, fields }: Task,
  stage: MusicStage,
  { origin, small: isSmall }: Gateway,
): Fields {
  const status = statuses[stage]
  const reasons = { failed: 'upstream error', refused: 'Your lyrics contain sensitive words' }
  const isThere = status === 'SUCCESS' && stage !== 'bare'
  const songs = [0, 1].map((at) => rawClip(`clip-${id}-${at}`, fields, { stage, at, origin }))
  const lyrics = { id, status: 'complete', title: 'Lamp', text: sampleLyrics }
  return {
    task_id: id,
    action: kind,
    status: isSmall ? (small[status] ?? status) : status,
    fail_reason: reasons[stage as 'failed'] ?? '',
    submit_time: 1_763_000_000,
    start_time: 1_763_000_001,
    finish_time: 0,
    progress: { NOT_START: '0%', IN_PROGRESS: '35%', SUCCESS: '100%' }[status] ?? '',
    data: isThere ? (kind === 'MUSIC' ? songs : lyrics) : null,
  }
}
