// The models of Black Forest Labs, as data: https://docs.bfl.ai.
import {
  aspectField,
  flagField,
  formatField,
  guidanceField,
  numberField,
  ratioField,
  seedField,
  stepsField,
} from '../../mapped-fields.ts'
import type { MappedField, MappedModel, MappedSlot } from '../../mapped-model.ts'

const seed = seedField(4_294_967_295)
const format = formatField(['jpeg', 'png'], 'jpeg')
/** The operator answers for what is made: the vendor's middle, not its loosest. */
const safety = (max: number) =>
  numberField('safetyTolerance', 'safety_tolerance', [0, max, 1, 2], {
    label: 'Safety tolerance',
    advanced: true,
  })
const upsampling = flagField('enhance', 'prompt_upsampling', 'Prompt upsampling', {
  advanced: true,
})
const steps = (min: number, max: number, fallback: number) =>
  stepsField('steps', min, max, fallback)
const guidance = (min: number, max: number, fallback: number) =>
  guidanceField('guidance', min, max, fallback)

const common = [seed, format, safety(6)] as const

/** About a million pixels each, sides by 32. */
const sizes = {
  '1:1': { width: 1024, height: 1024 },
  '16:9': { width: 1344, height: 768 },
  '9:16': { width: 768, height: 1344 },
  '4:3': { width: 1152, height: 864 },
  '3:4': { width: 864, height: 1152 },
  '3:2': { width: 1248, height: 832 },
  '2:3': { width: 832, height: 1248 },
}
const pixels = aspectField('', sizes)
const ratios = ['1:1', '16:9', '9:16', '4:3', '3:4', '3:2', '2:3', '21:9', '9:21'] as const

const promptPicture: MappedSlot = { role: 'reference', least: 0, most: 1, to: 'image_prompt' }
const source: MappedSlot = { role: 'source', least: 1, most: 1, to: 'image' }

const inputs = (max: number): string[] =>
  Array.from({ length: max }, (_, at) => (at === 0 ? 'input_image' : `input_image_${at + 1}`))
/** One picture is changed, others are gone by. */
const editing = (max: number) => ({
  draw: {
    prompt: 'wanted' as const,
    inputs: [{ role: 'reference' as const, least: 0, most: max, to: inputs(max) }],
  },
  edit: {
    prompt: 'wanted' as const,
    inputs: [
      { role: 'source' as const, least: 1, most: 1, to: 'input_image' },
      { role: 'reference' as const, least: 0, most: max - 1, to: inputs(max).slice(1) },
    ],
  },
})

const promptLimit = 10_000
const draws = { prompt: 'wanted', inputs: [promptPicture] } as const
const pixelsToDraw = aspectField('', sizes, { tasks: ['draw'] })

const flux2 = (
  name: string,
  label: string,
  max: number,
  more: MappedField[] = [],
): MappedModel => ({
  name,
  label,
  type: 'draw',
  tasks: editing(max),
  fields: [pixelsToDraw, ...more, seed, format, safety(5)],
  promptLimit,
})

const kontext = (name: string, label: string): MappedModel => ({
  name,
  label,
  type: 'draw',
  tasks: editing(4),
  fields: [ratioField('aspect_ratio', ratios, { tasks: ['draw'] }), upsampling, ...common],
  promptLimit,
})

export const fluxModels: readonly MappedModel[] = [
  flux2('flux-2-max', 'FLUX.2 [max]', 8),
  flux2('flux-2-pro', 'FLUX.2 [pro]', 8),
  flux2('flux-2-flex', 'FLUX.2 [flex]', 8, [steps(1, 50, 50), guidance(1.5, 10, 5), upsampling]),
  flux2('flux-2-klein-9b', 'FLUX.2 [klein] 9B', 4),
  flux2('flux-2-klein-4b', 'FLUX.2 [klein] 4B', 4),
  kontext('flux-kontext-max', 'FLUX.1 Kontext [max]'),
  kontext('flux-kontext-pro', 'FLUX.1 Kontext [pro]'),
  {
    name: 'flux-pro-1.1-ultra',
    label: 'FLUX 1.1 [pro] Ultra',
    type: 'draw',
    tasks: { draw: draws },
    fields: [
      ratioField('aspect_ratio', ratios),
      flagField('raw', 'raw', 'Raw'),
      numberField('strength', 'image_prompt_strength', [0, 1, 0.05, 0.1], { advanced: true }),
      upsampling,
      ...common,
    ],
    promptLimit,
  },
  {
    name: 'flux-pro-1.1',
    label: 'FLUX 1.1 [pro]',
    type: 'draw',
    tasks: { draw: draws },
    fields: [pixels, upsampling, ...common],
    promptLimit,
  },
  {
    name: 'flux-dev',
    label: 'FLUX.1 [dev]',
    type: 'draw',
    tasks: { draw: draws },
    fields: [pixels, steps(1, 50, 28), guidance(1.5, 5, 3), upsampling, ...common],
    promptLimit,
  },
  {
    name: 'flux-pro-1.0-fill',
    label: 'FLUX.1 Fill [pro]',
    type: 'tool',
    tasks: {
      edit: {
        prompt: 'wanted',
        inputs: [source, { role: 'mask', least: 1, most: 1, to: 'mask' }],
      },
    },
    fields: [steps(15, 50, 50), guidance(1.5, 100, 60), upsampling, ...common],
    promptLimit,
  },
  {
    name: 'flux-pro-1.0-expand',
    label: 'FLUX.1 Expand [pro]',
    type: 'tool',
    tasks: { outpaint: { prompt: 'optional', inputs: [source] } },
    fields: [
      ...['Top', 'Bottom', 'Left', 'Right'].map((label) =>
        numberField(label.toLowerCase(), label.toLowerCase(), [0, 2048, 8, 256], { label }),
      ),
      steps(15, 50, 50),
      guidance(1.5, 100, 60),
      upsampling,
      ...common,
    ],
    promptLimit,
  },
]
