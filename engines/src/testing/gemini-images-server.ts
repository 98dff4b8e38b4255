// Speaks the picture side of the Gemini API on loopback.
import type { ServerResponse } from 'node:http'
import { samplePng } from './sample-picture.ts'
import { type RecordedRequest, sendJson } from './upstream-server.ts'
import { type StandInWorld, startWorkStandIn, type WorkStandIn } from './work-stand-in.ts'

const models: Record<string, string> = {
  'gemini-2.5-flash': 'generateContent',
  'gemini-2.5-flash-image': 'generateContent',
  'gemini-3-pro-image-preview': 'generateContent',
  'imagen-4.0-generate-001': 'predict',
  'imagen-4.0-fast-generate-001': 'predict',
  'gemini-embedding-001': 'embedContent',
}

const failure = (code: number, status: string, message: string, details: unknown[] = []) => ({
  error: { code, message, status, details },
})
const invalid = (message: string) => failure(400, 'INVALID_ARGUMENT', message)

export function startGeminiImagesServer(options: { key?: string } = {}): Promise<WorkStandIn> {
  return startWorkStandIn({
    path: '',
    kindOf: ({ method }) => (method === 'POST' ? 'submit' : undefined),
    allows: ({ headers }) => options.key === undefined || headers['x-goog-api-key'] === options.key,
    wrongKey: ({ headers }) => ({
      status: 400,
      body: failure(400, 'INVALID_ARGUMENT', `API key not valid: ${headers['x-goog-api-key']}`, [
        { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' },
      ]),
    }),
    words: {
      refused: {
        status: 200,
        body: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, modelVersion: 'x' },
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
    handle,
  })
}

async function handle(
  request: RecordedRequest,
  response: ServerResponse,
  world: StandInWorld,
): Promise<void> {
  const { method, path } = request
  if (method === 'GET' && path.startsWith('/v1beta/models?'))
    return sendJson(response, 200, {
      models: Object.entries(models).map(([name, does]) => ({
        name: `models/${name}`,
        displayName: name.replaceAll('-', ' '),
        supportedGenerationMethods: [does],
      })),
    })
  const [, model = '', asked = ''] = /^\/v1beta\/models\/([^:/]+):(\w+)$/.exec(path) ?? []
  if (models[model] !== asked)
    return sendJson(response, 404, failure(404, 'NOT_FOUND', `${model} is not found`))
  const body = request.body as Body
  const fault = asked === 'predict' ? faultOfPrediction(body) : faultOfContent(body, model)
  if (fault) return sendJson(response, 400, invalid(fault))
  world.take()
  const stage = await world.reached('done', 'failed', 'refused')
  if (stage === 'failed')
    return sendJson(response, 500, failure(500, 'INTERNAL', 'An internal error has occurred.'))
  const data = samplePng().toString('base64')
  const picture = { mimeType: 'image/png', data }
  if (asked === 'predict')
    return world.reply(request, response, 200, {
      predictions: Array.from({ length: body.parameters?.sampleCount ?? 1 }, () =>
        stage === 'refused'
          ? { raiFilteredReason: 'The picture may violate our policies.' }
          : { mimeType: 'image/png', bytesBase64Encoded: data },
      ),
    })
  const thinking = { inlineData: { ...picture, data: 'dGhpbmtpbmc=' }, thought: true }
  world.reply(request, response, 200, {
    candidates: [
      stage === 'refused'
        ? { finishReason: 'IMAGE_SAFETY', finishMessage: 'Unable to show the picture.', index: 0 }
        : {
            content: { role: 'model', parts: [thinking, { inlineData: picture }] },
            finishReason: 'STOP',
            index: 0,
          },
    ],
    usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 1290 },
  })
}

type Body = {
  contents?: { role?: string; parts?: { text?: string; inlineData?: { data?: string } }[] }[]
  generationConfig?: {
    responseModalities?: string[]
    imageConfig?: { aspectRatio?: string; imageSize?: string }
  }
  instances?: { prompt?: string }[]
  parameters?: { sampleCount?: number; aspectRatio?: string }
}

function faultOfContent({ contents, generationConfig }: Body, model: string): string | undefined {
  const parts = contents?.flatMap((each) => each.parts ?? []) ?? []
  if (!parts.some(({ text }) => text)) return 'contents must not be empty'
  if (parts.some(({ text, inlineData }) => !text && !inlineData?.data)) return 'data is not set'
  if (!generationConfig?.responseModalities?.includes('IMAGE')) return 'IMAGE is wanted'
  const { imageSize, ...others } = generationConfig.imageConfig ?? {}
  if (imageSize !== undefined && model.startsWith('gemini-2')) return 'imageSize is not supported'
  const unknown = Object.keys(others).find((name) => name !== 'aspectRatio')
  return unknown && `Unknown name "${unknown}" at 'generation_config.image_config'`
}

function faultOfPrediction({ instances, parameters = {} }: Body): string | undefined {
  if (!instances?.[0]?.prompt) return 'prompt must not be empty'
  const known = ['sampleCount', 'aspectRatio', 'imageSize', 'personGeneration', 'includeRaiReason']
  const unknown = Object.keys(parameters).find((name) => !known.includes(name))
  return unknown && `Unknown parameter ${unknown}`
}
