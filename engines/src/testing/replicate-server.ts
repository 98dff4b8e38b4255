// Speaks Replicate's API on loopback: official models by their name, those of the community by a version, files uploaded before.
import type { ServerResponse } from 'node:http'
import { sendMade } from './made-files.ts'
import { readForm } from './read-form.ts'
import { faultOf, type ReplicateRule, replicateClipRules, stemsOf } from './replicate-clip-rules.ts'
import { type RecordedRequest, sendJson } from './upstream-server.ts'
import { type StandInWorld, startWorkStandIn, type WorkStandIn } from './work-stand-in.ts'

const common = ['seed', 'output_format', 'output_quality']
const rules: Record<string, ReplicateRule> = {
  ...replicateClipRules,
  'black-forest-labs/flux-schnell': {
    wants: ['prompt'],
    takes: [...common, 'aspect_ratio', 'num_outputs', 'num_inference_steps', 'go_fast'],
  },
  'black-forest-labs/flux-dev': {
    wants: ['prompt'],
    takes: [
      ...[...common, 'aspect_ratio', 'num_outputs', 'num_inference_steps', 'image'],
      ...['prompt_strength', 'guidance', 'go_fast'],
    ],
  },
  'black-forest-labs/flux-1.1-pro': {
    wants: ['prompt'],
    takes: [...common, 'aspect_ratio', 'image_prompt', 'prompt_upsampling', 'safety_tolerance'],
  },
  'black-forest-labs/flux-kontext-pro': {
    wants: ['prompt'],
    takes: [...common, 'aspect_ratio', 'input_image', 'prompt_upsampling', 'safety_tolerance'],
  },
  'black-forest-labs/flux-fill-pro': {
    wants: ['prompt', 'image'],
    takes: [...common, 'mask', 'steps', 'guidance', 'safety_tolerance', 'prompt_upsampling'],
  },
  'bytedance/seedream-4': {
    wants: ['prompt'],
    takes: ['size', 'aspect_ratio', 'image_input', 'max_images', 'width', 'height'],
  },
  'ideogram-ai/ideogram-v3-turbo': {
    wants: ['prompt'],
    takes: ['aspect_ratio', 'style_type', 'magic_prompt_option', 'image', 'mask', 'seed'],
  },
  'recraft-ai/recraft-v3': { wants: ['prompt'], takes: ['size', 'style', 'aspect_ratio'] },
  'stability-ai/sdxl': {
    wants: ['prompt'],
    takes: [
      ...['negative_prompt', 'image', 'mask', 'width', 'height', 'num_outputs', 'scheduler'],
      ...['num_inference_steps', 'guidance_scale', 'prompt_strength', 'seed', 'apply_watermark'],
    ],
    version: 'aa'.repeat(32),
  },
  '851-labs/background-remover': {
    wants: ['image'],
    takes: ['format', 'threshold'],
    version: 'bb'.repeat(32),
  },
  'cjwbw/rembg': { wants: ['image'], takes: [], version: 'cc'.repeat(32) },
  'nightmareai/real-esrgan': {
    wants: ['image'],
    takes: ['scale', 'face_enhance'],
    version: 'dd'.repeat(32),
  },
  'philz1337x/clarity-upscaler': {
    wants: ['image'],
    takes: [
      ...['prompt', 'negative_prompt', 'scale_factor', 'creativity', 'resemblance'],
      ...['num_inference_steps', 'seed', 'dynamic'],
    ],
    version: 'ee'.repeat(32),
  },
  'zylim0702/remove-object': { wants: ['image', 'mask'], takes: [], version: '11'.repeat(32) },
  'methexis-inc/img2prompt': { wants: ['image'], takes: [], version: 'ff'.repeat(32) },
}

const problem = (title: string, detail: string, status: number) => ({ title, detail, status })

