// Models at fal that many people ask for, as data. An operator adds others by the setting `models`.
import type { MappedField, MappedModel, MappedSlot } from '../../mapped-model.ts'

const seed: MappedField = { name: 'seed', kind: 'seed', max: 2_147_483_647, advanced: true }
const size: MappedField = {
  name: 'aspect',
  to: 'image_size',
  kind: 'aspect',
  options: ['1:1', '4:3', '3:4', '16:9', '9:16'],
  fallback: '1:1',
  values: {
    '1:1': 'square_hd',
    '4:3': 'landscape_4_3',
    '3:4': 'portrait_4_3',
    '16:9': 'landscape_16_9',
    '9:16': 'portrait_16_9',
  },
}
const ratio: MappedField = {
  name: 'aspect',
  to: 'aspect_ratio',
  kind: 'aspect',
  options: ['1:1', '16:9', '9:16', '4:3', '3:4', '3:2', '2:3', '21:9', '9:21'],
  fallback: '1:1',
}
const sizeToDraw: MappedField = { ...size, tasks: ['draw'] }
const format: MappedField = {
  name: 'format',
  to: 'output_format',
  kind: 'choice',
  options: ['jpeg', 'png'],
  fallback: 'jpeg',
  advanced: true,
}
const number = (
  name: string,
  to: string,
  [min, max, step, fallback]: readonly [number, number, number, number],
  more: Partial<MappedField> = {},
): MappedField => ({ name, to, kind: 'number', min, max, step, fallback, ...more }) as MappedField
const steps = (min: number, max: number, fallback: number) =>
  number('steps', 'num_inference_steps', [min, max, 1, fallback], { advanced: true })
const guidance = (fallback: number) =>
  number('cfgScale', 'guidance_scale', [1, 20, 0.5, fallback], { advanced: true })
const strength = (fallback: number, tasks: MappedField['tasks'] = ['edit']) =>
  number('strength', 'strength', [0.05, 1, 0.05, fallback], { tasks: tasks ?? [] })

const source: MappedSlot = { role: 'source', least: 1, most: 1, to: 'image_url' }
const mask: MappedSlot = { role: 'mask', least: 1, most: 1, to: 'mask_url' }
const words = { prompt: 'wanted', pictures: [] } as const
const change = (at: string) => ({ prompt: 'wanted' as const, pictures: [source], at })
const withMask = (at: string) => ({ prompt: 'wanted' as const, pictures: [source, mask], at })
const alone = { prompt: 'none', pictures: [source] } as const

const promptLimit = 5000
const checked = { enable_safety_checker: true }
const several = { mostPictures: 4, countTo: 'num_images' } as const

const drawing: readonly MappedModel[] = [
  {
    name: 'fal-ai/flux/schnell',
    label: 'FLUX.1 [schnell]',
    type: 'draw',
    tasks: { draw: words },
    fields: [size, steps(1, 12, 4), seed, format],
    ...several,
    promptLimit,
    fixed: checked,
  },
  {
    name: 'fal-ai/flux/dev',
    label: 'FLUX.1 [dev]',
    type: 'draw',
    tasks: { draw: words, edit: change('fal-ai/flux/dev/image-to-image') },
    fields: [sizeToDraw, strength(0.95), steps(10, 50, 28), guidance(3.5), seed, format],
    ...several,
    promptLimit,
    fixed: checked,
  },
  {
    name: 'fal-ai/flux-pro/v1.1',
    label: 'FLUX 1.1 [pro]',
    type: 'draw',
    tasks: { draw: words },
    fields: [size, seed, format],
    ...several,
    promptLimit,
  },
  {
    name: 'fal-ai/flux-pro/v1.1-ultra',
    label: 'FLUX 1.1 [pro] ultra',
    type: 'draw',
    tasks: { draw: words },
    fields: [ratio, { name: 'raw', label: 'Raw', kind: 'flag', fallback: false }, seed, format],
    ...several,
    promptLimit,
  },
  {
    name: 'fal-ai/flux-pro/kontext',
    label: 'FLUX.1 Kontext [pro]',
    type: 'draw',
    tasks: { edit: { prompt: 'wanted', pictures: [source] } },
    fields: [guidance(3.5), seed, format],
    ...several,
    promptLimit,
  },
  {
    name: 'fal-ai/fast-sdxl',
    label: 'Stable Diffusion XL',
    type: 'draw',
    tasks: {
      draw: words,
      edit: change('fal-ai/fast-sdxl/image-to-image'),
    },
    fields: [sizeToDraw, strength(0.95), steps(1, 50, 25), guidance(7.5), seed, format],
    negativeTo: 'negative_prompt',
    ...several,
    promptLimit,
    fixed: checked,
  },
  {
    name: 'fal-ai/recraft/v3/text-to-image',
    label: 'Recraft V3',
    type: 'draw',
    tasks: { draw: words },
    fields: [
      size,
      {
        name: 'style',
        kind: 'choice',
        options: ['any', 'realistic_image', 'digital_illustration', 'vector_illustration'],
        fallback: 'realistic_image',
      },
    ],
    promptLimit: 1000,
  },
  {
    name: 'fal-ai/ideogram/v3',
    label: 'Ideogram V3',
    type: 'draw',
    tasks: { draw: words, edit: withMask('fal-ai/ideogram/v3/edit') },
    fields: [
      sizeToDraw,
      {
        name: 'style',
        kind: 'choice',
        options: ['AUTO', 'GENERAL', 'REALISTIC', 'DESIGN'],
        fallback: 'AUTO',
        tasks: ['draw'],
      },
      {
        name: 'quality',
        to: 'rendering_speed',
        kind: 'choice',
        options: ['TURBO', 'BALANCED', 'QUALITY'],
        fallback: 'BALANCED',
      },
      {
        name: 'enhance',
        to: 'expand_prompt',
        label: 'Expand prompt',
        kind: 'flag',
        fallback: true,
        advanced: true,
      },
      seed,
    ],
    ...several,
    promptLimit,
  },
  {
    name: 'fal-ai/bytedance/seedream/v4/text-to-image',
    label: 'Seedream 4',
    type: 'draw',
    tasks: {
      draw: words,
      edit: {
        prompt: 'wanted',
        pictures: [
          { role: 'source', least: 1, most: 1, to: 'image_urls', list: true },
          { role: 'reference', least: 0, most: 9, to: 'image_urls', list: true },
        ],
        at: 'fal-ai/bytedance/seedream/v4/edit',
      },
    },
    fields: [size, seed],
    ...several,
    promptLimit,
    fixed: checked,
  },
]

