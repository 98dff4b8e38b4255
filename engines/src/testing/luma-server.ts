// Speaks Luma's Dream Machine on loopback: generations, which take pictures by address only.
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { type RecordedRequest, sendJson } from './upstream-server.ts'
import { sampleMp4 } from './video-sample.ts'
import { type StandInWorld, startWorkStandIn, type WorkStandIn } from './work-stand-in.ts'

const base = '/dream-machine/v1'

const allowed: Record<string, readonly unknown[]> = {
  model: ['ray-2', 'ray-flash-2'],
  aspect_ratio: ['1:1', '16:9', '9:16', '4:3', '3:4', '21:9', '9:21'],
  duration: ['5s', '9s'],
  resolution: ['540p', '720p', '1080p', '4k'],
  loop: [true, false],
}

export async function startLumaServer(options: { key?: string } = {}): Promise<WorkStandIn> {
  const generations = new Set<string>()
  const server: WorkStandIn = await startWorkStandIn({
    path: base,
    kindOf: ({ method, path }) => {
      if (method === 'POST') return 'submit'
      return method === 'GET' && path.startsWith(`${base}/generations/`) ? 'check' : undefined
    },
    allows: ({ headers, path }) =>
      path.startsWith('/delivery/') ||
      options.key === undefined ||
      headers.authorization === `Bearer ${options.key}`,
    wrongKey: ({ headers }) => ({
      status: 403,
      body: { detail: `Not authenticated: ${headers.authorization}` },
    }),
    words: {
      refused: {
        status: 400,
        body: { detail: 'Prompt not allowed because advanced moderation failed.' },
      },
      'no-money': { status: 400, body: { detail: 'Insufficient credits' } },
      rate: {
        status: 429,
        body: { detail: 'Too many concurrent generations' },
        headers: { 'retry-after': '7' },
      },
      broken: { status: 500, body: { detail: 'Internal server error' } },
    },
    handle: (request, response, world) => {
      const { method, path } = request
      if (path.startsWith('/delivery/'))
        return void response.writeHead(200, { 'content-type': 'video/mp4' }).end(sampleMp4())
      if (path === `${base}/credits`) return sendJson(response, 200, { credit_balance: 1250 })
      if (method === 'POST' && path === `${base}/generations/video`) {
        const fault = faultOf(request.body as Record<string, unknown>, generations)
        if (fault) return sendJson(response, 422, { detail: [{ loc: ['body'], msg: fault }] })
        world.take()
        const id = randomUUID()
        generations.add(id)
        return world.reply(request, response, 201, { id, state: 'queued', assets: null })
      }
      return sendGeneration(request, response, world, { generations, origin: server.origin })
    },
  })
  return server
}

function sendGeneration(
  request: RecordedRequest,
  response: ServerResponse,
  world: StandInWorld,
  { generations, origin }: { generations: Set<string>; origin: string },
) {
  const id = request.path.slice(`${base}/generations/`.length)
  const { stage } = world
  if (!generations.has(id) || stage === 'gone' || stage === 'cancelled')
    return sendJson(response, 404, { detail: 'Generation not found' })
  if (request.method === 'DELETE') {
    world.giveUp()
    return void response.writeHead(204).end()
  }
  const send = (state: string, more: object = {}) =>
    world.reply(request, response, 200, {
      id,
      generation_type: 'video',
      state,
      failure_reason: null,
      assets: null,
      ...more,
    })
  switch (stage) {
    case 'waiting':
      return send('queued')
    case 'running':
      return send('dreaming')
    case 'done':
      return send('completed', { assets: { video: `${origin}/delivery/${id}.mp4` } })
    case 'failed':
      return send('failed', { failure_reason: `Lost for ${request.headers.authorization}` })
    case 'refused':
      return send('failed', { failure_reason: 'Output was stopped by moderation.' })
    case 'strange':
      return send('remembering')
    case 'bare':
      return send('completed', { assets: { image: `${origin}/delivery/${id}.jpg` } })
  }
}

function faultOf(body: Record<string, unknown>, generations: Set<string>): string | undefined {
  for (const [field, value] of Object.entries(body))
    if (field !== 'prompt' && field !== 'keyframes' && !allowed[field]?.includes(value))
      return `${field} is not allowed so`
  if (body.model === undefined) return 'model is required'
  if (typeof body.prompt !== 'string' || body.prompt === '') return 'prompt is required'
  if (body.keyframes === undefined) return undefined
  const frames = Object.entries(body.keyframes as Record<string, Record<string, string>>)
  if (frames.length === 0) return 'keyframes are empty'
  for (const [name, { type, url = '', id = '' }] of frames) {
    if (!/^frame[01]$/.test(name)) return `${name} is no keyframe`
    if (type === 'image' ? !/^https:\/\//.test(url) : !generations.has(id))
      return `${name} cannot be read`
  }
  return undefined
}
