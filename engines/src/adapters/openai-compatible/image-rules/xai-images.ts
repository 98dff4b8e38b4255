import { choiceField } from '../../../mapped-fields.ts'
import { base64, type ImageDialect, words } from './image-rule.ts'

export const xaiImages: ImageDialect = {
  rules: [
    {
      pattern: /^grok-2-image/,
      model: {
        type: 'draw',
        tasks: { draw: words },
        fields: [],
        mostResults: 10,
        countTo: 'n',
        promptLimit: 1024,
        fixed: base64,
      },
    },
    {
      pattern: /^grok.*imag/,
      model: {
        type: 'draw',
        tasks: {
          draw: words,
          edit: {
            prompt: 'wanted',
            inputs: [{ role: 'source', least: 1, most: 1, to: 'image' }],
          },
        },
        fields: [
          {
            name: 'aspect',
            to: 'aspect_ratio',
            kind: 'aspect',
            options: ['1:1', '16:9', '9:16', '4:3', '3:4', '3:2', '2:3', '2:1', '1:2'],
            fallback: '1:1',
            tasks: ['draw'],
          },
          choiceField('resolution', ['1k', '2k'], '1k', { label: 'Resolution' }),
        ],
        mostResults: 10,
        countTo: 'n',
        promptLimit: 8000,
        fixed: base64,
      },
      pictures: { path: '/images/edits', as: 'objects' },
    },
  ],
  documented: ['grok-imagine-image'],
}
