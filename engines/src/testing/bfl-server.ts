// Speaks the API of Black Forest Labs on loopback: requests by model, statuses at the address that the answer names.
import type { ServerResponse } from 'node:http'
import { samplePng } from './sample-picture.ts'
import { type RecordedRequest, sendJson } from './upstream-server.ts'
import { longId, type StandInWorld, startWorkStandIn, type WorkStandIn } from './work-stand-in.ts'

const common = ['prompt', 'seed', 'safety_tolerance', 'output_format']
const flux1 = [...common, 'prompt_upsampling']
const flux2 = [
  ...common,
  'width',
  'height',
  'input_image',
  ...[2, 3, 4, 5, 6, 7, 8].map((at) => `input_image_${at}`),
]
const kontext = [
  ...flux1,
  'aspect_ratio',
  'input_image',
  'input_image_2',
  'input_image_3',
  'input_image_4',
]
const fields: Record<string, readonly string[]> = {
  'flux-2-max': flux2,
  'flux-2-pro': flux2,
  'flux-2-flex': [...flux2, 'steps', 'guidance', 'prompt_upsampling'],
  'flux-2-klein-9b': flux2,
  'flux-2-klein-4b': flux2,
  'flux-kontext-max': kontext,
  'flux-kontext-pro': kontext,
  'flux-pro-1.1-ultra': [...flux1, 'aspect_ratio', 'raw', 'image_prompt', 'image_prompt_strength'],
  'flux-pro-1.1': [...flux1, 'width', 'height', 'image_prompt'],
  'flux-dev': [...flux1, 'width', 'height', 'image_prompt', 'steps', 'guidance'],
  'flux-pro-1.0-fill': [...flux1, 'image', 'mask', 'steps', 'guidance'],
  'flux-pro-1.0-expand': [
    ...flux1,
    ...['image', 'top', 'bottom', 'left', 'right', 'steps', 'guidance'],
  ],
}

export type BflOptions = {
  key?: string
  /** What the answer names to ask at, in place of this server's own. */
  pollingUrl?: (id: string) => string
}

export async function startBflServer(options: BflOptions = {}): Promise<WorkStandIn> {
  const server: WorkStandIn = await startWorkStandIn({
    path: '',
    kindOf: ({ method, path }) => {
      if (method === 'POST' && path.startsWith('/v1/flux')) return 'submit'
      return path.startsWith('/v1/get_result') ? 'check' : undefined
    },
    allows: ({ headers, path }) =>
      options.key === undefined || path.startsWith('/delivery') || headers['x-key'] === options.key,
    wrongKey: () => ({
      status: 403,
      body: { detail: 'Not authenticated - Invalid Authentication' },
    }),
    words: {
      refused: { status: 400, body: { detail: 'Request Moderated' } },
      'no-money': { status: 402, body: { detail: 'Insufficient credits. Please add credits.' } },
      rate: {
        status: 429,
        body: { detail: 'Rate limit exceeded. Too many active tasks.' },
        headers: { 'retry-after': '7' },
      },
      broken: { status: 500, body: { detail: 'Internal server error' } },
    },
    handle: (request, response, world) => handle(request, response, world, server.origin, options),
  })
  return server
}

function handle(
  request: RecordedRequest,
  response: ServerResponse,
  world: StandInWorld,
  origin: string,
  options: BflOptions,
) {
  const { method, path } = request
  const address = new URL(path, origin)
  if (path === '/v1/credits') return sendJson(response, 200, { credits: 17.5 })
  if (address.pathname.startsWith('/delivery/'))
    return void response.writeHead(200, { 'content-type': 'image/png' }).end(samplePng())
  if (method === 'GET' && address.pathname === '/v1/get_result')
    return sendStatus(request, response, world, origin, address.searchParams.get('id') ?? '')
  const model = address.pathname.slice('/v1/'.length)
  const known = fields[model]
  if (method !== 'POST' || known === undefined)
    return sendJson(response, 404, { detail: 'Not Found' })
  const wrong = faultOf(request.body as Record<string, unknown>, known)
  if (wrong)
    return sendJson(response, 422, {
      detail: [{ loc: ['body', wrong.field], msg: wrong.why, type: 'value_error' }],
    })
  world.take()
  const id = longId(`${model}${JSON.stringify(request.body)}`)
  const polling_url = options.pollingUrl?.(id) ?? `${origin}/v1/get_result?id=${id}`
  world.reply(request, response, 200, { id, polling_url })
}

function sendStatus(
  request: RecordedRequest,
  response: ServerResponse,
  { stage, reply }: StandInWorld,
  origin: string,
  id: string,
) {
  const send = (status: string, more: object = {}) =>
    reply(request, response, 200, { id, status, result: null, progress: null, ...more })
  switch (stage) {
    case 'waiting':
      return send('Pending')
    case 'running':
      return send('Pending', { progress: 0.45 })
    case 'done':
      return send('Ready', {
        result: { sample: `${origin}/delivery/${id}.png?sig=1`, seed: 42, prompt: 'enhanced' },
      })
    case 'failed':
      return send('Error', { details: { error: 'worker lost' } })
    case 'refused':
      return send('Content Moderated', {
        details: { 'Moderation Reasons': ['Derivative Works Filter'] },
      })
    case 'strange':
    case 'cancelled':
      return send('Quantizing')
    case 'bare':
      return send('Ready')
    case 'gone':
      return sendJson(response, 404, { id, status: 'Task not found' })
  }
}

function faultOf(
  body: Record<string, unknown>,
  known: readonly string[],
): { field: string; why: string } | undefined {
  for (const [field, value] of Object.entries(body)) {
    if (!known.includes(field)) return { field, why: 'Extra inputs are not permitted' }
    if (/^(width|height)$/.test(field) && (Number(value) % 16 !== 0 || Number(value) > 2048))
      return { field, why: 'Input should be a multiple of 16' }
    if (/image|mask/.test(field) && field !== 'image_prompt_strength' && !isBase64(value))
      return { field, why: 'Invalid base64' }
  }
  if (known.includes('image') && body.image === undefined)
    return { field: 'image', why: 'Field required' }
  if (!known.includes('image') && typeof body.prompt !== 'string')
    return { field: 'prompt', why: 'Field required' }
  return undefined
}

const isBase64 = (value: unknown): boolean =>
  typeof value === 'string' && value.length > 0 && /^[A-Za-z0-9+/]+=*$/.test(value)
