// Speaks fal's queue on loopback: inputs checked as each app does, statuses and results below the app that has two names.
import type { ServerResponse } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import { type FalRule, falClipRules } from './fal-clip-rules.ts'
import { type PlayableFiles, sendMade } from './made-files.ts'
import { type RecordedRequest, sendJson } from './upstream-server.ts'
import { type StandInWorld, startWorkStandIn, type WorkStandIn } from './work-stand-in.ts'

const common = ['seed', 'num_images', 'output_format', 'enable_safety_checker', 'sync_mode']
const flux = [...common, 'image_size', 'num_inference_steps', 'guidance_scale']
const sdxl = [...flux, 'negative_prompt']
const rules: Record<string, FalRule> = {
  ...falClipRules,
  'fal-ai/flux/schnell': { wants: ['prompt'], takes: flux },
  'fal-ai/flux/dev': { wants: ['prompt'], takes: flux },
  'fal-ai/flux/dev/image-to-image': {
    wants: ['prompt', 'image_url'],
    takes: [...flux, 'strength'],
  },
  'fal-ai/flux-pro/v1.1': { wants: ['prompt'], takes: [...common, 'image_size'] },
  'fal-ai/flux-pro/v1.1-ultra': { wants: ['prompt'], takes: [...common, 'aspect_ratio', 'raw'] },
  'fal-ai/flux-pro/kontext': {
    wants: ['prompt', 'image_url'],
    takes: [...common, 'aspect_ratio', 'guidance_scale'],
  },
  'fal-ai/flux-pro/v1/fill': { wants: ['prompt', 'image_url', 'mask_url'], takes: common },
  'fal-ai/fast-sdxl': { wants: ['prompt'], takes: sdxl },
  'fal-ai/fast-sdxl/image-to-image': {
    wants: ['prompt', 'image_url'],
    takes: [...sdxl, 'strength'],
  },
  'fal-ai/fast-sdxl/inpainting': {
    wants: ['prompt', 'image_url', 'mask_url'],
    takes: [...sdxl, 'strength'],
  },
  'fal-ai/recraft/v3/text-to-image': {
    wants: ['prompt'],
    takes: ['image_size', 'style', 'colors'],
  },
  'fal-ai/ideogram/v3': {
    wants: ['prompt'],
    takes: ['image_size', 'style', 'rendering_speed', 'expand_prompt', 'seed', 'num_images'],
  },
  'fal-ai/ideogram/v3/edit': {
    wants: ['prompt', 'image_url', 'mask_url'],
    takes: ['rendering_speed', 'expand_prompt', 'seed', 'num_images'],
  },
  'fal-ai/bytedance/seedream/v4/text-to-image': {
    wants: ['prompt'],
    takes: [...common, 'image_size', 'max_images'],
  },
  'fal-ai/bytedance/seedream/v4/edit': {
    wants: ['prompt', 'image_urls'],
    takes: [...common, 'image_size', 'max_images'],
  },
  'fal-ai/bria/eraser': { wants: ['image_url', 'mask_url'], takes: ['mask_type'] },
  'fal-ai/birefnet/v2': { wants: ['image_url'], takes: ['model', 'output_format'] },
  'fal-ai/esrgan': { wants: ['image_url'], takes: ['scale', 'face', 'model', 'output_format'] },
  'fal-ai/clarity-upscaler': {
    wants: ['image_url'],
    takes: [
      ...['prompt', 'negative_prompt', 'upscale_factor', 'creativity', 'resemblance'],
      ...['num_inference_steps', 'seed', 'enable_safety_checker'],
    ],
  },
  'fal-ai/florence-2-large/more-detailed-caption': { wants: ['image_url'], takes: [] },
}

const words = {
  refused: {
    status: 422,
    body: {
      detail: [
        {
          loc: ['body', 'prompt'],
          msg: 'The content could not be processed.',
          type: 'content_policy_violation',
        },
      ],
    },
  },
  'no-money': {
    status: 403,
    body: { detail: 'User is locked. Reason: Exhausted balance. Top up your balance.' },
  },
  rate: {
    status: 429,
    body: { detail: 'Too many concurrent requests' },
    headers: { 'retry-after': '7' },
  },
  broken: { status: 500, body: { detail: 'Internal Server Error' } },
}

export type FalOptions = {
  key?: string
  /** Another host than this server's in the addresses of the answer. */
  answersFor?: string
  playable?: PlayableFiles
}

