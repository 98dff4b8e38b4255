// Turns a request into what is posted: a path below the address, and its fields.

import { paintableSize } from '../../checkpoint-size.ts'
import { EngineError } from '../../errors.ts'
import type { ImageRequest } from '../../kinds/image.ts'
import { toBase64 } from '../../picture-text.ts'
import { toolsModel } from './automatic1111.models.ts'

export type WebUiRequest = {
  /** Which answer comes. */
  answers: 'pictures' | 'picture' | 'caption'
  path: string
  fields: Record<string, unknown>
}

/** Throws EngineError `invalid` for what a WebUI cannot do. */
export function toWebUiRequest(request: ImageRequest): WebUiRequest {
  if (request.model === toolsModel) return toolRequest(request)
  if (request.task !== 'draw' && request.task !== 'edit')
    throw new EngineError('invalid', `A checkpoint cannot be asked for "${request.task}".`)
  const source = pictureOf(request, 'source')
  if (!source) {
    if (request.task === 'edit') throw new EngineError('invalid', 'A picture is wanted for this.')
    return { answers: 'pictures', path: '/sdapi/v1/txt2img', fields: drawFields(request) }
  }
  const mask = pictureOf(request, 'mask')
  const { width, height } = request.task === 'edit' ? paintableSize(source) : request.params
  return {
    answers: 'pictures',
    path: '/sdapi/v1/img2img',
    fields: {
      ...drawFields(request),
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
      init_images: [toBase64(source)],
      denoising_strength: request.params.strength ?? 0.75,
      // Cropped to the wanted shape rather than pulled into it.
      resize_mode: 1,
      ...(mask ? maskFields(toBase64(mask), request) : {}),
    },
  }
}

function drawFields({ key, model, prompt, negativePrompt, params, count }: ImageRequest) {
  const { width, height, steps, cfgScale, sampler, scheduler, seed, clipSkip } = params
  const given = {
    width,
    height,
    steps,
    cfg_scale: cfgScale,
    sampler_name: sampler,
    scheduler,
  }
  return {
    prompt,
    negative_prompt: negativePrompt,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    seed: seed ?? -1,
    batch_size: 1,
    // One after the other: what fits into the card once fits as often as asked.
    n_iter: count,
    override_settings: {
      sd_model_checkpoint: model,
      ...(clipSkip === undefined || clipSkip === 1 ? {} : { CLIP_stop_at_last_layers: clipSkip }),
    },
    // The checkpoint stays loaded for the next request.
    override_settings_restore_afterwards: false,
    send_images: true,
    save_images: false,
    do_not_save_grid: true,
    force_task_id: key,
  }
}

const maskFields = (mask: string, { params }: ImageRequest) => ({
  mask,
  mask_blur: params.maskBlur ?? 4,
  /** What was there is what the painting begins from. */
  inpainting_fill: 1,
  inpaint_full_res: false,
  inpainting_mask_invert: 0,
})

function toolRequest(request: ImageRequest): WebUiRequest {
  const source = pictureOf(request, 'source')
  if (!source) throw new EngineError('invalid', 'A picture is wanted for this.')
  const image = toBase64(source)
  const { scale = 2, upscaler, interrogator = 'clip' } = request.params
  if (request.task === 'describe')
    return {
      answers: 'caption',
      path: '/sdapi/v1/interrogate',
      fields: { image: `data:${source.mime};base64,${image}`, model: interrogator },
    }
  if (request.task !== 'upscale')
    throw new EngineError('invalid', `The tools of the WebUI cannot do "${request.task}".`)
  return {
    answers: 'picture',
    path: '/sdapi/v1/extra-single-image',
    fields: {
      image,
      resize_mode: 0,
      upscaling_resize: scale,
      ...(upscaler === undefined ? {} : { upscaler_1: upscaler }),
    },
  }
}

const pictureOf = ({ pictures }: ImageRequest, wanted: string) =>
  pictures.find(({ role }) => role === wanted)
