import type { Chart } from '@atelier/contract/chart'
import { chartRows } from '@atelier/contract/chart-rows'

/** The data as a file for spreadsheets: its text is never taken for a formula, and the mark in front says that it is UTF-8. */
export function chartCsv(chart: Chart): string {
  const { series, unit } = chart
  const names = series.map(({ name }) => (unit ? `${name} (${unit})` : name))
  const rows = [['', ...names], ...chartRows(chart)]
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
