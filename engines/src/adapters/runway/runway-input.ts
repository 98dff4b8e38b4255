// What Runway is sent for a request, and where.
import { EngineError } from '../../errors.ts'
import type { VideoRequest } from '../../kinds/video.ts'
import type { MediaInput } from '../../kinds/work.ts'
import { inputOf, toClipParams } from '../../mapped-clip.ts'
import { toDataUrl } from '../../picture-text.ts'
import type { RunwayModel } from './runway-models.ts'

/** The most characters of a picture as a data URI. */
const maxInline = 5 * 1024 * 1024

export function writeRequest(model: RunwayModel, request: VideoRequest) {
  const frames = promptImages(request)
  const references = request.inputs.filter(({ role }) => role === 'reference')
  const clip = inputOf(request, 'clip')
  const json = {
    model: model.model ?? model.name,
    ...(request.prompt === '' ? {} : { promptText: request.prompt }),
    ...(request.negativePrompt === '' ? {} : { negativePrompt: request.negativePrompt }),
    ...(frames.length === 0 ? {} : { promptImage: frames }),
    ...(references.length === 0
      ? {}
      : { references: references.map((uri) => ({ uri: uriOf(uri) })) }),
    ...(clip ? { referenceVideos: [{ type: 'video', uri: clip.url ?? toDataUrl(clip) }] } : {}),
    ratio: ratioFor(model, request, frames.length > 0),
    ...toClipParams(model, request),
  }
  return { path: frames.length > 0 ? '/v1/image_to_video' : '/v1/text_to_video', json }
}

function promptImages(request: VideoRequest): { uri: string; position: 'first' | 'last' }[] {
  const first = inputOf(request, 'first-frame')
  const last = inputOf(request, 'last-frame')
  if (last && !first) throw new EngineError('invalid', 'A last frame wants a first one beside it.')
  return [
    ...(first ? [{ uri: uriOf(first), position: 'first' as const }] : []),
    ...(last ? [{ uri: uriOf(last), position: 'last' as const }] : []),
  ]
}

function ratioFor(model: RunwayModel, { params }: VideoRequest, hasFrame: boolean): string {
  const aspect = String(params.aspect ?? '16:9')
  if (!hasFrame && model.fromWords && !model.fromWords.includes(aspect))
    throw new EngineError('invalid', `${model.label} films ${aspect} only from a first frame.`)
  const pixels = model.pixels[String(params.resolution ?? '720p')]?.[aspect]
  if (pixels === undefined)
    throw new EngineError('invalid', `${model.label} does not film ${aspect} in this resolution.`)
  return pixels
}

function uriOf(input: MediaInput): string {
  const inline = toDataUrl(input)
  if (inline.length <= maxInline) return inline
  if (input.url !== undefined) return input.url
  throw new EngineError(
    'invalid',
    'Runway takes pictures of up to 3.7 MB, and larger ones only where this installation can be reached from outside.',
  )
}
