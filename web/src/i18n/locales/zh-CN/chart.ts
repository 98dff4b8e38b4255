import type { ChartTexts } from '../en-US/chart.ts'

export const chart: ChartTexts = {
  about: ({ type, points, series }) => `${type}，${points} 个数据点，${series} 个系列。`,
  keys: '左右方向键逐点查看，Home 和 End 跳到两端。',
  line: '折线图',
  bar: '柱状图',
  area: '面积图',
  scatter: '散点图',
  pie: '饼图',
  showTable: '显示为表格',
  showChart: '显示为图表',
  save: '下载图表',
  savePng: '图片（PNG）',
  saveSvg: '矢量图（SVG）',
  saveCsv: '数据（CSV）',
  saveFailed: '文件没能生成。',
  point: '数据点',
  value: '数值',
}
