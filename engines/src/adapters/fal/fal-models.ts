// Models at fal that many people ask for, as data. An operator adds others by the setting `models`.
import {
  aspectField,
  choiceField,
  flagField,
  formatField,
  guidanceField,
  numberField,
  ratioField,
  seedField,
  stepsField,
} from '../../mapped-fields.ts'
import type { MappedModel, MappedSlot } from '../../mapped-model.ts'

const seed = seedField(2_147_483_647)
const sizes = {
  '1:1': 'square_hd',
  '4:3': 'landscape_4_3',
  '3:4': 'portrait_4_3',
  '16:9': 'landscape_16_9',
  '9:16': 'portrait_16_9',
}
const size = aspectField('image_size', sizes)
const sizeToDraw = aspectField('image_size', sizes, { tasks: ['draw'] })
const ratio = ratioField('aspect_ratio', [
  '1:1',
  '16:9',
  '9:16',
  '4:3',
  '3:4',
  '3:2',
  '2:3',
  '21:9',
  '9:21',
])
const format = formatField(['jpeg', 'png'], 'jpeg')
const steps = (min: number, max: number, fallback: number) =>
  stepsField('num_inference_steps', min, max, fallback)
const guidance = (fallback: number) => guidanceField('guidance_scale', 1, 20, fallback)
const strength = numberField('strength', 'strength', [0.05, 1, 0.05, 0.95], { tasks: ['edit'] })

const source: MappedSlot = { role: 'source', least: 1, most: 1, to: 'image_url' }
const mask: MappedSlot = { role: 'mask', least: 1, most: 1, to: 'mask_url' }
const words = { prompt: 'wanted', inputs: [] } as const
const change = (at: string) => ({ prompt: 'wanted' as const, inputs: [source], at })
const withMask = (at: string) => ({ prompt: 'wanted' as const, inputs: [source, mask], at })
const alone = { prompt: 'none', inputs: [source] } as const

const promptLimit = 5000
const checked = { enable_safety_checker: true }
const several = { mostResults: 4, countTo: 'num_images' } as const

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
    fields: [sizeToDraw, strength, steps(10, 50, 28), guidance(3.5), seed, format],
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
    fields: [ratio, flagField('raw', 'raw', 'Raw'), seed, format],
    ...several,
    promptLimit,
  },
  {
    name: 'fal-ai/flux-pro/kontext',
    label: 'FLUX.1 Kontext [pro]',
    type: 'draw',
    tasks: { edit: { prompt: 'wanted', inputs: [source] } },
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
    fields: [sizeToDraw, strength, steps(1, 50, 25), guidance(7.5), seed, format],
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
      choiceField(
        'style',
        ['any', 'realistic_image', 'digital_illustration', 'vector_illustration'],
        'realistic_image',
      ),
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
      choiceField('style', ['AUTO', 'GENERAL', 'REALISTIC', 'DESIGN'], 'AUTO', { tasks: ['draw'] }),
      choiceField('quality', ['TURBO', 'BALANCED', 'QUALITY'], 'BALANCED', {
        to: 'rendering_speed',
      }),
      flagField('enhance', 'expand_prompt', 'Expand prompt', { fallback: true, advanced: true }),
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
        inputs: [
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
    tasks: { edit: { prompt: 'wanted', inputs: [source, mask] } },
    fields: [seed, format],
    ...several,
    promptLimit,
  },
  {
    name: 'fal-ai/fast-sdxl/inpainting',
    label: 'Stable Diffusion XL inpainting',
    type: 'tool',
    tasks: { edit: { prompt: 'wanted', inputs: [source, mask] } },
    fields: [strength, steps(1, 50, 25), guidance(7.5), seed, format],
    negativeTo: 'negative_prompt',
    ...several,
    promptLimit,
    fixed: checked,
  },
  {
    name: 'fal-ai/bria/eraser',
    label: 'Bria Eraser',
    type: 'tool',
    tasks: { erase: { prompt: 'none', inputs: [source, mask] } },
    fields: [],
    promptLimit,
  },
  {
    name: 'fal-ai/birefnet/v2',
    label: 'BiRefNet: remove background',
    type: 'tool',
    tasks: { 'remove-background': alone },
    fields: [
      choiceField(
        'model',
        [
          'General Use (Light)',
          'General Use (Heavy)',
          'General Use (Dynamic)',
          'Portrait',
          'Matting',
        ],
        'General Use (Light)',
        { label: 'For' },
      ),
      formatField(['png', 'webp'], 'png'),
    ],
    promptLimit,
  },
  {
    name: 'fal-ai/esrgan',
    label: 'Real-ESRGAN',
    type: 'tool',
    tasks: { upscale: alone },
    fields: [
      numberField('scale', 'scale', [1, 8, 1, 2]),
      flagField('face', 'face', 'Enhance faces'),
      formatField(['jpeg', 'png'], 'png'),
    ],
    promptLimit,
  },
  {
    name: 'fal-ai/clarity-upscaler',
    label: 'Clarity upscaler',
    type: 'tool',
    tasks: { upscale: { prompt: 'optional', inputs: [source] } },
    fields: [
      numberField('scale', 'upscale_factor', [1, 4, 1, 2]),
      numberField('creativity', 'creativity', [0, 1, 0.05, 0.35], { label: 'Creativity' }),
      numberField('resemblance', 'resemblance', [0, 1, 0.05, 0.6], { label: 'Resemblance' }),
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
