// Models at Replicate that many people ask for, as data. An operator adds others by the setting `models`, pinned as `owner/name:version`
// or at their latest version.
import type { MappedField, MappedModel, MappedSlot } from '../../mapped-model.ts'

const seed: MappedField = { name: 'seed', kind: 'seed', max: 2_147_483_647, advanced: true }
const ratios = ['1:1', '16:9', '9:16', '4:3', '3:4', '3:2', '2:3', '4:5', '5:4', '21:9', '9:21']
const ratio: MappedField = {
  name: 'aspect',
  to: 'aspect_ratio',
  kind: 'aspect',
  options: ratios,
  fallback: '1:1',
}
const few: MappedField = { ...ratio, options: ratios.slice(0, 7) } as MappedField
const format: MappedField = {
  name: 'format',
  to: 'output_format',
  kind: 'choice',
  options: ['jpg', 'png', 'webp'],
  fallback: 'jpg',
  advanced: true,
}
const jpgOrPng: MappedField = { ...format, options: ['jpg', 'png'] } as MappedField
const number = (
  name: string,
  to: string,
  [min, max, step, fallback]: readonly [number, number, number, number],
  more: Partial<MappedField> = {},
): MappedField => ({ name, to, kind: 'number', min, max, step, fallback, ...more }) as MappedField
const steps = (to: string, min: number, max: number, fallback: number) =>
  number('steps', to, [min, max, 1, fallback], { advanced: true })
const guidance = (to: string, min: number, max: number, fallback: number) =>
  number('cfgScale', to, [min, max, 0.5, fallback], { advanced: true })
const safety = number('safetyTolerance', 'safety_tolerance', [1, 6, 1, 2], {
  label: 'Safety tolerance',
  advanced: true,
})
const enhance = (to: string): MappedField => ({
  name: 'enhance',
  to,
  label: 'Enhance prompt',
  kind: 'flag',
  fallback: false,
  advanced: true,
})

const source = (to = 'image'): MappedSlot => ({ role: 'source', least: 1, most: 1, to })
const mask: MappedSlot = { role: 'mask', least: 1, most: 1, to: 'mask' }
const words = { prompt: 'wanted', pictures: [] } as const
const promptLimit = 5000
const several = { mostPictures: 4, countTo: 'num_outputs' } as const

