/** A byte order mark, by which spreadsheets see that the text is UTF-8. */
const utf8Mark = '\ufeff'

/**
 * A table as CSV (RFC 4180) for spreadsheets. A text that a spreadsheet would take for a formula begins with an apostrophe, which makes it
 * a text.
 */
export const toCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  utf8Mark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text
}
