// What Kling is sent for a request, and where.
import { EngineError } from '../../errors.ts'
import type { VideoRequest } from '../../kinds/video.ts'
import { inputOf, toClipParams } from '../../mapped-clip.ts'
import { toBase64 } from '../../picture-text.ts'
import { type Family, ticketShape } from './kling.wire.ts'
import type { KlingModel } from './kling-models.ts'

type Body = Record<string, unknown>

export function writeRequest(
  model: KlingModel,
  request: VideoRequest,
): { family: Family; json: Body } {
  const common = {
    ...(request.prompt === '' ? {} : { prompt: request.prompt }),
    ...(request.negativePrompt === '' ? {} : { negative_prompt: request.negativePrompt }),
    ...toClipParams(model, request),
    // Unverified: that every family takes it, and that a task is found by it.
    external_task_id: request.key,
  }
  // Model and mode are those of the clip that is gone on from.
  if (request.task === 'prolong')
    return { family: 'video-extend', json: { video_id: clipToProlong(request), ...common } }

  const json: Body = { model_name: model.model ?? model.name, ...common }
  const references = request.inputs.filter(({ role }) => role === 'reference')
  if (references.length > 0) {
    const list = references.map((picture) => ({ image: toBase64(picture) }))
    return { family: 'multi-image2video', json: { ...json, image_list: list } }
  }
  const first = inputOf(request, 'first-frame')
  const last = inputOf(request, 'last-frame')
  if (!first && !last) return { family: 'text2video', json }
  // The clip has the shape of its frames.
  const { aspect_ratio: _, ...framed } = json
  return {
    family: 'image2video',
    json: {
      ...framed,
      ...(first ? { image: toBase64(first) } : {}),
      ...(last ? { image_tail: toBase64(last) } : {}),
    },
  }
}

function clipToProlong({ parent }: VideoRequest): string {
  const clip = ticketShape.safeParse(parent?.ticket).data?.clips?.[parent?.index ?? 0]
  if (clip === undefined)
    throw new EngineError('invalid', 'The clip to go on from is not known to Kling.')
  return clip
}