const tools: readonly MappedModel[] = [
  {
    name: 'fal-ai/flux-pro/v1/fill',
    label: 'FLUX.1 Fill [pro]',
    type: 'tool',
    tasks: { edit: { prompt: 'wanted', pictures: [source, mask] } },
    fields: [seed, format],
    ...several,
    promptLimit,
  },
  {
    name: 'fal-ai/fast-sdxl/inpainting',
    label: 'Stable Diffusion XL inpainting',
    type: 'tool',
    tasks: { edit: { prompt: 'wanted', pictures: [source, mask] } },
    fields: [strength(0.95), steps(1, 50, 25), guidance(7.5), seed, format],
    negativeTo: 'negative_prompt',
    ...several,
    promptLimit,
    fixed: checked,
  },
  {
    name: 'fal-ai/bria/eraser',
    label: 'Bria Eraser',
    type: 'tool',
    tasks: { erase: { prompt: 'none', pictures: [source, mask] } },
    fields: [],
    promptLimit,
  },
  {
    name: 'fal-ai/birefnet/v2',
    label: 'BiRefNet: remove background',
    type: 'tool',
    tasks: { 'remove-background': alone },
    fields: [
      {
        name: 'model',
        label: 'For',
        kind: 'choice',
        options: [
          'General Use (Light)',
          'General Use (Heavy)',
          'General Use (Dynamic)',
          'Portrait',
          'Matting',
        ],
        fallback: 'General Use (Light)',
      },
      { ...format, options: ['png', 'webp'], fallback: 'png' } as MappedField,
    ],
    promptLimit,
  },
  {
    name: 'fal-ai/esrgan',
    label: 'Real-ESRGAN',
    type: 'tool',
    tasks: { upscale: alone },
    fields: [
      number('scale', 'scale', [1, 8, 1, 2]),
      { name: 'face', label: 'Enhance faces', kind: 'flag', fallback: false },
      { ...format, fallback: 'png' } as MappedField,
    ],
    promptLimit,
  },
  {
    name: 'fal-ai/clarity-upscaler',
    label: 'Clarity upscaler',
    type: 'tool',
    tasks: { upscale: { prompt: 'optional', pictures: [source] } },
    fields: [
      number('scale', 'upscale_factor', [1, 4, 1, 2]),
      number('creativity', 'creativity', [0, 1, 0.05, 0.35], { label: 'Creativity' }),
      number('resemblance', 'resemblance', [0, 1, 0.05, 0.6], { label: 'Resemblance' }),
      steps(4, 50, 18),
      seed,
    ],
    negativeTo: 'negative_prompt',
    promptLimit,
    fixed: checked,
  },
  {
    name: 'fal-ai/florence-2-large/more-detailed-caption',
    label: 'Florence-2: describe',
    type: 'tool',
    tasks: { describe: alone },
    fields: [],
    promptLimit,
  },
]

export const falModels: readonly MappedModel[] = [...drawing, ...tools]
