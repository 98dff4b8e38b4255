// Models at Replicate that many people ask for, as data. An operator adds others by the setting `models`, pinned as `owner/name:version`
// or at their latest version.
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
const manyRatios = ['1:1', '16:9', '9:16', '4:3', '3:4', '3:2', '2:3', '4:5', '5:4', '21:9', '9:21']
const fewRatios = manyRatios.slice(0, 7)
const drawOnly = { tasks: ['draw'] } as const
const format = formatField(['jpg', 'png', 'webp'], 'jpg')
const jpgOrPng = formatField(['jpg', 'png'], 'jpg')
const strength = numberField('strength', 'prompt_strength', [0, 1, 0.05, 0.8], { tasks: ['edit'] })
const safety = numberField('safetyTolerance', 'safety_tolerance', [1, 6, 1, 2], {
  label: 'Safety tolerance',
  advanced: true,
})
const enhance = flagField('enhance', 'prompt_upsampling', 'Enhance prompt', { advanced: true })

const source = (to = 'image'): MappedSlot => ({ role: 'source', least: 1, most: 1, to })
const mask: MappedSlot = { role: 'mask', least: 1, most: 1, to: 'mask' }
const words = { prompt: 'wanted', inputs: [] } as const
const promptLimit = 5000
const several = { mostResults: 4, countTo: 'num_outputs' } as const

const drawing: readonly MappedModel[] = [
  {
    name: 'black-forest-labs/flux-schnell',
    label: 'FLUX.1 [schnell]',
    type: 'draw',
    tasks: { draw: words },
    fields: [
      ratioField('aspect_ratio', manyRatios),
      stepsField('num_inference_steps', 1, 4, 4),
      seed,
      format,
    ],
    ...several,
    promptLimit,
  },
  {
    name: 'black-forest-labs/flux-dev',
    label: 'FLUX.1 [dev]',
    type: 'draw',
    tasks: { draw: words, edit: { prompt: 'wanted', inputs: [source()] } },
    fields: [
      ratioField('aspect_ratio', manyRatios, drawOnly),
      strength,
      stepsField('num_inference_steps', 1, 50, 28),
      guidanceField('guidance', 0, 10, 3),
      seed,
      format,
    ],
    ...several,
    promptLimit,
  },
  {
    name: 'black-forest-labs/flux-1.1-pro',
    label: 'FLUX 1.1 [pro]',
    type: 'draw',
    tasks: {
      draw: {
        prompt: 'wanted',
        inputs: [{ role: 'reference', least: 0, most: 1, to: 'image_prompt' }],
      },
    },
    fields: [ratioField('aspect_ratio', fewRatios), enhance, safety, seed, format],
    promptLimit,
  },
  {
    name: 'black-forest-labs/flux-kontext-pro',
    label: 'FLUX.1 Kontext [pro]',
    type: 'draw',
    tasks: { draw: words, edit: { prompt: 'wanted', inputs: [source('input_image')] } },
    fields: [ratioField('aspect_ratio', fewRatios, drawOnly), enhance, seed, jpgOrPng],
    promptLimit,
  },
  {
    name: 'bytedance/seedream-4',
    label: 'Seedream 4',
    type: 'draw',
    tasks: {
      draw: words,
      edit: {
        prompt: 'wanted',
        inputs: [
          { role: 'source', least: 1, most: 1, to: 'image_input', list: true },
          { role: 'reference', least: 0, most: 9, to: 'image_input', list: true },
        ],
      },
    },
    fields: [
      ratioField('aspect_ratio', fewRatios),
      choiceField('quality', ['1K', '2K', '4K'], '2K', { to: 'size' }),
    ],
    promptLimit,
  },
  {
    name: 'ideogram-ai/ideogram-v3-turbo',
    label: 'Ideogram V3 Turbo',
    type: 'draw',
    tasks: { draw: words, edit: { prompt: 'wanted', inputs: [source(), mask] } },
    fields: [
      ratioField('aspect_ratio', fewRatios, drawOnly),
      choiceField('style', ['None', 'Auto', 'General', 'Realistic', 'Design'], 'None', {
        to: 'style_type',
      }),
      choiceField('enhance', ['Auto', 'On', 'Off'], 'Auto', {
        to: 'magic_prompt_option',
        label: 'Magic prompt',
        advanced: true,
      }),
      seed,
    ],
    promptLimit,
  },
  {
    name: 'recraft-ai/recraft-v3',
    label: 'Recraft V3',
    type: 'draw',
    tasks: { draw: words },
    fields: [
      aspectField('size', {
        '1:1': '1024x1024',
        '4:3': '1365x1024',
        '3:4': '1024x1365',
        '16:9': '1820x1024',
        '9:16': '1024x1820',
        '3:2': '1536x1024',
        '2:3': '1024x1536',
      }),
      choiceField('style', ['any', 'realistic_image', 'digital_illustration'], 'any'),
    ],
    promptLimit: 1000,
  },
  {
    name: 'stability-ai/sdxl',
    label: 'Stable Diffusion XL',
    type: 'draw',
    tasks: {
      draw: words,
      edit: {
        prompt: 'wanted',
        inputs: [source(), { ...mask, least: 0 }],
      },
    },
    fields: [
      aspectField(
        '',
        {
          '1:1': { width: 1024, height: 1024 },
          '4:3': { width: 1152, height: 896 },
          '3:4': { width: 896, height: 1152 },
          '16:9': { width: 1344, height: 768 },
          '9:16': { width: 768, height: 1344 },
        },
        drawOnly,
      ),
      strength,
      stepsField('num_inference_steps', 1, 100, 25),
      guidanceField('guidance_scale', 1, 50, 7.5),
      choiceField(
        'sampler',
        ['K_EULER', 'K_EULER_ANCESTRAL', 'DPMSolverMultistep', 'DDIM', 'HeunDiscrete'],
        'K_EULER',
        { to: 'scheduler', advanced: true },
      ),
      seed,
    ],
    negativeTo: 'negative_prompt',
    ...several,
    promptLimit,
    fixed: { apply_watermark: false },
  },
]

