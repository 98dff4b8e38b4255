import type { MarkdownTexts } from '../en-US/markdown.ts'

export const markdown: MarkdownTexts = {
  code: '代码',
  copyCode: '复制代码',
  copied: '已复制',
  copyFailed: '复制失败',
  codeIn: ({ language }) => `${language} 代码`,
  table: '表格',
  taskDone: '已完成',
  taskOpen: '待办',
  showPicture: '显示图片',
  pictureFrom: ({ host }) => `来自 ${host} 的图片`,
  pictureFailed: '图片加载失败',
  retry: '重试',
  diagram: '图表',
  showDiagram: '显示图表',
  showCode: '显示代码',
  enlargeDiagram: '按原始大小显示',
  fitDiagram: '适应宽度',
  diagramFailed: ({ reason }) => `图表无法绘制：${reason}`,
  diagramReachesOut: '图表会从其他网站加载内容，因此以代码显示。',
  diagramNotLoaded: '图表组件加载失败。',
}
