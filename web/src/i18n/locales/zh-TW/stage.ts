import type { StageTexts } from '../en-US/stage.ts'

export const stage: StageTexts = {
  enlarge: '放大檢視',
  zoomIn: '放大',
  zoomOut: '縮小',
  whole: '顯示全部',
  save: '下載',
  png: '圖片（PNG）',
  svg: '向量圖（SVG）',
  saveFailed: '無法產生檔案。',
}
