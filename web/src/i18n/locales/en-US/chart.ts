export const chart = {
  about: ({ type, points, series }: { type: string; points: number; series: number }) =>
    `${type}, points: ${points}, series: ${series}.`,
  keys: 'The left and right arrows go from point to point, Home and End to the ends.',
  line: 'Line chart',
  bar: 'Bar chart',
  area: 'Area chart',
  scatter: 'Scatter chart',
  pie: 'Pie chart',
  showTable: 'Show as a table',
  showChart: 'Show as a chart',
  save: 'Download chart',
  savePng: 'Picture (PNG)',
  saveSvg: 'Drawing (SVG)',
  saveCsv: 'Data (CSV)',
  saveFailed: 'The file could not be made.',
  point: 'Point',
  value: 'Value',
}

export type ChartTexts = typeof chart
