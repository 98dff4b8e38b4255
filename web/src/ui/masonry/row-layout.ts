// Where pictures stand in rows that are filled from edge to edge. Pure: shapes are known before anything is drawn. A row is decided by what
// stands in it and before it, so what comes behind changes the last one alone. What is no picture stands below the row that is being filled when
// it comes, so that no row of pictures ends half way. Groups have rows of their own, with a head above or beside them.
import { closedHead, type HeadRule, type OpenHead, type RowHead } from './row-heads.ts'

export type RowCard = {
  key: string
  /** Width by height of what is to be seen. */
  ratio: number
  /** It is no picture, and stands alone in its row, so high in px. */
  line?: number | undefined
}

export type RowPlaced<T> = {
  item: T
  key: string
  row: number
  left: number
  top: number
  width: number
  height: number
}

export type RowSpace = {
  width: number
  gap: number
  /** How high a row would be if it could choose, in px. */
  target: number
  /** Below each picture, in px. */
  foot: number
  /** How high the last row of a group may be where its pictures could fill it; `target` when absent. */
  maxLast?: number
}

/** How pictures of a row are looked at. */
export type RowCardOf<T> = (item: T, width: number) => RowCard

export type Rows<T> = {
  rows: readonly (readonly RowPlaced<T>[])[]
  placed: ReadonlyMap<string, RowPlaced<T>>
  heads: readonly RowHead[]
  height: number
  /** What it was laid of, in which room and by which rules. */
  items: readonly T[]
  space: RowSpace
  cardOf: RowCardOf<T> | undefined
  headRule: HeadRule<T> | undefined
  /** What nothing that comes behind can change: so many rows, of so many items. */
  settled: { rows: number; items: number }
}

export const noRows = {
  rows: [],
  placed: new Map<string, never>(),
  heads: [],
  height: 0,
  items: [],
  space: { width: 0, gap: 0, target: 0, foot: 0 },
  cardOf: undefined,
  headRule: undefined,
  settled: { rows: 0, items: 0 },
}

/** So many lines wait for the row of pictures above them to be filled, before it is left as it is. */
const maxWaiting = 3

/** How high rows should be in that much room, in px. */
export const targetHeightFor = (width: number): number =>
  width < 600 ? 180 : width < 1000 ? 220 : 260

type Laying<T> = {
  items: readonly T[]
  cardOf: RowCardOf<T>
  /** With it items stand in groups, each in rows of its own. */
  headRule?: HeadRule<T> | undefined
  before: Rows<T>
  space: RowSpace
}

/** What only comes behind all that was there costs no more than itself, and leaves the rows before the last, or the last group, the very same. */
export function layRows<T>({ items, cardOf, headRule, before, space }: Laying<T>): Rows<T> {
  const isSame =
    before.cardOf === cardOf && before.headRule === headRule && isSameSpace(before.space, space)
  const isGrown =
    isSame &&
    before.items.length <= items.length &&
    before.items.every((item, at) => items[at] === item)
  const { rows, heads, placed, from } = isGrown ? wholeOf(before) : nothingKept<T>()
  const aside = headRule?.aside(space.width) ?? 0
  const room = { ...space, width: space.width - aside, left: aside }
  const lastHead = heads.at(-1)
  let top = lastHead ? lastHead.end + (headRule?.gap ?? 0) : endOf(rows.at(-1), space)
  let open: Open<T>[] = []
  let lines: Open<T>[] = []
  let settled = { rows: rows.length, items: from }
  let head: OpenHead | undefined
  const add = (cards: readonly Open<T>[], isWhole: boolean) => {
    if (cards.length === 0) return
    const row = rowOf(cards, { space: room, top, row: rows.length, isWhole })
    rows.push(row)
    for (const card of row) placed.set(card.key, card)
    top = endOf(row, space)
  }
  const close = (isWhole: boolean) => {
    add(open, isWhole)
    for (const line of lines) add([line], true)
    open = []
    lines = []
  }
  const settle = (items: number) => {
    settled = { rows: rows.length, items }
  }
  const closeGroup = () => {
    close(false)
    if (!head || !headRule) return
    const closed = closedHead(head, top - space.gap, aside > 0)
    heads.push(closed)
    top = closed.end + headRule.gap
  }
  for (const [at, item] of items.entries()) {
    if (at < from) continue
    const previous = items[at - 1]
    if (
      headRule &&
      (previous === undefined || head === undefined || headRule.begins(item, previous))
    ) {
      closeGroup()
      const { key } = cardOf(item, room.width)
      const height = headRule.height(item, aside || space.width)
      head = { key, from: at, top, width: aside || space.width, height }
      if (aside === 0) top += height
    }
    const card = { item, ...cardOf(item, room.width) }
    if (card.line !== undefined) {
      lines.push(card)
      if (open.length > 0 && lines.length <= maxWaiting) continue
      close(false)
      settle(at + 1)
      continue
    }
    if (open.length > 0 && standsBetterAlone(open, card, room)) {
      close(true)
      settle(at)
    }
    open.push(card)
    if (heightOf(open, room) > room.target) continue
    close(true)
    settle(at + 1)
  }
  closeGroup()
  const end = headRule ? top - headRule.gap : top - space.gap
  const height = Math.max(0, end)
  return { rows, placed, heads, height, items, space, cardOf, headRule, settled }
}

type Open<T> = RowCard & { item: T }

const nothingKept = <T>() => ({
  rows: [] as (readonly RowPlaced<T>[])[],
  heads: [] as RowHead[],
  placed: new Map<string, RowPlaced<T>>(),
  from: 0,
})

/** What nothing that comes behind can change. */
function wholeOf<T>({ rows, heads, placed, settled }: Rows<T>): ReturnType<typeof nothingKept<T>> {
  const group = heads.at(-1)
  const last = group ? (placed.get(group.key)?.row ?? 0) : settled.rows
  const from = group ? group.from : settled.items
  return {
    rows: rows.slice(0, last),
    heads: heads.slice(0, -1),
    placed: new Map(placed),
    from,
  }
}

const isSameSpace = (a: RowSpace, b: RowSpace): boolean =>
  a.width === b.width &&
  a.gap === b.gap &&
  a.target === b.target &&
  a.foot === b.foot &&
  a.maxLast === b.maxLast

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

type Row = { space: RowSpace & { left: number }; top: number; row: number; isWhole: boolean }

/** The last row is no higher than it would choose: it ends where its pictures end. */
function rowOf<T>(cards: readonly Open<T>[], { space, top, row, isWhole }: Row): RowPlaced<T>[] {
  const { width, gap, target, foot, maxLast = target } = space
  const [first] = cards
  if (first?.line !== undefined) {
    const { item, key, line } = first
    return [{ item, key, row, left: space.left, top, width, height: line }]
  }
  const full = heightOf(cards, space)
  const isFilled = isWhole || full <= maxLast
  const exact = isFilled ? full : target
  const height = Math.round(exact) + foot
  let end = 0
  return cards.map(({ item, key, ratio }, at) => {
    const left = Math.round(end)
    end += ratio * exact
    const isLast = isFilled && at === cards.length - 1
    const right = isLast ? width : Math.round(end)
    end += gap
    return { item, key, row, left: space.left + left, top, width: right - left, height }
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
