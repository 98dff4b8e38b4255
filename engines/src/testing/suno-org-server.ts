// Speaks the dialect of api.sunoapi.org on loopback: status 200 and a code within, tasks asked for by name, requests checked as it checks
// them.

import { sampleLyrics } from './music-sample.ts'
import {
  type MusicDialect,
  type MusicStandIn,
  type MusicWorld,
  startMusicStandIn,
} from './music-stand-in.ts'
import type { RecordedRequest } from './upstream-server.ts'
import { longId } from './work-stand-in.ts'

type Fields = Record<string, unknown>
type Task = { kind: 'music' | 'lyrics' | 'separation'; fields: Fields }
type Answer = { code: number; msg: string; data?: unknown }

const paths: Record<string, Task['kind']> = {
  '/api/v1/generate': 'music',
  '/api/v1/generate/extend': 'music',
  '/api/v1/lyrics': 'lyrics',
  '/api/v1/vocal-removal/generate': 'separation',
}
const models = ['V4', 'V4_5', 'V4_5PLUS', 'V4_5ALL', 'V5', 'V5_5']

const within = (code: number, msg: string) => ({ status: 200, body: { code, msg, data: null } })

export type SunoOrgOptions = { key?: string } & Pick<MusicDialect, 'playable'>

export async function startSunoOrgServer(options: SunoOrgOptions = {}): Promise<MusicStandIn> {
  const tasks = new Map<string, Task>()
  const server: MusicStandIn = await startMusicStandIn({
    path: '',
    playable: options.playable,
    kindOf: ({ method, path }) => {
      if (method === 'POST') return 'submit'
      return path.includes('/record-info') ? 'check' : undefined
    },
    allows: ({ headers }) =>
      options.key === undefined || headers.authorization === `Bearer ${options.key}`,
    wrongKey: ({ headers }) => within(401, `No access with ${headers.authorization}`),
    words: {
      refused: within(400, 'Song description contained artist name: somebody'),
      'no-money': within(429, 'The current credits are insufficient. Please top up.'),
      rate: within(430, 'Your call frequency is too high. Please try again later.'),
      broken: within(500, 'Server error, please try again later'),
    },
    handle(request, response, world) {
      world.reply(request, response, 200, answerTo(request, world, tasks, server.origin))
    },
  })
  return server
}

function answerTo(
  { method, path, body }: RecordedRequest,
  world: MusicWorld,
  tasks: Map<string, Task>,
  origin: string,
): Answer {
  const address = new URL(path, origin)
  if (path === '/api/v1/generate/credit') return { code: 200, msg: 'success', data: 100 }
  const kind = paths[address.pathname]
  if (method === 'POST' && kind) {
    const fields = (body ?? {}) as Fields
    const fault = faultOf(address.pathname, fields, tasks)
    if (fault) return { code: 400, msg: fault }
    world.take()
    const taskId = longId(`task ${tasks.size}`)
    tasks.set(taskId, { kind, fields })
    return { code: 200, msg: 'success', data: { taskId } }
  }
  const taskId = address.searchParams.get('taskId') ?? ''
  const task = tasks.get(taskId)
  if (!address.pathname.endsWith('/record-info')) return { code: 404, msg: 'Not Found' }
  if (!task || world.stage === 'gone') return { code: 422, msg: 'record is null' }
  const isOwn =
    address.pathname ===
    {
      music: '/api/v1/generate/record-info',
      lyrics: '/api/v1/lyrics/record-info',
      separation: '/api/v1/vocal-removal/record-info',
    }[task.kind]
  if (!isOwn) return { code: 422, msg: 'record is null' }
  return { code: 200, msg: 'success', data: recordOf(taskId, task, world, origin) }
}

