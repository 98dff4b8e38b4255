import { describe, expect, it } from 'vitest'
import {
  cardAt,
  cardsWithin,
  emptyMasonry,
  findCard,
  laneCountFor,
  layMasonry,
  type Masonry,
} from './masonry-layout.ts'

type Item = { id: number; height: number }
const item = (id: number): Item => ({ id, height: 100 + ((id * 37) % 90) })
const items = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, at) => item(from - at))
const cardOf = ({ id, height }: Item) => ({ key: `${id}`, height })
const lay = (all: readonly Item[], before: Masonry<Item> = emptyMasonry, laneCount = 3) =>
  layMasonry(all, cardOf, before, { laneCount, gap: 8 })
const places = (masonry: Masonry<Item>) => masonry.lanes.flat()

describe('a masonry', () => {
  it('never lets two cards of a lane overlap, and fills its lanes evenly', () => {
    const { lanes } = lay(items(300, 1))
    for (const lane of lanes) {
      for (const [at, card] of lane.entries()) {
        const above = lane[at - 1]
        expect(card.top).toBe(above ? above.top + above.height + 8 : 0)
      }
    }
    const ends = lanes.map((lane) => lane.at(-1)?.top ?? 0)
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(200)
  })

  it('leaves all cards where they are when older ones come', () => {
    const before = lay(items(300, 200))
    const after = lay(items(300, 100), before)
    for (const card of places(before)) expect(findCard(after, card.key)).toEqual(card)
  })

  it('looks only at what has come behind all that was there, and lays it as if all were laid at once', () => {
    const all = items(300, 1)
    const looked: number[] = []
    const look = (card: Item) => {
      looked.push(card.id)
      return cardOf(card)
    }
    const lanes = { laneCount: 3, gap: 8 }
    const before = layMasonry(all.slice(0, 200), look, emptyMasonry, lanes)
    looked.length = 0
    const after = layMasonry(all, look, before, lanes)
    expect(looked).toEqual(all.slice(200).map(({ id }) => id))
    expect(after.lanes).toEqual(lay(all).lanes)
    expect(after.height).toBe(lay(all).height)
    for (const card of places(before)) expect(findCard(after, card.key)).toBe(card)
    expect(places(before)).toHaveLength(200)
  })

  it('lays everything anew by other heights', () => {
    const before = lay(items(30, 1))
    const taller = ({ id, height }: Item) => ({ key: `${id}`, height: height + 44 })
    const after = layMasonry(before.items, taller, before, { laneCount: 3, gap: 8 })
    expect(findCard(after, '30')?.height).toBe(item(30).height + 44)
  })

  it('keeps what did not move the same when one card has changed', () => {
    const before = lay(items(30, 1))
    const all = items(30, 1).map((each, at) => before.items[at] ?? each)
    const changed = all.map((each) => (each.id === 20 ? { ...each } : each))
    const after = lay(changed, before)
    for (const card of places(before))
      if (card.key === '20') expect(findCard(after, card.key)).not.toBe(card)
      else expect(findCard(after, card.key)).toBe(card)
  })

  it('moves one lane down and no card to another when a new one comes first', () => {
    const before = lay(items(300, 200))
    const after = lay(items(301, 200), before)
    const moved = places(before).filter(({ key, top }) => findCard(after, key)?.top !== top)
    expect(new Set(moved.map(({ lane }) => lane)).size).toBe(1)
    for (const card of places(before)) expect(findCard(after, card.key)?.lane).toBe(card.lane)
    expect(findCard(after, '301')?.top).toBe(0)
  })

  it('closes the gap of a card that is gone within its lane alone', () => {
    const before = lay(items(30, 1))
    const gone = places(before).find(({ lane }) => lane === 1)
    const after = lay(
      items(30, 1).filter(({ id }) => `${id}` !== gone?.key),
      before,
    )
    for (const card of places(after)) expect(card.lane).toBe(findCard(before, card.key)?.lane)
  })

  it('is laid anew when the number of lanes changes', () => {
    const after = lay(items(30, 1), lay(items(30, 1)), 2)
    expect(after.lanes).toHaveLength(2)
    expect(places(after)).toHaveLength(30)
  })

  it('tells which of 10,000 cards touch a span, and no others', () => {
    const masonry = lay(items(10_000, 1))
    const shown = cardsWithin(masonry, 50_000, 51_000)
    const wanted = places(masonry).filter(
      ({ top, height }) => top < 51_000 && top + height >= 50_000,
    )
    expect(shown.toSorted((a, b) => a.top - b.top)).toEqual(
      wanted.toSorted((a, b) => a.top - b.top),
    )
    expect(shown.length).toBeLessThan(40)
  })

  it('names the card at a place, and none below its end', () => {
    const masonry = lay(items(30, 1))
    expect(cardAt(masonry, 0)?.top).toBe(0)
    expect(cardAt(masonry, masonry.height + 1000)).toBeUndefined()
  })
})

describe('the number of lanes', () => {
  it.each([
    [200, 1],
    [358, 2],
    [700, 3],
    [1040, 4],
    [2400, 10],
  ])('for %i px is %i', (width, lanes) => {
    expect(laneCountFor(width, 240, 8)).toBe(lanes)
  })

  it('is one where cards are to be as wide as there is room', () => {
    expect(laneCountFor(2400, Number.POSITIVE_INFINITY, 8)).toBe(1)
  })
})
