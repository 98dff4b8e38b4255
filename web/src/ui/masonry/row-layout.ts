// Where pictures stand in rows that are filled from edge to edge. Pure: shapes are known before anything is drawn. A row is decided by what
// stands in it and before it, so what comes behind changes the last one alone.

export type RowCard = {
  key: string
  /** Width by height of what is to be seen. */
  ratio: number
}

type RowPlaced<T> = {
  item: T
  key: string
  row: number
  left: number
  top: number
  width: number
  height: number
}

type RowSpace = {
  width: number
  gap: number
  /** How high a row would be if it could choose, in px. */
  target: number
  /** Below each picture, in px. */
  foot: number
}

export type Rows<T> = {
  rows: readonly (readonly RowPlaced<T>[])[]
  placed: ReadonlyMap<string, RowPlaced<T>>
  height: number
  /** What it was laid of, in which room and by which shapes. */
  items: readonly T[]
  space: RowSpace
  cardOf: ((item: T) => RowCard) | undefined
}

export const noRows = {
  rows: [],
  placed: new Map<string, never>(),
  height: 0,
  items: [],
  space: { width: 0, gap: 0, target: 0, foot: 0 },
  cardOf: undefined,
}

/** How high rows should be in that much room, in px. */
export const targetHeightFor = (width: number): number =>
  width < 600 ? 180 : width < 1000 ? 220 : 260

/** What only comes behind all that was there costs no more than itself, and leaves the rows before the last the very same. */
export function layRows<T>(
  items: readonly T[],
  cardOf: (item: T) => RowCard,
  before: Rows<T>,
  space: RowSpace,
): Rows<T> {
  const isSame = before.cardOf === cardOf && isSameSpace(before.space, space)
  const isGrown =
    isSame &&
    before.items.length <= items.length &&
    before.items.every((item, at) => items[at] === item)
  const rows = isGrown ? before.rows.slice(0, -1) : []
  const last = isGrown ? (before.rows.at(-1) ?? []) : []
  const placed = new Map(isGrown ? before.placed : [])
  const from = isGrown ? before.items.length - last.length : 0
  let top = endOf(rows.at(-1), space)
  let open: { item: T; key: string; ratio: number }[] = []
  const close = (isWhole: boolean) => {
    const row = rowOf(open, { space, top, row: rows.length, isWhole })
    rows.push(row)
    for (const card of row) placed.set(card.key, card)
    top = endOf(row, space)
    open = []
  }
  for (const item of items.slice(from)) {
    const card = { item, ...cardOf(item) }
    if (open.length > 0 && standsBetterAlone(open, card, space)) close(true)
    open.push(card)
    if (heightOf(open, space) <= space.target) close(true)
  }
  if (open.length > 0) close(false)
  return { rows, placed, height: Math.max(0, top - space.gap), items, space, cardOf }
}

const isSameSpace = (a: RowSpace, b: RowSpace): boolean =>
  a.width === b.width && a.gap === b.gap && a.target === b.target && a.foot === b.foot

const endOf = (row: readonly RowPlaced<unknown>[] | undefined, { gap }: RowSpace): number =>
  row?.[0] ? row[0].top + row[0].height + gap : 0

const ratios = (cards: readonly { ratio: number }[]): number =>
  cards.reduce((sum, { ratio }) => sum + ratio, 0)

/** Of the pictures of a row that is filled. */
const heightOf = (cards: readonly { ratio: number }[], { width, gap }: RowSpace): number =>
  (width - (cards.length - 1) * gap) / ratios(cards)

/** Without the next one it is nearer to the height that is asked for than with it. */
function standsBetterAlone(
  open: readonly { ratio: number }[],
  next: { ratio: number },
  space: RowSpace,
): boolean {
  const without = heightOf(open, space)
  const together = heightOf([...open, next], space)
  return together < space.target && without / space.target < space.target / together
}

type Row = { space: RowSpace; top: number; row: number; isWhole: boolean }

/** The last row is no higher than it would choose: it ends where its pictures end. */
function rowOf<T>(
  cards: readonly { item: T; key: string; ratio: number }[],
  { space, top, row, isWhole }: Row,
): RowPlaced<T>[] {
  const { width, gap, target, foot } = space
  const full = heightOf(cards, space)
  const isFilled = isWhole || full <= target
  const exact = isFilled ? full : target
  const height = Math.round(exact) + foot
  let end = 0
  return cards.map(({ item, key, ratio }, at) => {
    const left = Math.round(end)
    end += ratio * exact
    const isLast = isFilled && at === cards.length - 1
    const right = isLast ? width : Math.round(end)
    end += gap
    return { item, key, row, left, top, width: right - left, height }
  })
}

/** The cards that touch a span of the page, in px from the top. */
export function rowsWithin<T>({ rows }: Rows<T>, from: number, to: number): RowPlaced<T>[] {
  const start = firstBelow(rows, from)
  let end = start
  while (end < rows.length && (rows[end]?.[0]?.top ?? 0) < to) end += 1
  return rows.slice(start, end).flat()
}

function firstBelow(rows: Rows<unknown>['rows'], y: number): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const first = rows[middle]?.[0]
    if (first && first.top + first.height < y) low = middle + 1
    else high = middle
  }
  return low
}

/** The first card of the row at a place. */
export const rowCardAt = <T>({ rows }: Rows<T>, y: number): RowPlaced<T> | undefined =>
  rows[firstBelow(rows, y)]?.[0]

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
