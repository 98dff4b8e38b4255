import type { RowPlaced, Rows } from './row-layout.ts'

/** The card before or behind, in the order of reading, or the one above or below; undefined for other keys and at the edges. */
export function neighbourInRows<T>(
  { rows, placed }: Rows<T>,
  key: string,
  pressed: string,
): RowPlaced<T> | undefined {
  const card = placed.get(key)
  const row = card && rows[card.row]
  if (!row) return undefined
  const at = row.indexOf(card)
  if (pressed === 'ArrowLeft') return row[at - 1] ?? rows[card.row - 1]?.at(-1)
  if (pressed === 'ArrowRight') return row[at + 1] ?? rows[card.row + 1]?.[0]
  if (pressed === 'ArrowUp') return nearest(rows[card.row - 1] ?? [], card)
  if (pressed === 'ArrowDown') return nearest(rows[card.row + 1] ?? [], card)
  return undefined
}

function nearest<T>(
  row: readonly RowPlaced<T>[],
  { left, width }: RowPlaced<T>,
): RowPlaced<T> | undefined {
  const middle = left + width / 2
  const distance = (card: RowPlaced<T>) => Math.abs(card.left + card.width / 2 - middle)
  return row.reduce<RowPlaced<T> | undefined>(
    (best, card) => (best && distance(best) <= distance(card) ? best : card),
    undefined,
  )
}
