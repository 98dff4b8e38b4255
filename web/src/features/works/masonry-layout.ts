// Where the cards of a masonry stand. Pure: heights are known before anything is drawn, so nothing ever moves because it was measured.
// A card keeps its lane for as long as the lanes stay as they are, so what is new at the head pushes one lane down and shuffles none.

export type Card = { key: string; height: number }
export type Placed<T> = { item: T; key: string; lane: number; top: number; height: number }

export type Masonry<T> = {
  laneCount: number
  lanes: readonly (readonly Placed<T>[])[]
  lane: ReadonlyMap<string, number>
  height: number
}

export const emptyMasonry = { laneCount: 0, lanes: [], lane: new Map<string, number>(), height: 0 }

/** Lanes for a width, so that cards are near `wished` px wide; two at least, where two of 140 px fit. */
export const laneCountFor = (width: number, wished: number, gap: number): number =>
  Math.max(width >= 2 * 140 + gap ? 2 : 1, Math.round((width + gap) / (wished + gap)))

export function layMasonry<T>(
  items: readonly T[],
  cardOf: (item: T) => Card,
  before: Masonry<T>,
  { laneCount, gap }: { laneCount: number; gap: number },
): Masonry<T> {
  const cards = items.map((item) => ({ item, ...cardOf(item) }))
  const lane = chooseLanes(cards, before.laneCount === laneCount ? before.lane : new Map(), {
    laneCount,
    gap,
  })
  const ends = new Array<number>(laneCount).fill(0)
  const lanes = ends.map((): Placed<T>[] => [])
  for (const { item, key, height } of cards) {
    const own = lane.get(key) ?? 0
    const top = ends[own] ?? 0
    lanes[own]?.push({ item, key, lane: own, top, height })
    ends[own] = top + height + gap
  }
  return { laneCount, lanes, lane, height: Math.max(0, ...ends.map((end) => end - gap)) }
}

/** The lane of each card: its own from before, else the shortest; what is new at the head chooses from below upwards. */
function chooseLanes(
  cards: readonly Card[],
  known: ReadonlyMap<string, number>,
  { laneCount, gap }: { laneCount: number; gap: number },
): Map<string, number> {
  const lane = new Map<string, number>()
  const ends = new Array<number>(laneCount).fill(0)
  const put = ({ key, height }: Card, own: number) => {
    lane.set(key, own)
    ends[own] = (ends[own] ?? 0) + height + gap
  }
  const firstKnown = cards.findIndex(({ key }) => known.has(key))
  const head = firstKnown < 0 ? [] : cards.slice(0, firstKnown)
  for (const card of cards.slice(head.length)) put(card, known.get(card.key) ?? shortest(ends))
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

export function findCard<T>(masonry: Masonry<T>, key: string): Placed<T> | undefined {
  const lane = masonry.lane.get(key)
  return lane === undefined ? undefined : masonry.lanes[lane]?.find((card) => card.key === key)
}
