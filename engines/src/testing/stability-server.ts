// Speaks Stability's v2beta on loopback: forms in, JSON out, and two tools whose results are asked for.
import type { ServerResponse } from 'node:http'
import { readForm } from './read-form.ts'
import { samplePng } from './sample-picture.ts'
import { type RecordedRequest, sendJson } from './upstream-server.ts'
import { type StandInWorld, startWorkStandIn, type WorkStandIn } from './work-stand-in.ts'

type Rule = { wants: string[]; takes: string[]; isAsync?: boolean }

const common = ['seed', 'output_format']
const worded = [...common, 'negative_prompt', 'style_preset']
const rules: Record<string, Rule> = {
  'generate/sd3': {
    wants: ['prompt', 'mode', 'model'],
    takes: [...worded, 'aspect_ratio', 'image', 'strength', 'cfg_scale'],
  },
  'generate/core': { wants: ['prompt'], takes: [...worded, 'aspect_ratio'] },
  'generate/ultra': { wants: ['prompt'], takes: [...worded, 'aspect_ratio', 'image', 'strength'] },
  'edit/erase': { wants: ['image'], takes: [...common, 'mask', 'grow_mask'] },
  'edit/inpaint': { wants: ['image', 'prompt'], takes: [...worded, 'mask', 'grow_mask'] },
  'edit/outpaint': {
    wants: ['image'],
    takes: [...common, 'style_preset', 'prompt', 'creativity', 'left', 'right', 'up', 'down'],
  },
  'edit/search-and-replace': {
    wants: ['image', 'prompt', 'search_prompt'],
    takes: [...worded, 'grow_mask'],
  },
  'edit/remove-background': { wants: ['image'], takes: ['output_format'] },
  'edit/replace-background-and-relight': {
    wants: ['subject_image'],
    takes: [
      ...common,
      ...['negative_prompt', 'background_prompt', 'background_reference', 'foreground_prompt'],
      ...['preserve_original_subject', 'light_source_direction', 'light_source_strength'],
    ],
    isAsync: true,
  },
  'control/sketch': { wants: ['image', 'prompt'], takes: [...worded, 'control_strength'] },
  'control/structure': { wants: ['image', 'prompt'], takes: [...worded, 'control_strength'] },
  'control/style': { wants: ['image', 'prompt'], takes: [...worded, 'aspect_ratio', 'fidelity'] },
  'control/style-transfer': {
    wants: ['init_image', 'style_image'],
    takes: [...common, 'prompt', 'negative_prompt', 'style_strength', 'change_strength'],
  },
  'upscale/fast': { wants: ['image'], takes: ['output_format'] },
  'upscale/conservative': {
    wants: ['image', 'prompt'],
    takes: [...common, 'negative_prompt', 'creativity'],
  },
  'upscale/creative': {
    wants: ['image', 'prompt'],
    takes: [...worded, 'creativity'],
    isAsync: true,
  },
}

const root = '/v2beta/stable-image/'
const id = 'a6dc6c6e20acda010fe14d71f180658f2896ed9b4ec25aa99a6ff06c796987c4'
const picture = () => samplePng().toString('base64')
const fault = (name: string, ...errors: string[]) => ({ id, name, errors })

export function startStabilityServer(options: { key?: string } = {}): Promise<WorkStandIn> {
  return startWorkStandIn({
    path: '',
    kindOf: ({ method, path }) => {
      if (method === 'POST' && path.startsWith(root)) return 'submit'
      return path.startsWith('/v2beta/results/') ? 'check' : undefined
    },
    allows: ({ headers }) =>
      options.key === undefined || headers.authorization === `Bearer ${options.key}`,
    wrongKey: ({ headers }) => ({
      status: 401,
      body: fault('unauthorized', `missing or invalid key ${headers.authorization}`),
    }),
    words: {
      refused: { status: 403, body: fault('content_moderation', 'Your request was flagged.') },
      'no-money': {
        status: 402,
        body: fault('payment_required', 'You lack sufficient credits to make this request.'),
      },
      rate: {
        status: 429,
        body: fault('rate_limit_exceeded', 'You have exceeded the rate limit.'),
        headers: { 'retry-after': '7' },
      },
      broken: { status: 500, body: fault('internal_error', 'An unexpected error occurred.') },
    },
    handle,
  })
}

async function handle(
  request: RecordedRequest,
  response: ServerResponse,
  world: StandInWorld,
): Promise<void> {
  const { method, path } = request
  if (path === '/v1/user/balance') return sendJson(response, 200, { credits: 25.04 })
  if (path === `/v2beta/results/${id}`) return sendResult(request, response, world)
  const rule = rules[path.slice(root.length)]
  if (method !== 'POST' || !path.startsWith(root) || !rule)
    return sendJson(response, 404, fault('not_found', 'Resource not found'))
  if (request.headers.accept !== 'application/json')
    return sendJson(response, 400, fault('bad_request', 'accept: must be one of image/*'))
  const errors = faultsOf(path, await readForm(request), rule)
  if (errors.length > 0) return sendJson(response, 400, fault('bad_request', ...errors))
  world.take()
  if (rule.isAsync) return world.reply(request, response, 200, { id })
  const stage = await world.reached('done', 'failed', 'refused')
  if (stage === 'failed')
    return sendJson(response, 500, fault('internal_error', 'An unexpected error occurred.'))
  const finish_reason = stage === 'refused' ? 'CONTENT_FILTERED' : 'SUCCESS'
  world.reply(request, response, 200, { image: picture(), finish_reason, seed: 343_940_597 })
}

function sendResult(
  request: RecordedRequest,
  response: ServerResponse,
  { stage, reply }: StandInWorld,
) {
  switch (stage) {
    case 'done':
      return reply(request, response, 200, { result: picture(), finish_reason: 'SUCCESS', seed: 7 })
    case 'refused':
      return reply(request, response, 200, {
        result: picture(),
        finish_reason: 'CONTENT_FILTERED',
        seed: 7,
      })
    case 'gone':
      return sendJson(response, 404, fault('not_found', 'id: no generation found'))
    case 'failed':
      return sendJson(response, 500, fault('internal_error', 'An unexpected error occurred.'))
    default:
      return reply(request, response, 202, { id, status: 'in-progress' })
  }
}

type Form = Awaited<ReturnType<typeof readForm>>

function faultsOf(path: string, form: Form, { wants, takes }: Rule): string[] {
  const faults = wants.filter((name) => form[name] === undefined).map((name) => `${name}: required`)
  for (const [name, value] of Object.entries(form)) {
    const isFile = /^mask$|(^|_)(image|reference)$/.test(name)
    if (![...wants, ...takes].includes(name)) faults.push(`${name}: unrecognized`)
    else if (isFile !== (typeof value !== 'string')) faults.push(`${name}: wrong kind`)
    else if (value === '') faults.push(`${name}: cannot be empty`)
    else if (name === 'seed' && Number(value) > 4_294_967_294) faults.push('seed: too big')
  }
  if (path.endsWith('/sd3')) {
    const isEdit = form.mode === 'image-to-image'
    if (isEdit !== (form.image !== undefined)) faults.push('image: does not fit the mode')
    if (isEdit !== (form.strength !== undefined)) faults.push('strength: does not fit the mode')
    if (isEdit && form.aspect_ratio !== undefined) faults.push('aspect_ratio: not with an image')
    if (!/^sd3\.5-(large|large-turbo|medium)$/.test(String(form.model)))
      faults.push('model: unknown')
    if (form.model === 'sd3.5-large-turbo' && form.negative_prompt !== undefined)
      faults.push('negative_prompt: not with this model')
  }
  return faults
}
