// https://platform.openai.com/docs/api-reference/images
import { aspectField, choiceField } from '../../../mapped-fields.ts'
import type { MappedField, MappedModel } from '../../../mapped-model.ts'
import { base64, edits, type ImageDialect, type ImageRule, words } from './image-rule.ts'

const format = choiceField('format', ['png', 'jpeg', 'webp'], 'png', {
  to: 'output_format',
  advanced: true,
})
const background = choiceField('background', ['auto', 'transparent', 'opaque'], 'auto', {
  label: 'Background',
})

/** Sixteen pictures in all, the one that is changed first. */
const manyPictures: MappedModel['tasks'] = {
  draw: {
    prompt: 'wanted',
    inputs: [{ role: 'reference', least: 0, most: 16, to: 'image[]', list: true }],
  },
  edit: {
    prompt: 'wanted',
    inputs: [
      { role: 'source', least: 1, most: 1, to: 'image[]', list: true },
      { role: 'reference', least: 0, most: 15, to: 'image[]', list: true },
      { role: 'mask', least: 0, most: 1, to: 'mask' },
    ],
  },
}

const gptImage = (fields: readonly MappedField[]): Omit<ImageRule, 'pattern'> => ({
  model: {
    type: 'draw',
    tasks: manyPictures,
    fields: [...fields, format],
    mostResults: 10,
    countTo: 'n',
    promptLimit: 32_000,
  },
  pictures: edits,
})

const threeSizes = aspectField('size', {
  '1:1': '1024x1024',
  '3:2': '1536x1024',
  '2:3': '1024x1536',
})
const anySizes = aspectField('size', {
  '1:1': '1024x1024',
  '3:2': '1536x1024',
  '2:3': '1024x1536',
  '4:3': '1536x1152',
  '3:4': '1152x1536',
  '16:9': '2048x1152',
  '9:16': '1152x2048',
})
const qualities = ['auto', 'low', 'medium', 'high'] as const

export const openAiImages: ImageDialect = {
  rules: [
    {
      pattern: /^gpt-image-(2\.[5-9]|[3-9])/,
      ...gptImage([
        anySizes,
        choiceField('quality', [...qualities, 'xhigh', 'max'], 'auto'),
        background,
      ]),
    },
    { pattern: /^gpt-image-2/, ...gptImage([anySizes, choiceField('quality', qualities, 'auto')]) },
    {
      pattern: /^gpt-image-1-mini/,
      ...gptImage([threeSizes, choiceField('quality', qualities, 'auto'), background]),
    },
    {
      pattern: /^(gpt-image-1|chatgpt-image)/,
      ...gptImage([
        threeSizes,
        choiceField('quality', qualities, 'auto'),
        background,
        choiceField('fidelity', ['low', 'high'], 'low', {
          to: 'input_fidelity',
          label: 'Fidelity to pictures',
          tasks: ['edit'],
        }),
      ]),
    },
    {
      pattern: /^dall-e-3/,
      model: {
        type: 'draw',
        tasks: { draw: words },
        fields: [
          aspectField('size', { '1:1': '1024x1024', '7:4': '1792x1024', '4:7': '1024x1792' }),
          choiceField('quality', ['standard', 'hd'], 'standard'),
          choiceField('style', ['vivid', 'natural'], 'vivid'),
        ],
        countTo: 'n',
        promptLimit: 4000,
        fixed: base64,
      },
    },
    {
      pattern: /^dall-e-2/,
      model: {
        type: 'draw',
        tasks: {
          draw: words,
          edit: {
            prompt: 'wanted',
            inputs: [
              { role: 'source', least: 1, most: 1, to: 'image' },
              { role: 'mask', least: 1, most: 1, to: 'mask' },
            ],
          },
        },
        fields: [
          choiceField('size', ['256x256', '512x512', '1024x1024'], '1024x1024', { label: 'Size' }),
        ],
        mostResults: 10,
        countTo: 'n',
        promptLimit: 1000,
        fixed: base64,
      },
      pictures: edits,
      pngOnly: true,
    },
  ],
  documented: ['gpt-image-2', 'gpt-image-1.5', 'gpt-image-1', 'gpt-image-1-mini'],
}
