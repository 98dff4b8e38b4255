// Speaks Runway's API on loopback: requests for clips by what they begin with, for a voice by its song, and tasks by their id.
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { sampleMp3 } from './music-sample.ts'
import { createRunwayStore } from './runway-store.ts'
import { type RecordedRequest, sendJson } from './upstream-server.ts'
import { sampleMp4 } from './video-sample.ts'
import { type StandInWorld, startWorkStandIn, type WorkStandIn } from './work-stand-in.ts'

const gen4 = ['1280:720', '720:1280', '1104:832', '832:1104', '960:960', '1584:672']
const veo = ['1280:720', '720:1280', '1080:1920', '1920:1080']
const seedanceSmall = ['992:432', '864:496', '752:560', '640:640', '560:752', '496:864']
const seedanceMedium = ['1470:630', '1280:720', '1112:834', '960:960', '834:1112', '720:1280']
const seedanceLarge = ['2206:946', '1920:1080', '1664:1248', '1440:1440', '1248:1664', '1080:1920']

type Known = {
  image?: readonly string[]
  text?: readonly string[]
  durations: readonly number[]
  wanted: readonly string[]
  more: readonly string[]
  positions: readonly string[]
}

const upTo10 = [2, 3, 4, 5, 6, 7, 8, 9, 10]
const veoModel: Known = {
  image: veo,
  text: veo,
  durations: [4, 6, 8],
  wanted: ['ratio'],
  more: ['audio', 'negativePrompt', 'seed'],
  positions: ['first', 'last'],
}
const seedance = (ratios: readonly string[]): Known => ({
  image: ratios,
  text: ratios,
  durations: [4, 5, 10, 15],
  wanted: [],
  more: ['audio', 'seed', 'references', 'referenceVideos'],
  positions: ['first', 'last'],
})

const models: Record<string, Known> = {
  'gen4.5': {
    image: gen4,
    text: gen4.slice(0, 2),
    durations: upTo10,
    wanted: ['ratio', 'duration', 'promptText'],
    more: ['seed', 'contentModeration'],
    positions: ['first'],
  },
  gen4_turbo: {
    image: gen4,
    durations: [5, 10],
    wanted: ['ratio'],
    more: ['seed', 'contentModeration'],
    positions: ['first'],
  },
  'veo3.1': veoModel,
  'veo3.1_fast': veoModel,
  seedance2: seedance([...seedanceSmall, ...seedanceMedium, ...seedanceLarge]),
  seedance2_fast: seedance([...seedanceSmall, ...seedanceMedium]),
}

export async function startRunwayServer(options: { key?: string } = {}): Promise<WorkStandIn> {
  const requests = new Map<string, 'mp4' | 'mp3'>()
  const forgotten = new Set<string>()
  const store = createRunwayStore()
  const server: WorkStandIn = await startWorkStandIn({
    path: '',
    kindOf: ({ method, path }) => {
      if (method === 'POST') return /^\/(v1\/uploads|store\/)/.test(path) ? undefined : 'submit'
      return method === 'GET' && path.startsWith('/v1/tasks/') ? 'check' : undefined
    },
    allows: ({ headers, path }) =>
      /^\/(delivery|store)\//.test(path) ||
      options.key === undefined ||
      headers.authorization === `Bearer ${options.key}`,
    wrongKey: ({ headers }) => ({
      status: 401,
      body: { error: `The API key is not valid: ${headers.authorization}` },
    }),
    words: {
      refused: {
        status: 400,
        body: { error: 'Your prompt was rejected by content moderation.' },
      },
      'no-money': {
        status: 400,
        body: { error: 'You do not have enough credits to run this task.' },
      },
      rate: {
        status: 429,
        body: { error: 'You have reached your limit of tasks.' },
        headers: { 'retry-after': '7' },
      },
      broken: { status: 502, body: { error: 'Bad gateway' } },
    },
    handle: (request, response, world) => {
      const { method, path } = request
      if (path.startsWith('/delivery/')) return deliver(path, response)
      if (path.startsWith('/store/')) return void store.serve(request, response, server.origin)
      if (request.headers['x-runway-version'] !== '2024-11-06')
        return sendJson(response, 400, { error: 'X-Runway-Version must be set.' })
      if (path === '/v1/organization') return sendJson(response, 200, { creditBalance: 100 })
      if (path.startsWith('/v1/tasks/'))
        return sendTask(request, response, world, { requests, forgotten, origin: server.origin })
      if (store.serve(request, response, server.origin)) return
      if (method !== 'POST') return sendJson(response, 405, { error: `No ${method} here` })
      const isVoice = path === '/v1/voice_isolation'
      const fault = isVoice ? store.isolationFaultOf(request.body) : faultOf(path, request.body)
      if (fault) return sendJson(response, 400, { error: 'Validation failed', issues: [fault] })
      world.take()
      const id = randomUUID()
      requests.set(id, isVoice ? 'mp3' : 'mp4')
      world.reply(request, response, 200, { id, estimatedCost: { credits: 25 } })
    },
  })
  return server
}

