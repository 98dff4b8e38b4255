// A request for pictures, in this dialect as the vendor speaks it.
import type { Question } from '../../json-request.ts'
import type { ImageInput, ImageRequest } from '../../kinds/image.ts'
import { type MappedInput, toInput } from '../../mapped-model.ts'
import { type FormPart, writeMultipart } from '../../multipart.ts'
import { toDataUrl } from '../../picture-text.ts'
import type { ImageRule } from './image-rules/image-rule.ts'
import { toAlphaMask, toPng } from './picture-form.ts'

/** Where it is sent and what. Undefined when the model has no such task. */
export async function writeRequest(
  rule: ImageRule,
  request: ImageRequest,
  signal: AbortSignal,
): Promise<Pick<Question, 'path' | 'json' | 'form'> | undefined> {
  const { model, pictures: way } = rule
  if (request.pictures.length === 0 || !way) {
    const input = toInput(model, request, toDataUrl)
    return input && { path: '/images/generations', json: { model: request.model, ...input } }
  }
  const encode = {
    form: (picture: ImageInput) => picture,
    urls: toDataUrl,
    objects: (picture: ImageInput) => ({ type: 'image_url', url: toDataUrl(picture) }),
  }[way.as]
  const given = way.as === 'form' ? await prepare(rule, request, signal) : request
  const input = toInput(model, given, encode)
  if (!input) return undefined
  const body = { model: request.model, ...input }
  return way.as === 'form'
    ? { path: way.path, form: writeMultipart(toParts(body)) }
    : { path: way.path, json: body }
}

async function prepare(
  { pngOnly }: ImageRule,
  request: ImageRequest,
  signal: AbortSignal,
): Promise<ImageRequest> {
  const [first] = request.pictures.filter(({ role }) => role === 'source')
  const pictures = await Promise.all(
    request.pictures.map((picture) => {
      if (picture.role === 'mask') return toAlphaMask(picture, first ?? picture, signal)
      return pngOnly || picture.mime === 'image/gif' ? toPng(picture, signal) : picture
    }),
  )
  return { ...request, pictures }
}

const toParts = (body: MappedInput): FormPart[] =>
  Object.entries(body).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => toPart(name, each)),
  )

function toPart(name: string, value: unknown): FormPart {
  if (typeof value !== 'object') return { name, value: String(value) }
  const { role, mime, data } = value as ImageInput
  return { name, file: `${role}.${mime.slice('image/'.length)}`, mime, data }
}
