// A wish's input as Replicate takes it: small pictures within it, large ones uploaded before.
import { createHash } from 'node:crypto'
import { EngineError } from '../../errors.ts'
import type { EngineIo } from '../../io.ts'
import { askJson, notUnderstood, type Upstream } from '../../json-request.ts'
import type { ImageInput, ImageRequest } from '../../kinds/image.ts'
import { type MappedInput, type MappedModel, toInput } from '../../mapped-model.ts'
import { writeMultipart } from '../../multipart.ts'
import { toDataUrl } from '../../picture-text.ts'
import { uploaded } from './replicate.wire.ts'

/** Bytes that a picture within an input may have. */
const mostWithin = 256 * 1024

/** Undefined when the model has no such task. Throws EngineError that says that nothing was taken. */
export async function writeInput(
  model: MappedModel,
  request: ImageRequest,
  upstream: Upstream,
  io: EngineIo,
): Promise<MappedInput | undefined> {
  if (!model.tasks[request.task]) return undefined
  const addresses = new Map<ImageInput, string>()
  for (const picture of request.pictures)
    addresses.set(
      picture,
      picture.data.length <= mostWithin
        ? toDataUrl(picture)
        : await untaken(upload(picture, upstream, io)),
    )
  return toInput(model, withSeed(model, request), (picture) => addresses.get(picture))
}

async function upload(picture: ImageInput, upstream: Upstream, io: EngineIo): Promise<string> {
  const { mime, data } = picture
  const file = `picture.${mime.slice('image/'.length)}`
  const form = writeMultipart([{ name: 'content', file, mime, data }])
  const answer = uploaded.safeParse(await askJson(upstream, { path: '/files', form }, io))
  if (!answer.success) throw notUnderstood({})
  return answer.data.urls.get
}

/** What fails before the wish is handed over. */
export async function untaken<Value>(attempt: Promise<Value>): Promise<Value> {
  try {
    return await attempt
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    const { kind, message, status, retryAfterS } = error
    throw new EngineError(kind, message, {
      untaken: true,
      cause: error,
      ...(status === undefined ? {} : { status }),
      ...(retryAfterS === undefined ? {} : { retryAfterS }),
    })
  }
}

/** Models do not tell the seed that they took, so it is given: always the same for the same wish. */
function withSeed(model: MappedModel, request: ImageRequest): ImageRequest {
  const field = model.fields.find(({ kind }) => kind === 'seed')
  if (field?.kind !== 'seed' || request.params[field.name] !== undefined) return request
  const number = createHash('sha256').update(request.key).digest().readUInt32BE(0)
  return { ...request, params: { ...request.params, [field.name]: number % (field.max + 1) } }
}
