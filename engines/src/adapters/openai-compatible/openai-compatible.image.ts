import { readErrorShape as readError } from '../../error-shapes.ts'
import { EngineError } from '../../errors.ts'
import type { EngineIo } from '../../io.ts'
import { askJson, askShape, type Question, trimBaseUrl, type Upstream } from '../../json-request.ts'
import type {
  ImageEngine,
  ImageOutcome,
  ImageOutput,
  ImageRequest,
  ListedImageModel,
} from '../../kinds/image.ts'
import { toListedModel } from '../../mapped-model.ts'
import { fromBase64 } from '../../picture-text.ts'
import { toEngineError } from '../../upstream-failure.ts'
import type { ImageDialect, ImageRule } from './image-rules/image-rule.ts'
import { writeRequest } from './openai-compatible.images.request.ts'
import { type ImageRow, imageAnswer, readListedImage } from './openai-compatible.images.wire.ts'
import { modelList } from './openai-compatible.wire.ts'
import { guessPreset, imageDialectOf, type Preset } from './presets.ts'

/** Large pictures of the best quality take minutes. */
const headTimeoutMs = 600_000
/** Ten of them come in one piece, as text. */
const largestAnswer = 192 * 1024 * 1024

/** Pictures by `/images/generations` and `/images/edits` under the address: each answer holds them. An empty key sends none. */
export function createImages(
  settings: { baseUrl: string; apiKey: string },
  preset: Preset | null = guessPreset(settings.baseUrl),
): ImageEngine {
  const baseUrl = trimBaseUrl(settings.baseUrl)
  const dialect = imageDialectOf(preset)
  const upstream: Upstream = {
    baseUrl,
    headers: settings.apiKey === '' ? {} : { authorization: `Bearer ${settings.apiKey}` },
    secrets: [settings.apiKey],
    readError,
  }

  return {
    listModels: (io) => (dialect ? listModels(dialect, upstream, io) : Promise.resolve([])),

    async submit(request, io) {
      const rule = dialect && ruleOf(request.model, dialect)
      const call = rule && (await writeRequest(rule, request, io.signal))
      if (!call) throw new EngineError('invalid', `${request.model} cannot ${request.task}.`)
      const question = { ...call, submits: true, headTimeoutMs, limit: largestAnswer }
      return { outcome: await readOutcome(upstream, question, request, io) }
    },

    /** Nothing is ever under way. */
    async check() {
      throw new EngineError('invalid', 'This engine gives no tickets.')
    },
  }
}

const bare = (name: string) => name.slice(name.lastIndexOf('/') + 1).toLowerCase()

const ruleOf = (name: string, { rules }: ImageDialect): ImageRule | undefined =>
  rules.find(({ pattern }) => pattern.test(bare(name)))

async function listModels(
  dialect: ImageDialect,
  upstream: Upstream,
  io: EngineIo,
): Promise<ListedImageModel[]> {
  const list = modelList.safeParse(await askList(dialect, upstream, io))
  if (!list.success)
    throw new EngineError('nonsense', 'The upstream did not answer with a list of models.')
  const rows = list.data.data.map(readListedImage).filter((row) => row !== undefined)
  const missing = dialect.documented
    .filter((name) => rows.every((row) => row.name !== name))
    .map((name) => ({ name, label: name }))
  const names = new Set<string>()
  return [...rows, ...missing].flatMap(({ name, label }) => {
    const rule = ruleOf(name, dialect)
    if (!rule || names.has(name)) return []
    names.add(name)
    return [toListedModel({ ...rule.model, name, label })]
  })
}

/** Vendors whose models are documented need not list them. */
async function askList(dialect: ImageDialect, upstream: Upstream, io: EngineIo): Promise<unknown> {
  try {
    return await askJson(upstream, { path: '/models' }, io)
  } catch (error) {
    const cannotList = error instanceof EngineError && error.status === 404
    if (cannotList && dialect.documented.length > 0) return { data: [] }
    throw error
  }
}

async function readOutcome(
  upstream: Upstream,
  question: Question,
  request: ImageRequest,
  io: EngineIo,
): Promise<ImageOutcome> {
  const { data, images, seed: described } = await askShape(upstream, question, imageAnswer, io)
  const rows = data?.length ? data : (images ?? [])
  const pictures = rows.flatMap(readPicture)
  if (pictures.length === 0) throw nothingMade(rows, upstream)
  if (pictures.length < request.count)
    io.log('info', 'fewer pictures came than were asked for', { model: request.model })
  const seed = described ?? rows[0]?.seed
  return { pictures, texts: [], ...(seed === undefined ? {} : { seed }) }
}

function readPicture({ b64_json: data, url }: ImageRow): ImageOutput[] {
  if (data !== undefined) return [{ data: fromBase64(data) }]
  if (url === undefined) return []
  return url.startsWith('data:') ? [{ data: fromBase64(url) }] : [{ url }]
}

/** Some vendors tell of a refusal in place of each picture. */
function nothingMade(rows: readonly ImageRow[], { secrets }: Upstream): EngineError {
  const described = rows
    .map(({ error }) => readError({ error }))
    .find((error) => error !== undefined)
  if (described) return toEngineError(described, secrets)
  return new EngineError('nothing', 'The upstream answered without a picture.')
}
