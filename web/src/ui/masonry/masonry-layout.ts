// Where the cards of a masonry stand. Pure: heights are known before anything is drawn, so nothing ever moves because it was measured.
// A card keeps its lane for as long as the lanes stay as they are, so what is new at the head pushes one lane down and shuffles none.

export type Card = { key: string; height: number }
export type Placed<T> = { item: T; key: string; lane: number; top: number; height: number }

export type Masonry<T> = {
  laneCount: number
  lanes: readonly (readonly Placed<T>[])[]
  placed: ReadonlyMap<string, Placed<T>>
  height: number
  /** What it was laid of, and by which heights. */
  items: readonly T[]
  cardOf: CardOf<T> | undefined
}

export type CardOf<T> = (item: T) => Card

export const emptyMasonry = {
  laneCount: 0,
  lanes: [],
  placed: new Map<string, never>(),
  height: 0,
  items: [],
  cardOf: undefined,
}

/** The same, asked only once for each item. */
export function remembering<T extends object>(cardOf: CardOf<T>): CardOf<T> {
  const known = new WeakMap<T, Card>()
  return (item) => {
    const card = known.get(item) ?? cardOf(item)
    known.set(item, card)
    return card
  }
}

type Lanes = { laneCount: number; gap: number }

/** Lanes for a width, so that cards are near `wished` px wide; two at least, where two of 140 px fit. One where they shall be endless. */
export const laneCountFor = (width: number, requested: number, gap: number): number =>
  requested === Number.POSITIVE_INFINITY
    ? 1
    : Math.max(width >= 2 * 140 + gap ? 2 : 1, Math.round((width + gap) / (requested + gap)))

/** What stood before and stands where it stood is the same object afterwards; what only comes behind it costs no more than itself. */
export function layMasonry<T>(
  items: readonly T[],
  cardOf: CardOf<T>,
  before: Masonry<T>,
  { laneCount, gap }: Lanes,
): Masonry<T> {
  const isKept = before.laneCount === laneCount
  if (isKept && before.cardOf === cardOf && beginsWith(items, before.items))
    return append(items, cardOf, before, gap)
  const known = isKept ? before.placed : new Map<string, Placed<T>>()
  const cards = items.map((item) => ({ item, ...cardOf(item) }))
  const lane = chooseLanes(cards, known, { laneCount, gap })
  const ends = new Array<number>(laneCount).fill(0)
  const lanes = ends.map((): Placed<T>[] => [])
  const placed = new Map<string, Placed<T>>()
  for (const card of cards) {
    const own = lane.get(card.key) ?? 0
    const put = place({ ...card, lane: own, top: ends[own] ?? 0 }, known)
    placed.set(put.key, put)
    lanes[own]?.push(put)
    ends[own] = put.top + put.height + gap
  }
  return { laneCount, lanes, placed, height: heightOf(ends, gap), items, cardOf }
}

const beginsWith = <T>(items: readonly T[], head: readonly T[]): boolean =>
  head.length <= items.length && head.every((item, at) => items[at] === item)

const heightOf = (ends: readonly number[], gap: number) =>
  Math.max(0, ...ends.map((end) => end - gap))

function place<T>(card: Placed<T>, known: ReadonlyMap<string, Placed<T>>): Placed<T> {
  const old = known.get(card.key)
  const { item, lane, top, height } = card
  const isSame = old?.item === item && old.lane === lane && old.top === top
  return isSame && old.height === height ? old : card
}

function append<T>(
  items: readonly T[],
  cardOf: CardOf<T>,
  before: Masonry<T>,
  gap: number,
): Masonry<T> {
  const lanes = before.lanes.map((lane) => [...lane])
  const placed = new Map(before.placed)
  const ends = lanes.map((lane) => endOf(lane, gap))
  for (const item of items.slice(before.items.length)) {
    const own = shortest(ends)
    const put = { item, ...cardOf(item), lane: own, top: ends[own] ?? 0 }
    placed.set(put.key, put)
    lanes[own]?.push(put)
    ends[own] = put.top + put.height + gap
  }
  return { ...before, lanes, placed, height: heightOf(ends, gap), items }
}

function endOf<T>(lane: readonly Placed<T>[], gap: number): number {
  const last = lane.at(-1)
  return last ? last.top + last.height + gap : 0
}

/** The lane of each card: its own from before, else the shortest; what is new at the head chooses from below upwards. */
function chooseLanes<T>(
  cards: readonly Card[],
  known: ReadonlyMap<string, Placed<T>>,
  { laneCount, gap }: Lanes,
): Map<string, number> {
  const lane = new Map<string, number>()
  const ends = new Array<number>(laneCount).fill(0)
  const put = ({ key, height }: Card, own: number) => {
    lane.set(key, own)
    ends[own] = (ends[own] ?? 0) + height + gap
  }
  const firstKnown = cards.findIndex(({ key }) => known.has(key))
  const head = firstKnown < 0 ? [] : cards.slice(0, firstKnown)
  for (const card of cards.slice(head.length))
    put(card, known.get(card.key)?.lane ?? shortest(ends))
  for (const card of head.toReversed()) put(card, shortest(ends))
  return lane
}

function shortest(ends: readonly number[]): number {
  let own = 0
  for (const [lane, end] of ends.entries()) if (end < (ends[own] ?? 0)) own = lane
  return own
}

/** The cards that touch a span of the page, in px from the top. */
export function cardsWithin<T>(masonry: Masonry<T>, from: number, to: number): Placed<T>[] {
  return masonry.lanes.flatMap((lane) => {
    const start = firstBelow(lane, from)
    let end = start
    while (end < lane.length && (lane[end]?.top ?? 0) < to) end += 1
    return lane.slice(start, end)
  })
}

function firstBelow<T>(lane: readonly Placed<T>[], y: number): number {
  let [low, high] = [0, lane.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const card = lane[middle]
    if (card && card.top + card.height < y) low = middle + 1
    else high = middle
  }
  return low
}

/** The card nearest below a place, to be kept where it is while everything is laid anew. */
export const cardAt = <T>(masonry: Masonry<T>, y: number): Placed<T> | undefined =>
  masonry.lanes
    .flatMap((lane) => lane[firstBelow(lane, y)] ?? [])
    .toSorted((a, b) => a.top - b.top)[0]

export const findCard = <T>(masonry: Masonry<T>, key: string): Placed<T> | undefined =>
  masonry.placed.get(key)
