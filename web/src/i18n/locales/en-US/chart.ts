export const chart = {
  about: ({ type, points, series }: { type: string; points: number; series: number }) =>
    `${type}, points: ${points}, series: ${series}.`,
  keys: '← and → move between points, Home and End jump to the ends.',
  line: 'Line chart',
  bar: 'Bar chart',
  area: 'Area chart',
  scatter: 'Scatter chart',
  pie: 'Pie chart',
  showTable: 'Show table',
  showChart: 'Show chart',
  save: 'Download chart',
  savePng: 'Image (PNG)',
  saveSvg: 'Vector (SVG)',
  saveCsv: 'Data (CSV)',
  saveFailed: 'Couldn’t create the file.',
  point: 'Point',
  value: 'Value',
}

export type ChartTexts = typeof chart
