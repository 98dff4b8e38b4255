import { aspectField, choiceField, flagField } from '../../../mapped-fields.ts'
import type { MappedField } from '../../../mapped-model.ts'
import { type ImageDialect, type ImageRule, words } from './image-rule.ts'

const cogviewSizes = aspectField('size', {
  '1:1': '1024x1024',
  '4:3': '1152x864',
  '3:4': '864x1152',
  '7:4': '1344x768',
  '4:7': '768x1344',
  '2:1': '1440x720',
  '1:2': '720x1440',
})
const glmSizes = aspectField('size', {
  '1:1': '1280x1280',
  '4:3': '1472x1088',
  '3:4': '1088x1472',
  '3:2': '1568x1056',
  '2:3': '1056x1568',
  '9:5': '1728x960',
  '5:9': '960x1728',
})
const zhipuModel = (sizes: MappedField): ImageRule['model'] => ({
  type: 'draw',
  tasks: { draw: words },
  fields: [
    sizes,
    choiceField('quality', ['standard', 'hd'], 'standard'),
    flagField('watermark', 'watermark_enabled', 'Watermark'),
  ],
  promptLimit: 1000,
})

export const zhipuImages: ImageDialect = {
  rules: [
    { pattern: /^glm-image/, model: zhipuModel(glmSizes) },
    { pattern: /^cogview/, model: zhipuModel(cogviewSizes) },
  ],
  documented: ['glm-image', 'cogview-4-250304', 'cogview-3-flash'],
}
