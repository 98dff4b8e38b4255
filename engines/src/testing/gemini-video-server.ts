// Speaks the clip side of the Gemini API on loopback: operations that are under way until they are done.
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { type RecordedRequest, sendJson } from './upstream-server.ts'
import { sampleMp4 } from './video-sample.ts'
import { type StandInWorld, startWorkStandIn, type WorkStandIn } from './work-stand-in.ts'

type Known = {
  durations: readonly number[]
  resolutions: readonly string[]
  takesSeed: boolean
  takesLastFrame: boolean
}

const veo3: Known = {
  durations: [4, 6, 8],
  resolutions: ['720p', '1080p'],
  takesSeed: true,
  takesLastFrame: false,
}
const veo31: Known = { ...veo3, takesLastFrame: true }
const models: Record<string, Known> = {
  'veo-2.0-generate-001': {
    durations: [5, 6, 8],
    resolutions: [],
    takesSeed: false,
    takesLastFrame: false,
  },
  'veo-3.0-generate-001': veo3,
  'veo-3.0-fast-generate-001': veo3,
  'veo-3.1-generate-preview': veo31,
  'veo-3.1-fast-generate-preview': veo31,
}

const failure = (code: number, status: string, message: string, details: unknown[] = []) => ({
  error: { code, message, status, details },
})

