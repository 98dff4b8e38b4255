// Speaks OpenAI's images on loopback: JSON for words alone, forms for pictures, and answers that hold the pictures.
import type { ServerResponse } from 'node:http'
import { samplePng } from './sample-picture.ts'
import { type RecordedRequest, sendJson } from './upstream-server.ts'
import { type StandInWorld, startWorkStandIn, type WorkStandIn } from './work-stand-in.ts'

type Rule = { sizes: string[]; fields: string[]; max: number; edits?: string[] }

const gpt: Rule = {
  sizes: ['1024x1024', '1536x1024', '1024x1536', 'auto'],
  fields: ['quality', 'background', 'output_format', 'moderation'],
  max: 10,
  edits: ['quality', 'background', 'output_format', 'input_fidelity'],
}
const models: Record<string, Rule> = {
  'gpt-image-2': {
    ...gpt,
    sizes: [...gpt.sizes, '1536x1152', '1152x1536', '2048x1152', '1152x2048'],
    fields: ['quality', 'output_format'],
    edits: ['quality', 'output_format'],
  },
  'gpt-image-1': gpt,
  'gpt-image-1-mini': { ...gpt, edits: gpt.fields.filter((name) => name !== 'moderation') },
  'dall-e-3': {
    sizes: ['1024x1024', '1792x1024', '1024x1792'],
    fields: ['quality', 'style', 'response_format'],
    max: 1,
  },
  'dall-e-2': {
    sizes: ['256x256', '512x512', '1024x1024'],
    fields: ['response_format'],
    max: 10,
    edits: ['response_format'],
  },
}
const others = ['gpt-5.6-luna', 'text-embedding-3-small', 'gemini-2.5-flash-image', 'flux-dev']

const failure = (message: string, code: string, param: string | null = null) => ({
  error: { message, type: 'image_generation_user_error', code, param },
})

export function startOpenAiImagesServer(options: { key?: string } = {}): Promise<WorkStandIn> {
  return startWorkStandIn({
    path: '/v1',
    kindOf: ({ path }) => (path.startsWith('/v1/images/') ? 'submit' : undefined),
    allows: ({ headers }) =>
      options.key === undefined || headers.authorization === `Bearer ${options.key}`,
    wrongKey: ({ headers }) => ({
      status: 401,
      body: failure(
        `Incorrect API key provided: ${headers.authorization?.slice('Bearer '.length)}.`,
        'invalid_api_key',
      ),
    }),
    words: {
      refused: {
        status: 400,
        body: failure('Your request was rejected by the safety system.', 'moderation_blocked'),
      },
      'no-money': {
        status: 400,
        body: failure('Billing hard limit has been reached', 'billing_hard_limit_reached'),
      },
      rate: {
        status: 429,
        body: failure('Rate limit reached', 'rate_limit_exceeded'),
        headers: { 'retry-after': '7' },
      },
      broken: { status: 500, body: failure('The server had an error', 'server_error') },
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
  if (path === '/v1/models') {
    const data = [...Object.keys(models), ...others].map((id) => ({ id, object: 'model' }))
    return sendJson(response, 200, { object: 'list', data })
  }
  const form = path === '/v1/images/edits' ? await readParts(request) : undefined
  const fields = form ?? (request.body as Record<string, unknown>)
  if (method !== 'POST' || !/^\/v1\/images\/(generations|edits)$/.test(path))
    return sendJson(response, 404, failure(`Unknown request URL: ${path}`, 'not_found'))
  const fault = form ? faultOfEdit(form) : faultOf(fields)
  if (fault) return sendJson(response, 400, fault)
  world.take()
  const stage = await world.reached('done', 'failed', 'bare')
  if (stage === 'failed')
    return sendJson(response, 500, failure('The server had an error', 'server_error'))
  const count = stage === 'bare' ? 0 : Number(fields.n ?? 1)
  const b64_json = samplePng().toString('base64')
  world.reply(request, response, 200, {
    created: 1_750_000_000,
    data: Array.from({ length: count }, () => ({ b64_json, revised_prompt: 'A lighthouse.' })),
    usage: { total_tokens: 100 },
  })
}

export type Part = string | { name: string; mime: string; data: Buffer }

/** A form whose names may come again: those that end with `[]` are lists. */
export async function readParts({
  headers,
  bytes,
}: Pick<RecordedRequest, 'headers' | 'bytes'>): Promise<Record<string, Part | Part[]>> {
  const reply = new Response(new Uint8Array(bytes), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  })
  const fields: Record<string, Part | Part[]> = {}
  for (const [name, value] of await reply.formData()) {
    const part =
      typeof value === 'string'
        ? value
        : { name: value.name, mime: value.type, data: Buffer.from(await value.arrayBuffer()) }
    const before = fields[name]
    fields[name] = name.endsWith('[]') ? [...(Array.isArray(before) ? before : []), part] : part
  }
  return fields
}

function faultOf(body: Record<string, unknown>) {
  const rule = models[String(body.model)]
  if (!rule && body.model === 'flux-dev') return undefined
  if (!rule) return failure(`The model ${body.model} does not exist`, 'model_not_found')
  return faultOfFields(body, rule, ['model', 'prompt', 'n', 'size', ...rule.fields])
}

function faultOfEdit(form: Record<string, Part | Part[]>) {
  const rule = models[String(form.model)]
  if (!rule?.edits) return failure(`${form.model} cannot edit`, 'invalid_value', 'model')
  const isOld = form.model === 'dall-e-2'
  const pictures = form[isOld ? 'image' : 'image[]']
  if (pictures === undefined) return failure('image is required', 'missing', 'image')
  const files = [pictures, form.mask ?? []].flat()
  if (files.some((file) => typeof file === 'string' || (isOld && file.mime !== 'image/png')))
    return failure('Uploaded image must be a PNG', 'invalid_image', 'image')
  const known = ['model', 'prompt', 'n', 'size', isOld ? 'image' : 'image[]', 'mask', ...rule.edits]
  return faultOfFields(form, rule, known)
}

function faultOfFields(
  fields: Record<string, unknown>,
  { sizes, max }: Rule,
  known: readonly string[],
) {
  for (const name of Object.keys(fields))
    if (!known.includes(name)) return failure(`Unknown parameter: '${name}'.`, 'unknown', name)
  if (typeof fields.prompt !== 'string') return failure('prompt is required', 'missing', 'prompt')
  if (fields.size !== undefined && !sizes.includes(String(fields.size)))
    return failure(`Invalid size '${fields.size}'`, 'invalid_value', 'size')
  if (Number(fields.n ?? 1) > max) return failure('n is too large', 'invalid_value', 'n')
  return undefined
}
