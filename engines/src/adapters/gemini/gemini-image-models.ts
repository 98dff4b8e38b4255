// How Google's models that make pictures are asked, as data, by name: new ones of a family are asked like those before.
import type { MappedField, MappedModel, MappedTask } from '../../mapped-model.ts'

export type GeminiImageRule = {
  pattern: RegExp
  /** `generateContent` talks in parts; `predict` takes an instance with parameters. */
  method: 'generateContent' | 'predict'
  model: Omit<MappedModel, 'name' | 'label'>
}

const aspect = (options: readonly string[], more: Partial<MappedField> = {}): MappedField =>
  ({
    name: 'aspect',
    to: 'aspectRatio',
    kind: 'aspect',
    options,
    fallback: '1:1',
    ...more,
  }) as MappedField
const size = (options: readonly string[]): MappedField => ({
  name: 'resolution',
  to: 'imageSize',
  label: 'Resolution',
  kind: 'choice',
  options,
  fallback: '1K',
})

const ratios = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'] as const

/** Pictures go as parts, whatever their names. */
const tasks = (max: number): { draw: MappedTask; edit: MappedTask } => ({
  draw: {
    prompt: 'wanted',
    inputs: [{ role: 'reference', least: 0, most: max, to: 'pictures', list: true }],
  },
  edit: {
    prompt: 'wanted',
    inputs: [
      { role: 'source', least: 1, most: 1, to: 'pictures', list: true },
      { role: 'reference', least: 0, most: max - 1, to: 'pictures', list: true },
    ],
  },
})

const drawing = (max: number, fields: readonly MappedField[]): MappedModelCore => ({
  type: 'draw',
  tasks: tasks(max),
  fields: [aspect(ratios, { tasks: ['draw'] }), ...fields],
  promptLimit: 30_000,
})
type MappedModelCore = GeminiImageRule['model']

const imagen = (fields: readonly MappedField[]): MappedModelCore => ({
  type: 'draw',
  tasks: { draw: { prompt: 'wanted', inputs: [] } },
  fields: [
    aspect(['1:1', '3:4', '4:3', '9:16', '16:9']),
    ...fields,
    {
      name: 'people',
      to: 'personGeneration',
      label: 'People',
      kind: 'choice',
      options: ['dont_allow', 'allow_adult'],
      fallback: 'allow_adult',
      advanced: true,
    },
  ],
  mostResults: 4,
  countTo: 'sampleCount',
  // 480 tokens.
  promptLimit: 1500,
})

export const geminiImageRules: readonly GeminiImageRule[] = [
  { pattern: /^gemini-(1|2).*image/, method: 'generateContent', model: drawing(3, []) },
  {
    pattern: /^(gemini-.*image|nano-banana)/,
    method: 'generateContent',
    model: drawing(14, [size(['1K', '2K', '4K'])]),
  },
  { pattern: /^imagen-(3|.*fast)/, method: 'predict', model: imagen([]) },
  { pattern: /^imagen/, method: 'predict', model: imagen([size(['1K', '2K'])]) },
]