const drawing: readonly MappedModel[] = [
  {
    name: 'black-forest-labs/flux-schnell',
    label: 'FLUX.1 [schnell]',
    type: 'draw',
    tasks: { draw: words },
    fields: [ratio, steps('num_inference_steps', 1, 4, 4), seed, format],
    ...several,
    promptLimit,
  },
  {
    name: 'black-forest-labs/flux-dev',
    label: 'FLUX.1 [dev]',
    type: 'draw',
    tasks: { draw: words, edit: { prompt: 'wanted', pictures: [source()] } },
    fields: [
      { ...ratio, tasks: ['draw'] },
      number('strength', 'prompt_strength', [0, 1, 0.05, 0.8], { tasks: ['edit'] }),
      steps('num_inference_steps', 1, 50, 28),
      guidance('guidance', 0, 10, 3),
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
        pictures: [{ role: 'reference', least: 0, most: 1, to: 'image_prompt' }],
      },
    },
    fields: [few, enhance('prompt_upsampling'), safety, seed, format],
    promptLimit,
  },
  {
    name: 'black-forest-labs/flux-kontext-pro',
    label: 'FLUX.1 Kontext [pro]',
    type: 'draw',
    tasks: { draw: words, edit: { prompt: 'wanted', pictures: [source('input_image')] } },
    fields: [{ ...few, tasks: ['draw'] }, enhance('prompt_upsampling'), seed, jpgOrPng],
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
        pictures: [
          { role: 'source', least: 1, most: 1, to: 'image_input', list: true },
          { role: 'reference', least: 0, most: 9, to: 'image_input', list: true },
        ],
      },
    },
    fields: [
      few,
      { name: 'quality', to: 'size', kind: 'choice', options: ['1K', '2K', '4K'], fallback: '2K' },
    ],
    promptLimit,
  },
  {
    name: 'ideogram-ai/ideogram-v3-turbo',
    label: 'Ideogram V3 Turbo',
    type: 'draw',
    tasks: { draw: words, edit: { prompt: 'wanted', pictures: [source(), mask] } },
    fields: [
      { ...few, tasks: ['draw'] },
      {
        name: 'style',
        to: 'style_type',
        kind: 'choice',
        options: ['None', 'Auto', 'General', 'Realistic', 'Design'],
        fallback: 'None',
      },
      {
        name: 'enhance',
        to: 'magic_prompt_option',
        label: 'Magic prompt',
        kind: 'choice',
        options: ['Auto', 'On', 'Off'],
        fallback: 'Auto',
        advanced: true,
      },
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
      {
        name: 'aspect',
        to: 'size',
        kind: 'aspect',
        options: ['1:1', '4:3', '3:4', '16:9', '9:16', '3:2', '2:3'],
        fallback: '1:1',
        values: {
          '1:1': '1024x1024',
          '4:3': '1365x1024',
          '3:4': '1024x1365',
          '16:9': '1820x1024',
          '9:16': '1024x1820',
          '3:2': '1536x1024',
          '2:3': '1024x1536',
        },
      },
      {
        name: 'style',
        kind: 'choice',
        options: ['any', 'realistic_image', 'digital_illustration'],
        fallback: 'any',
      },
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
        pictures: [source(), { ...mask, least: 0 }],
      },
    },
    fields: [
      {
        name: 'aspect',
        to: '',
        kind: 'aspect',
        options: ['1:1', '4:3', '3:4', '16:9', '9:16'],
        fallback: '1:1',
        tasks: ['draw'],
        values: {
          '1:1': { width: 1024, height: 1024 },
          '4:3': { width: 1152, height: 896 },
          '3:4': { width: 896, height: 1152 },
          '16:9': { width: 1344, height: 768 },
          '9:16': { width: 768, height: 1344 },
        },
      },
      number('strength', 'prompt_strength', [0, 1, 0.05, 0.8], { tasks: ['edit'] }),
      steps('num_inference_steps', 1, 100, 25),
      guidance('guidance_scale', 1, 50, 7.5),
      {
        name: 'sampler',
        to: 'scheduler',
        kind: 'choice',
        options: ['K_EULER', 'K_EULER_ANCESTRAL', 'DPMSolverMultistep', 'DDIM', 'HeunDiscrete'],
        fallback: 'K_EULER',
        advanced: true,
      },
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
    tasks: { edit: { prompt: 'wanted', pictures: [source(), mask] } },
    fields: [
      steps('steps', 15, 50, 50),
      guidance('guidance', 1.5, 100, 60),
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
    tasks: { 'remove-background': { prompt: 'none', pictures: [source()] } },
    fields: [],
    promptLimit,
    fixed: { format: 'png' },
  },
  {
    name: 'cjwbw/rembg',
    label: 'rembg',
    type: 'tool',
    tasks: { 'remove-background': { prompt: 'none', pictures: [source()] } },
    fields: [],
    promptLimit,
  },
  {
    name: 'nightmareai/real-esrgan',
    label: 'Real-ESRGAN',
    type: 'tool',
    tasks: { upscale: { prompt: 'none', pictures: [source()] } },
    fields: [
      number('scale', 'scale', [1, 10, 0.5, 4]),
      { name: 'face', to: 'face_enhance', label: 'Enhance faces', kind: 'flag', fallback: false },
    ],
    promptLimit,
  },
  {
    name: 'philz1337x/clarity-upscaler',
    label: 'Clarity upscaler',
    type: 'tool',
    tasks: { upscale: { prompt: 'optional', pictures: [source()] } },
    fields: [
      number('scale', 'scale_factor', [1, 4, 0.5, 2]),
      number('creativity', 'creativity', [0, 1, 0.05, 0.35], { label: 'Creativity' }),
      number('resemblance', 'resemblance', [0, 3, 0.05, 0.6], { label: 'Resemblance' }),
      steps('num_inference_steps', 1, 100, 18),
      seed,
    ],
    negativeTo: 'negative_prompt',
    promptLimit,
  },
  {
    name: 'zylim0702/remove-object',
    label: 'LaMa: erase',
    type: 'tool',
    tasks: { erase: { prompt: 'none', pictures: [source(), mask] } },
    fields: [],
    promptLimit,
  },
  {
    name: 'methexis-inc/img2prompt',
    label: 'img2prompt: describe',
    type: 'tool',
    tasks: { describe: { prompt: 'none', pictures: [source()] } },
    fields: [],
    promptLimit,
  },
]

export const replicateModels: readonly MappedModel[] = [...drawing, ...tools]
