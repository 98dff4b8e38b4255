import { EngineError } from '../../errors.ts'
import { askJson, notUnderstood } from '../../json-request.ts'
import type { ImageEngine, ImageInput, ImageRequest } from '../../kinds/image.ts'
import { type MappedInput, toInput, toListedModel } from '../../mapped-model.ts'
import { fromBase64, toBase64 } from '../../picture-text.ts'
import { readContent, readPredictions } from './gemini.images.wire.ts'
import { geminiUpstream, listModelRows, modelPath } from './gemini.upstream.ts'
import { readMediaModel } from './gemini.wire.ts'
import { type GeminiImageRule, geminiImageRules } from './gemini-image-models.ts'

const headTimeoutMs = 600_000
const largestAnswer = 192 * 1024 * 1024

/** Pictures by the Gemini API: models that talk in pictures, and Imagen. Each answer holds them. */
export function createImages(settings: { baseUrl: string; apiKey: string }): ImageEngine {
  const upstream = geminiUpstream(settings)

  return {
    async listModels(io) {
      const rows = await listModelRows(upstream, io)
      return rows.flatMap((each) => {
        const row = readMediaModel(each)
        const rule = row && ruleOf(row.name)
        if (!rule || row.methods?.includes(rule.method) === false) return []
        const { name, label, description } = row
        return [
          toListedModel({ ...rule.model, name, label, ...(description ? { description } : {}) }),
        ]
      })
    },

    async submit(request, io) {
      const rule = ruleOf(request.model)
      const json = rule && writeRequest(rule, request)
      if (!json) throw new EngineError('invalid', `${request.model} cannot ${request.task}.`)
      const path = `${modelPath(request.model)}:${rule.method}`
      const question = { path, json, submits: true, headTimeoutMs, limit: largestAnswer }
      const answer = await askJson(upstream, question, io)
      const made = rule.method === 'predict' ? readPredictions(answer) : readContent(answer)
      if (!made) throw notUnderstood(question)
      return { outcome: { pictures: made.map((data) => ({ data: fromBase64(data) })), texts: [] } }
    },

    /** Nothing is ever under way. */
    async check() {
      throw new EngineError('invalid', 'This engine gives no tickets.')
    },
  }
}

const ruleOf = (model: string): GeminiImageRule | undefined =>
  geminiImageRules.find(({ pattern }) => pattern.test(model.replace(/^models\//, '')))

function writeRequest(
  { method, model }: GeminiImageRule,
  request: ImageRequest,
): MappedInput | undefined {
  const input = toInput(model, request, toPart)
  if (!input) return undefined
  const { prompt, pictures = [], ...settings } = input
  if (method === 'predict')
    return { instances: [{ prompt }], parameters: { ...settings, includeRaiReason: true } }
  return {
    contents: [{ role: 'user', parts: [...(pictures as unknown[]), { text: prompt }] }],
    generationConfig: {
      responseModalities: ['IMAGE'],
      ...(Object.keys(settings).length > 0 ? { imageConfig: settings } : {}),
    },
  }
}

const toPart = (picture: ImageInput) => ({
  inlineData: { mimeType: picture.mime, data: toBase64(picture) },
})
