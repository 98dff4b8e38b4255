/** `rows` with one of them `step` further on; the same where it cannot go there. */
export function movedBy<Row>(rows: readonly Row[], row: Row, step: -1 | 1): Row[] {
  const from = rows.indexOf(row)
  const to = from + step
  if (from < 0 || to < 0 || to >= rows.length) return [...rows]
  return rows.toSpliced(from, 1).toSpliced(to, 0, row)
}