export async function startGeminiVideoServer(options: { key?: string } = {}): Promise<WorkStandIn> {
  const requests = new Set<string>()
  const server: WorkStandIn = await startWorkStandIn({
    path: '',
    kindOf: ({ method, path }) => {
      if (method === 'POST') return 'submit'
      return path.includes('/operations/') ? 'check' : undefined
    },
    allows: ({ headers }) => options.key === undefined || headers['x-goog-api-key'] === options.key,
    wrongKey: ({ headers }) => ({
      status: 400,
      body: failure(400, 'INVALID_ARGUMENT', `API key not valid: ${headers['x-goog-api-key']}`, [
        { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' },
      ]),
    }),
    words: {
      refused: {
        status: 400,
        body: failure(
          400,
          'INVALID_ARGUMENT',
          "The prompt contains words that violate Google's Responsible AI practices.",
        ),
      },
      'no-money': {
        status: 429,
        body: failure(429, 'RESOURCE_EXHAUSTED', 'Your billing_not_active: add credit.'),
      },
      rate: {
        status: 429,
        body: failure(429, 'RESOURCE_EXHAUSTED', 'Resource has been exhausted.', [
          { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '7s' },
        ]),
      },
      broken: { status: 500, body: failure(500, 'INTERNAL', 'An internal error has occurred.') },
    },
    handle: (request, response, world) => {
      const { method, path } = request
      if (method === 'GET' && path.startsWith('/v1beta/models?')) return listModels(response)
      if (/^\/v1beta\/files\/[\w-]+:download\?alt=media$/.test(path))
        return void response.writeHead(200, { 'content-type': 'video/mp4' }).end(sampleMp4())
      if (method === 'GET')
        return sendOperation(request, response, world, { requests, origin: server.origin })
      const [, model = ''] = /^\/v1beta\/models\/([^:/]+):predictLongRunning$/.exec(path) ?? []
      const known = models[model]
      if (!known) return sendJson(response, 404, failure(404, 'NOT_FOUND', `${path} is not found`))
      const fault = faultOf(known, request.body as Body)
      if (fault) return sendJson(response, 400, failure(400, 'INVALID_ARGUMENT', fault))
      world.take()
      const name = `models/${model}/operations/${randomUUID()}`
      requests.add(name)
      world.reply(request, response, 200, { name })
    },
  })
  return server
}

function listModels(response: ServerResponse): void {
  const others = { 'gemini-2.5-flash': ['generateContent'], 'veo-3.1-of-the-lab': ['predict'] }
  const clips = Object.keys(models).map((name) => [name, ['predictLongRunning']] as const)
  sendJson(response, 200, {
    models: [...Object.entries(others), ...clips].map(([name, methods]) => ({
      name: `models/${name}`,
      displayName: name.replaceAll('-', ' '),
      supportedGenerationMethods: methods,
    })),
  })
}

function sendOperation(
  request: RecordedRequest,
  response: ServerResponse,
  world: StandInWorld,
  { requests, origin }: { requests: ReadonlySet<string>; origin: string },
) {
  const name = request.path.replace('/v1beta/', '')
  if (!requests.has(name) || world.stage === 'gone')
    return sendJson(response, 404, failure(404, 'NOT_FOUND', 'Operation not found.'))
  const send = (more: object) => world.reply(request, response, 200, { name, ...more })
  const fail = (code: number, message: string) => send({ done: true, error: { code, message } })
  const end = (generateVideoResponse: object) =>
    send({
      done: true,
      response: {
        '@type':
          'type.googleapis.com/google.ai.generativelanguage.v1beta.PredictLongRunningResponse',
        generateVideoResponse,
      },
    })
  switch (world.stage) {
    case 'done': {
      const uri = `${origin}/v1beta/files/${name.split('/').at(-1)}:download?alt=media`
      return end({ generatedSamples: [{ video: { uri } }] })
    }
    case 'refused':
      return end({
        raiMediaFilteredCount: 1,
        raiMediaFilteredReasons: [
          `The clip was blocked, ${request.headers['x-goog-api-key']}. Support codes: 58061214`,
        ],
      })
    case 'bare':
      return end({ generatedSamples: [{ video: {} }] })
    case 'failed':
      return fail(13, `Internal error of ${request.headers['x-goog-api-key']}.`)
    case 'cancelled':
      return fail(1, 'The operation was cancelled.')
    case 'strange':
      return send({ metadata: { state: 'PONDERING' } })
    default:
      return send({})
  }
}

type Picture = { bytesBase64Encoded?: string; mimeType?: string }
type Body = {
  instances?: ({ prompt?: string; image?: Picture; lastFrame?: Picture } | undefined)[]
  parameters?: Record<string, unknown>
}

/** What the real one refuses too. */
function faultOf(known: Known, { instances = [], parameters = {} }: Body): string | undefined {
  const [{ prompt, image, lastFrame, ...others } = {}, ...more] = instances
  if (more.length > 0) return 'Only one instance is supported.'
  for (const name of Object.keys(others)) return `Unknown name "${name}" in instances.`
  if (!prompt) return 'The prompt must not be empty.'
  if (lastFrame && !(known.takesLastFrame && image)) return 'lastFrame is not supported.'
  for (const picture of [image, lastFrame])
    if (picture && !(picture.bytesBase64Encoded && picture.mimeType?.startsWith('image/')))
      return 'Input instance with `image` should contain both `bytesBase64Encoded` and `mimeType`.'
  const { aspectRatio, resolution, durationSeconds = 8, seed, negativePrompt, ...rest } = parameters
  for (const name of Object.keys(rest)) return `\`${name}\` isn't supported by this model.`
  if (negativePrompt !== undefined && typeof negativePrompt !== 'string') return 'negativePrompt'
  if (aspectRatio !== undefined && !/^(16:9|9:16)$/.test(String(aspectRatio))) return 'aspectRatio'
  if (resolution !== undefined && !known.resolutions.includes(String(resolution)))
    return `\`resolution\` ${resolution} isn't supported by this model.`
  if (!known.durations.includes(durationSeconds as number)) return 'durationSeconds out of bound.'
  if (resolution === '1080p' && durationSeconds !== 8) return '1080p wants 8 seconds.'
  const isSeed = known.takesSeed && Number.isInteger(seed) && Number(seed) < 2 ** 32
  return seed === undefined || isSeed ? undefined : '`seed` isn’t supported by this model.'
}