const tools: readonly MappedModel[] = [
  {
    name: 'black-forest-labs/flux-fill-pro',
    label: 'FLUX.1 Fill [pro]',
    type: 'tool',
    tasks: { edit: { prompt: 'wanted', inputs: [source(), mask] } },
    fields: [
      stepsField('steps', 15, 50, 50),
      guidanceField('guidance', 1.5, 100, 60),
      safety,
      seed,
      jpgOrPng,
    ],
    promptLimit,
  },
  {
    name: '851-labs/background-remover',
    label: 'Remove background',
    type: 'tool',
    tasks: { 'remove-background': { prompt: 'none', inputs: [source()] } },
    fields: [],
    promptLimit,
    fixed: { format: 'png' },
  },
  {
    name: 'cjwbw/rembg',
    label: 'rembg',
    type: 'tool',
    tasks: { 'remove-background': { prompt: 'none', inputs: [source()] } },
    fields: [],
    promptLimit,
  },
  {
    name: 'nightmareai/real-esrgan',
    label: 'Real-ESRGAN',
    type: 'tool',
    tasks: { upscale: { prompt: 'none', inputs: [source()] } },
    fields: [
      numberField('scale', 'scale', [1, 10, 0.5, 4]),
      flagField('face', 'face_enhance', 'Enhance faces'),
    ],
    promptLimit,
  },
  {
    name: 'philz1337x/clarity-upscaler',
    label: 'Clarity upscaler',
    type: 'tool',
    tasks: { upscale: { prompt: 'optional', inputs: [source()] } },
    fields: [
      numberField('scale', 'scale_factor', [1, 4, 0.5, 2]),
      numberField('creativity', 'creativity', [0, 1, 0.05, 0.35], { label: 'Creativity' }),
      numberField('resemblance', 'resemblance', [0, 3, 0.05, 0.6], { label: 'Resemblance' }),
      stepsField('num_inference_steps', 1, 100, 18),
      seed,
    ],
    negativeTo: 'negative_prompt',
    promptLimit,
  },
  {
    name: 'zylim0702/remove-object',
    label: 'LaMa: erase',
    type: 'tool',
    tasks: { erase: { prompt: 'none', inputs: [source(), mask] } },
    fields: [],
    promptLimit,
  },
  {
    name: 'methexis-inc/img2prompt',
    label: 'img2prompt: describe',
    type: 'tool',
    tasks: { describe: { prompt: 'none', inputs: [source()] } },
    fields: [],
    promptLimit,
  },
]

export const replicateModels: readonly MappedModel[] = [...drawing, ...tools]
