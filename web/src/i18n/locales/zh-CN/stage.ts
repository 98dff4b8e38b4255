import type { StageTexts } from '../en-US/stage.ts'

export const stage: StageTexts = {
  enlarge: '放大查看',
  zoomIn: '放大',
  zoomOut: '缩小',
  whole: '显示全部',
  save: '下载',
  png: '图片（PNG）',
  svg: '矢量图（SVG）',
  saveFailed: '文件没能生成。',
}