export async function startReplicateServer(options: { key?: string } = {}): Promise<WorkStandIn> {
  const requests = new Map<string, { model: string; input: Record<string, unknown> }>()
  const files = new Set<string>()
  const server: WorkStandIn = await startWorkStandIn({
    path: '',
    kindOf: ({ method, path }) => {
      if (method === 'POST') return path.endsWith('/predictions') ? 'submit' : undefined
      return path.startsWith('/v1/predictions/') ? 'check' : undefined
    },
    allows: ({ path, headers }) =>
      options.key === undefined ||
      path.startsWith('/delivery/') ||
      headers.authorization === `Bearer ${options.key}`,
    wrongKey: ({ headers }) => ({
      status: 401,
      body: problem('Unauthenticated', `Not a valid token: ${headers.authorization}`, 401),
    }),
    words: {
      refused: {
        status: 422,
        body: problem('Input flagged', 'The input or output was flagged as sensitive.', 422),
      },
      'no-money': {
        status: 402,
        body: problem(
          'Insufficient credit',
          'You have insufficient credit to run this model.',
          402,
        ),
      },
      rate: {
        status: 429,
        body: problem('Too many requests', 'Request was throttled.', 429),
        headers: { 'retry-after': '7' },
      },
      broken: { status: 500, body: problem('Internal server error', 'Something broke', 500) },
    },
    handle,
  })

  async function handle(request: RecordedRequest, response: ServerResponse, world: StandInWorld) {
    const { method, path } = request
    if (path.startsWith('/delivery/')) return sendMade(path, response)
    if (path === '/v1/account') return sendJson(response, 200, { type: 'user', username: 'me' })
    if (path === '/v1/files' && method === 'POST') return keep(request, response)
    if (path.endsWith('/predictions') && method === 'POST') return take(request, response, world)
    const [, model = ''] = /^\/v1\/models\/([^/]+\/[^/]+)$/.exec(path) ?? []
    const version = rules[model]?.version
    if (rules[model])
      return sendJson(response, 200, { latest_version: { id: version ?? 'official' } })
    return send(request, response, world)
  }

  async function keep(request: RecordedRequest, response: ServerResponse) {
    const { content } = await readForm(request)
    if (typeof content !== 'object')
      return sendJson(response, 400, problem('Bad request', 'content: missing', 400))
    const url = `${server.origin}/v1/files/${files.size}`
    files.add(url)
    sendJson(response, 201, { id: url, size: content.data.length, urls: { get: url } })
  }

  function take(request: RecordedRequest, response: ServerResponse, world: StandInWorld) {
    const body = request.body as { version?: string; input?: Record<string, unknown> }
    const [, named] = /^\/v1\/models\/([^/]+\/[^/]+)\/predictions$/.exec(request.path) ?? []
    const model = Object.keys(rules).find((each) =>
      named === undefined ? rules[each]?.version === body.version : each === named,
    )
    const rule = model === undefined ? undefined : rules[model]
    if (model === undefined || !rule || (named !== undefined && rule.version !== undefined))
      return sendJson(
        response,
        404,
        problem('Not found', 'The requested resource is not there', 404),
      )
    const { input = {} } = body
    const fault = faultOf(input, rule, (url) => files.has(url))
    if (fault) return sendJson(response, 422, problem('Input validation failed', fault, 422))
    world.take()
    const id = `rm${requests.size}gtq08qj9n0cz0ay0ez4ng`
    requests.set(id, { model, input })
    const urls = { get: `${server.origin}/v1/predictions/${id}` }
    world.reply(request, response, 201, { id, status: 'starting', input, output: null, urls })
  }

  function send(request: RecordedRequest, response: ServerResponse, world: StandInWorld) {
    const [, id = '', verb] = /^\/v1\/predictions\/(\w+)(?:\/(cancel))?$/.exec(request.path) ?? []
    const body = requests.get(id)
    if (!body || world.stage === 'gone')
      return sendJson(
        response,
        404,
        problem('Not found', 'The requested resource is not there', 404),
      )
    if (verb === 'cancel') world.giveUp()
    const status = statusOf(world, body, server.origin)
    world.reply(request, response, 200, {
      id,
      model: body.model,
      logs: '',
      error: null,
      ...status,
    })
  }
  return server
}

function statusOf(
  { stage }: StandInWorld,
  { model, input }: { model: string; input: Record<string, unknown> },
  origin: string,
): object {
  switch (stage) {
    case 'waiting':
      return { status: 'starting', output: null }
    case 'running':
      return { status: 'processing', logs: 'Using seed: 7\n 20%|██ | 4/20\n 45%|████▌ | 9/20' }
    case 'failed':
      return { status: 'failed', error: 'CUDA out of memory' }
    case 'refused':
      return { status: 'failed', error: 'NSFW content detected. Try running it again.' }
    case 'cancelled':
      return { status: 'canceled', output: null }
    case 'strange':
      return { status: 'hibernating' }
    case 'bare':
      return { status: 'succeeded', output: null }
    default:
      return { status: 'succeeded', output: outputOf(model, input, origin) }
  }
}

/** Some models answer with one address, some with a list, some with words. */
function outputOf(model: string, input: Record<string, unknown>, origin: string): unknown {
  const { gives } = rules[model] ?? {}
  if (gives === 'clip') return `${origin}/delivery/0/out.mp4`
  if (gives === 'stems') return stemsOf(input, (file) => `${origin}/delivery/0/${file}`)
  const url = (at: number) => `${origin}/delivery/${at}/out.png`
  if (model.endsWith('img2prompt')) return '\n\na lighthouse at dusk, oil on canvas'
  if (/pro$|turbo$|rembg|remover|esrgan|recraft/.test(model)) return url(0)
  return Array.from({ length: Number(input.num_outputs ?? 1) }, (_, at) => url(at))
}