/** What the real one refuses too. */
function faultOf(path: string, fields: Fields, tasks: Map<string, Task>): string | undefined {
  const has = (...names: string[]) =>
    names.every((name) => typeof fields[name] === 'string' && fields[name] !== '')
  if (!has('callBackUrl') || !URL.canParse(String(fields.callBackUrl)))
    return 'Please enter callBackUrl.'
  if (path === '/api/v1/lyrics') return has('prompt') ? undefined : 'Please enter prompt.'
  if (path === '/api/v1/vocal-removal/generate') {
    if (!tasks.has(String(fields.taskId)) || !has('audioId')) return 'The song does not exist.'
    return /^(separate_vocal|split_stem)$/.test(String(fields.type)) ? undefined : 'Wrong type.'
  }
  if (!models.includes(String(fields.model))) return 'The model is wrong.'
  if (path === '/api/v1/generate/extend') {
    if (!has('audioId') || typeof fields.defaultParamFlag !== 'boolean') return 'audioId is wrong.'
    if (!fields.defaultParamFlag) return undefined
    const isComplete = has('prompt', 'style', 'title') && Number(fields.continueAt) > 0
    return isComplete ? undefined : 'prompt, style, title and continueAt are required.'
  }
  if (typeof fields.customMode !== 'boolean' || typeof fields.instrumental !== 'boolean')
    return 'customMode and instrumental are required.'
  if (!fields.customMode) {
    if (!has('prompt') || String(fields.prompt).length > 500) return 'The prompt is wrong.'
    return fields.style || fields.title || fields.vocalGender ? 'To be left empty.' : undefined
  }
  if (!has('style', 'title')) return 'style and title are required.'
  return fields.instrumental || has('prompt') ? undefined : 'prompt is required.'
}

function recordOf(taskId: string, task: Task, { stage }: MusicWorld, origin: string): Fields {
  const made = { music: 'AUDIO', lyrics: 'LYRICS', separation: 'AUDIO' }[task.kind]
  const failed = `GENERATE_${made}_FAILED`
  const word = {
    waiting: 'PENDING',
    running: task.kind === 'music' ? 'TEXT_SUCCESS' : 'PROCESSING',
    streaming: 'FIRST_SUCCESS',
    done: 'SUCCESS',
    partly: failed,
    failed,
    refused: 'SENSITIVE_WORD_ERROR',
    cancelled: failed,
    strange: 'PONDERING',
    bare: 'SUCCESS',
    gone: '',
  }[stage]
  const errorMessage = {
    failed: 'Internal error, please try again',
    refused: 'The words are not allowed',
    partly: 'The second track failed',
  }[stage as 'failed']
  return {
    taskId,
    parentMusicId: '',
    ...(task.kind === 'separation' ? { successFlag: word } : { status: word }),
    errorCode: errorMessage ? 400 : null,
    errorMessage: errorMessage ?? null,
    response: responseOf(taskId, task, stage, origin),
  }
}

function responseOf(
  taskId: string,
  { kind, fields }: Task,
  stage: MusicWorld['stage'],
  origin: string,
): Fields | null {
  const hasPart = ['done', 'partly', 'streaming'].includes(stage)
  if (!hasPart) return stage === 'bare' ? { taskId, sunoData: [] } : null
  const file = (name: string) => `${origin}/files/${name}`
  if (kind === 'lyrics')
    return {
      taskId,
      data: ['One', 'Two'].map((title) => ({
        title,
        text: sampleLyrics,
        status: 'complete',
        errorMessage: '',
      })),
    }
  if (kind === 'separation')
    return fields.type === 'split_stem'
      ? {
          originUrl: null,
          instrumentalUrl: null,
          vocalUrl: file('vocals.mp3'),
          drumsUrl: file('drums.mp3'),
          keyboardUrl: file('keys.mp3'),
          synthUrl: file('synth.mp3'),
          stringsUrl: file('strings.mp3'),
        }
      : { vocalUrl: file('vocals.mp3'), instrumentalUrl: file('backing.mp3'), drumsUrl: null }
  return {
    taskId,
    sunoData: [0, 1].map((at) => {
      const id = `e231-${taskId}-${at}`
      const isThere = stage === 'done' || (stage === 'partly' && at === 0)
      return {
        id,
        audioUrl: isThere ? file(`${id}.mp3`) : '',
        streamAudioUrl: file(`${id}`),
        imageUrl: file(`${id}.jpeg`),
        prompt: fields.customMode ? fields.prompt : sampleLyrics,
        modelName: 'chirp-v4',
        title: fields.title ?? 'Iron Man',
        tags: fields.style ?? 'electrifying, rock',
        createTime: '2026-01-01 00:00:00',
        duration: isThere ? 198.44 : null,
      }
    }),
  }
}