export async function startFalServer(options: FalOptions = {}): Promise<WorkStandIn> {
  const inputs = new Map<string, { app: string; body: Record<string, unknown> }>()
  const server: WorkStandIn = await startWorkStandIn({
    path: '',
    kindOf: ({ method, path }) => {
      if (method === 'POST') return 'submit'
      return method === 'GET' && path.includes('/requests/') ? 'check' : undefined
    },
    allows: ({ path, headers }) =>
      options.key === undefined ||
      path.startsWith('/files/') ||
      headers.authorization === `Key ${options.key}`,
    wrongKey: ({ headers }) => ({
      status: 401,
      body: { detail: `No user found for Key ID and Secret ${headers.authorization}` },
    }),
    words,
    handle: (request, response, world) => {
      if (request.path.startsWith('/files/'))
        return sendMade(request.path, response, options.playable)
      if (request.method === 'POST') return take(request, response, world)
      return send(request, response, world)
    },
  })

  function take(request: RecordedRequest, response: ServerResponse, world: StandInWorld) {
    const app = request.path.slice(1)
    const rule = rules[app]
    if (!rule) return sendJson(response, 404, { detail: `Application ${app} not found` })
    const body = request.body as Record<string, unknown>
    const detail = faultsOf(body, rule)
    if (detail.length > 0) return sendJson(response, 422, { detail })
    world.take()
    const id = `764cabcf-b745-4b3e-ae38-${String(inputs.size).padStart(12, '0')}`
    inputs.set(id, { app, body })
    const origin = options.answersFor ?? server.origin
    const response_url = `${origin}/${app.split('/').slice(0, 2).join('/')}/requests/${id}`
    world.reply(request, response, 200, {
      status: 'IN_QUEUE',
      request_id: id,
      response_url,
      status_url: `${response_url}/status`,
      cancel_url: `${response_url}/cancel`,
      queue_position: 3,
    })
  }

  function send(request: RecordedRequest, response: ServerResponse, world: StandInWorld) {
    const [, owner, app, id = '', verb] =
      /^\/([^/]+)\/([^/]+)\/requests\/([^/]+)(?:\/(\w+))?(?:\?.*)?$/.exec(request.path) ?? []
    const body = inputs.get(id)
    if (!body?.app.startsWith(`${owner}/${app}`) || world.stage === 'gone')
      return sendJson(response, 404, { detail: 'Request not found' })
    if (request.method === 'PUT' && verb === 'cancel') {
      if (world.stage === 'done') return sendJson(response, 400, { status: 'ALREADY_COMPLETED' })
      world.giveUp()
      return sendJson(response, 202, { status: 'CANCELLATION_REQUESTED' })
    }
    if (verb === 'status') return sendStatus(request, response, world)
    return sendResult(request, response, world, body, server.origin)
  }
  return server
}

function sendStatus(
  request: RecordedRequest,
  response: ServerResponse,
  { stage, reply }: StandInWorld,
) {
  if (stage === 'waiting')
    return reply(request, response, 202, { status: 'IN_QUEUE', queue_position: 3 })
  const word = { running: 'IN_PROGRESS', strange: 'WARMING_UP' }[stage as string]
  return reply(request, response, word ? 202 : 200, { status: word ?? 'COMPLETED' })
}

function sendResult(
  request: RecordedRequest,
  response: ServerResponse,
  { stage, reply }: StandInWorld,
  { app, body }: { app: string; body: Record<string, unknown> },
  origin: string,
) {
  const gives = rules[app]?.gives
  const file = (name: number | string, type = 'image/png') => ({
    url: `${origin}/files/${name}.${type.replace(/.*\//, '')}`,
    content_type: type,
    ...(gives ? { file_size: 1024 } : { width: 8, height: 8 }),
  })
  const count = stage === 'bare' ? 0 : Number(body.num_images ?? 1)
  const images = Array.from({ length: count }, (_, at) => file(at))
  switch (stage) {
    case 'failed':
      return sendJson(response, 500, { detail: 'Internal Server Error' })
    case 'refused':
      if (gives) return sendJson(response, words.refused.status, words.refused.body)
      return reply(request, response, 200, { images, has_nsfw_concepts: images.map(() => true) })
    case 'cancelled':
      return sendJson(response, 400, { detail: 'Request was cancelled' })
  }
  if (gives === 'clip')
    return reply(request, response, 200, {
      video: stage === 'bare' ? null : file(0, 'video/mp4'),
      seed: 42,
    })
  if (gives === 'stems') {
    const made = stage === 'bare' ? [] : (body.stems as string[])
    const all = ['vocals', 'drums', 'bass', 'other', 'guitar', 'piano'].map((name) => [
      name,
      made.includes(name) ? file(name, `audio/${body.output_format}`) : null,
    ])
    return reply(request, response, 200, Object.fromEntries(all))
  }
  if (app.includes('florence')) return reply(request, response, 200, { results: 'A lighthouse.' })
  if (/birefnet|esrgan|clarity|eraser/.test(app))
    return reply(request, response, 200, { image: file(0) })
  return reply(request, response, 200, { images, seed: 42, prompt: body.prompt })
}

function faultsOf(body: Record<string, unknown>, { wants, takes, values = {} }: FalRule) {
  const fault = (field: string, msg: string) => ({ loc: ['body', field], msg, type: 'value_error' })
  const faults = wants
    .filter((name) => body[name] === undefined)
    .map((name) => fault(name, 'Field required'))
  for (const [name, value] of Object.entries(body)) {
    if (![...wants, ...takes].includes(name)) faults.push(fault(name, 'Extra input'))
    if (values[name]?.some((each) => isDeepStrictEqual(each, value)) === false)
      faults.push(fault(name, 'Unexpected value'))
    const files = name.endsWith('_urls') ? value : name.endsWith('_url') ? [value] : []
    if (!Array.isArray(files) || !files.every(isFile)) faults.push(fault(name, 'Not a file'))
  }
  return faults
}

const isFile = (value: unknown) =>
  typeof value === 'string' && /^(https?:|data:(image|audio|video)\/\w+;base64,)/.test(value)
