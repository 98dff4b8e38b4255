import type { CompareTexts } from '../en-US/compare.ts'

export const compare: CompareTexts = {
  slider: '原图所占比例',
  value: (p) => `原图 ${p.percent}%`,
  before: '原图',
  after: '结果',
}
