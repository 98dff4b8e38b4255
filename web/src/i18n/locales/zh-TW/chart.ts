import type { ChartTexts } from '../en-US/chart.ts'

export const chart: ChartTexts = {
  about: ({ type, points, series }) => `${type}，${points} 個資料點，${series} 個數列。`,
  keys: '左右方向鍵逐點檢視，Home 和 End 跳到兩端。',
  line: '折線圖',
  bar: '長條圖',
  area: '區域圖',
  scatter: '散佈圖',
  pie: '圓餅圖',
  showTable: '以表格顯示',
  showChart: '以圖表顯示',
  save: '下載圖表',
  savePng: '圖片（PNG）',
  saveSvg: '向量圖（SVG）',
  saveCsv: '資料（CSV）',
  saveFailed: '無法產生檔案。',
  point: '資料點',
  value: '數值',
}
