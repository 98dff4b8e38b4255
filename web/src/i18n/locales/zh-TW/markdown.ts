import type { MarkdownTexts } from '../en-US/markdown.ts'

export const markdown: MarkdownTexts = {
  code: '程式碼',
  copyCode: '複製程式碼',
  copied: '已複製',
  copyFailed: '無法複製',
  codeIn: ({ language }) => `${language} 程式碼`,
  table: '表格',
  taskDone: '已完成',
  taskOpen: '待辦',
  showPicture: '顯示圖片',
  pictureFrom: ({ host }) => `來自 ${host} 的圖片`,
  pictureFailed: '圖片載入失敗',
  retry: '再試一次',
  diagram: '圖表',
  showDiagram: '顯示圖表',
  showCode: '顯示程式碼',
  enlargeDiagram: '以原始大小顯示',
  fitDiagram: '符合寬度',
  diagramFailed: ({ reason }) => `圖表無法繪製：${reason}`,
  diagramReachesOut: '圖表會從其他網站載入內容，因此以程式碼顯示。',
  diagramNotLoaded: '圖表元件載入失敗。',
}
