import type { CompareTexts } from '../en-US/compare.ts'

export const compare: CompareTexts = {
  slider: '原圖所占比例',
  value: (p) => `原圖 ${p.percent}%`,
  before: '原圖',
  after: '結果',
}