function deliver(path: string, response: ServerResponse): void {
  const isSong = path.includes('.mp3')
  response.writeHead(200, { 'content-type': isSong ? 'audio/mpeg' : 'video/mp4' })
  response.end(isSong ? sampleMp3() : sampleMp4())
}

type Tasks = { requests: ReadonlyMap<string, string>; forgotten: Set<string>; origin: string }

function sendTask(
  request: RecordedRequest,
  response: ServerResponse,
  world: StandInWorld,
  { requests, forgotten, origin }: Tasks,
) {
  const id = request.path.slice('/v1/tasks/'.length)
  const isKnown = requests.has(id) && !forgotten.has(id) && world.stage !== 'gone'
  if (!isKnown) return sendJson(response, 404, { error: 'Task not found' })
  if (request.method === 'DELETE') {
    if (/^(waiting|running|strange)$/.test(world.stage)) world.giveUp()
    else forgotten.add(id)
    return void response.writeHead(204).end()
  }
  const send = (status: string, more: object = {}) =>
    world.reply(request, response, 200, { id, createdAt: '2026-11-22T10:00:00Z', status, ...more })
  switch (world.stage) {
    case 'waiting':
      return send('THROTTLED')
    case 'running':
      return send('RUNNING', { progress: 0.45, estimatedCost: { credits: 25 } })
    case 'done':
      return send('SUCCEEDED', { output: [`${origin}/delivery/${id}.${requests.get(id)}?_jwt=x`] })
    case 'failed':
      return send('FAILED', {
        failure: 'An error occurred.',
        failureCode: 'INTERNAL.BAD_OUTPUT.01',
      })
    case 'refused':
      return send('FAILED', {
        failure: `Not acceptable of ${request.headers.authorization}`,
        failureCode: 'SAFETY.INPUT.TEXT',
      })
    case 'cancelled':
      return send('CANCELLED')
    case 'strange':
      return send('UPSCALING')
    case 'bare':
      return send('SUCCEEDED', { output: [] })
  }
}

function faultOf(path: string, json: unknown): { path: string[]; message: string } | undefined {
  const body = json as Record<string, unknown>
  const known = models[String(body.model)]
  const isImage = path === '/v1/image_to_video'
  const ratios = isImage ? known?.image : path === '/v1/text_to_video' ? known?.text : undefined
  const no = (field: string, message: string) => ({ path: [field], message })
  if (!known || !ratios) return no('model', 'Invalid option')
  const fields = ['model', 'promptText', 'promptImage', 'ratio', 'duration', ...known.more]
  for (const field of Object.keys(body))
    if (!fields.includes(field)) return no(field, 'Unrecognized key')
  for (const field of [...known.wanted, ...(isImage ? [] : ['promptText'])])
    if (body[field] === undefined) return no(field, 'Required')
  if (body.promptText !== undefined && !isText(body.promptText))
    return no('promptText', 'Too short')
  if (body.ratio !== undefined && !ratios.includes(String(body.ratio)))
    return no('ratio', 'Invalid option')
  if (body.duration !== undefined && !known.durations.includes(body.duration as number))
    return no('duration', 'Expected number')
  if (body.seed !== undefined && !(Number(body.seed) <= 4_294_967_295)) return no('seed', 'Too big')
  if (body.audio !== undefined && typeof body.audio !== 'boolean') return no('audio', 'Boolean')
  if (isImage !== (body.promptImage !== undefined)) return no('promptImage', 'Not so')
  if (isImage && !areFrames(body.promptImage, known.positions)) return no('promptImage', 'Not so')
  if (isImage && body.references !== undefined) return no('references', 'Unrecognized key')
  for (const field of ['references', 'referenceVideos'] as const)
    if (body[field] !== undefined && !areUris(body[field])) return no(field, 'Invalid')
  return undefined
}

const isText = (value: unknown) => typeof value === 'string' && value.length > 0
const isUri = (value: unknown) =>
  typeof value === 'string' && /^(https:\/\/|data:(image|video)\/\w+;base64,\w)/.test(value)
const areUris = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(({ uri }) => isUri(uri))
const areFrames = (value: unknown, positions: readonly string[]): boolean =>
  areUris(value) &&
  (value as { position: string }[]).every(
    ({ position }, at) => positions.includes(position) && position === ['first', 'last'][at],
  )
