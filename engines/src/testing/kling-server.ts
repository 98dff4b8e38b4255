// Speaks Kling's API on loopback: a family of paths for each way to a clip, failures by code.
import { createHmac } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { type RecordedRequest, sendJson } from './upstream-server.ts'
import { sampleMp4 } from './video-sample.ts'
import { longId, type StandInWorld, startWorkStandIn, type WorkStandIn } from './work-stand-in.ts'

const common = ['prompt', 'negative_prompt', 'cfg_scale', 'external_task_id', 'callback_url']
const making = [...common, 'model_name', 'mode', 'duration', 'sound', 'watermark_info']
const fields: Record<string, readonly string[]> = {
  text2video: [...making, 'aspect_ratio', 'camera_control'],
  image2video: [...making, 'image', 'image_tail'],
  'multi-image2video': [...making, 'image_list', 'aspect_ratio'],
  'video-extend': [...common, 'video_id'],
}
const v1 = ['kling-v1', 'kling-v1-5', 'kling-v1-6']
const models = [
  ...v1,
  'kling-v2-1',
  'kling-v2-1-master',
  'kling-v2-5-turbo',
  'kling-v2-6',
  'kling-v3',
]

export type KlingOptions = {
  key?: string
  /** The secret of an access key: a signed token is wanted in place of the key. */
  secret?: string
}

export async function startKlingServer(options: KlingOptions = {}): Promise<WorkStandIn> {
  /** Tasks by family and id, and by family and the caller's own name for them. */
  const tasks = new Map<string, string>()
  const clips = new Set<string>()
  const server: WorkStandIn = await startWorkStandIn({
    path: '',
    kindOf: ({ method, path }) => {
      if (method === 'POST') return 'submit'
      return /^\/v1\/videos\/[\w-]+\/[\w-]+$/.test(path) ? 'check' : undefined
    },
    allows: ({ headers, path }) =>
      path.startsWith('/delivery/') || isAllowed(headers.authorization, options),
    wrongKey: ({ headers }) => ({
      status: 401,
      body: { code: 1002, message: `Authorization is invalid: ${headers.authorization}` },
    }),
    words: {
      refused: { status: 400, body: { code: 1301, message: 'Not allowed here.' } },
      'no-money': { status: 429, body: { code: 1102, message: 'Resource pack depleted' } },
      rate: {
        status: 429,
        body: { code: 1302, message: 'Too many requests' },
        headers: { 'retry-after': '7' },
      },
      broken: { status: 500, body: { code: 5000, message: 'Server error' } },
    },
    handle: (request, response, world) => {
      const { method, path } = request
      if (path.startsWith('/delivery/'))
        return void response.writeHead(200, { 'content-type': 'video/mp4' }).end(sampleMp4())
      const [, family = '', id] = /^\/v1\/videos\/([\w-]+)(?:\/([\w-]+))?/.exec(path) ?? []
      if (!fields[family]) return sendJson(response, 404, { code: 1203, message: 'No such path' })
      if (method === 'GET' && id === undefined)
        return sendJson(response, 200, { code: 0, message: 'SUCCEED', data: [] })
      if (method === 'GET')
        return sendTask(request, response, world, {
          tasks,
          clips,
          origin: server.origin,
          family,
          id,
        })
      const body = request.body as Record<string, unknown>
      const fault = faultOf(family, body, clips)
      if (fault) return sendJson(response, 400, { code: 1201, message: fault })
      world.take()
      const made = longId(JSON.stringify([family, body]))
      tasks.set(`${family}/${made}`, made)
      tasks.set(`${family}/${body.external_task_id}`, made)
      const data = { task_id: made, task_status: 'submitted', created_at: 1722769557708 }
      world.reply(request, response, 200, { code: 0, message: 'SUCCEED', request_id: 'r', data })
    },
  })
  return server
}

function isAllowed(header: string | undefined, { key, secret }: KlingOptions): boolean {
  if (key === undefined) return true
  if (secret === undefined) return header === `Bearer ${key}`
  const [head = '', claims = '', signature] = header?.replace(/^Bearer /, '').split('.') ?? []
  const right = createHmac('sha256', secret).update(`${head}.${claims}`).digest('base64url')
  if (signature !== right) return false
  const { iss, exp, nbf } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const now = Date.now() / 1000
  return iss === key && nbf <= now && now < exp && exp <= now + 1801
}

type Asked = {
  tasks: Map<string, string>
  clips: Set<string>
  origin: string
  family: string
  id: string | undefined
}

function sendTask(
  request: RecordedRequest,
  response: ServerResponse,
  { stage, reply }: StandInWorld,
  { tasks, clips, origin, family, id }: Asked,
) {
  const task = tasks.get(`${family}/${id}`)
  if (task === undefined || stage === 'gone')
    return sendJson(response, 404, { code: 1203, message: 'Task not found' })
  const send = (task_status: string, more: object = {}) => {
    const data = { task_id: task, task_status, task_status_msg: '', ...more }
    reply(request, response, 200, { code: 0, message: 'SUCCEED', request_id: 'r', data })
  }
  switch (stage) {
    case 'waiting':
      return send('submitted')
    case 'running':
      return send('processing')
    case 'done': {
      const clip = `clip-${task}`
      clips.add(clip)
      const url = `${origin}/delivery/${clip}.mp4`
      return send('succeed', { task_result: { videos: [{ id: clip, url, duration: '5.1' }] } })
    }
    case 'failed':
      return send('failed', { task_status_msg: `Lost for ${request.headers.authorization}` })
    case 'refused':
      return send('failed', { task_status_msg: 'Failure to pass the risk control system' })
    case 'strange':
    case 'cancelled':
      return send('upscaling')
    case 'bare':
      return send('succeed', { task_result: { videos: [] } })
  }
}

function faultOf(
  family: string,
  body: Record<string, unknown>,
  clips: Set<string>,
): string | undefined {
  for (const field of Object.keys(body))
    if (!fields[family]?.includes(field)) return `${field} is not supported`
  if (family === 'video-extend')
    return clips.has(String(body.video_id)) ? undefined : 'video_id is invalid'
  const model = String(body.model_name)
  if (!models.includes(model)) return 'model_name is invalid'
  if (body.cfg_scale !== undefined && !v1.includes(model)) return 'cfg_scale is not supported'
  if (![undefined, '5', '10'].includes(body.duration as string)) return 'duration is invalid'
  if (![undefined, 'std', 'pro'].includes(body.mode as string)) return 'mode is invalid'
  if (![undefined, 'on', 'off'].includes(body.sound as string)) return 'sound is invalid'
  if (body.aspect_ratio !== undefined && !/^(16:9|9:16|1:1)$/.test(String(body.aspect_ratio)))
    return 'aspect_ratio is invalid'
  if (family === 'text2video') {
    if (model === 'kling-v2-1') return 'model_name is invalid'
    return body.prompt ? undefined : 'prompt is required'
  }
  const list = family === 'image2video' ? [body.image, body.image_tail] : imagesOf(body.image_list)
  const pictures = list.filter((picture) => picture !== undefined)
  if (pictures.length === 0 || pictures.length > 4) return 'image is invalid'
  return pictures.every(isBase64) ? undefined : 'image is not base64'
}

const imagesOf = (list: unknown): unknown[] =>
  Array.isArray(list) ? list.map((each) => each?.image ?? null) : []

/** Without the head of a data URL. */
const isBase64 = (value: unknown): boolean =>
  typeof value === 'string' && /^[A-Za-z0-9+/]+=*$/.test(value)
