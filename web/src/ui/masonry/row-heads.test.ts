import { describe, expect, it } from 'vitest'
import type { HeadRule } from './row-heads.ts'
import { layRows, noRows, type Rows } from './row-layout.ts'

type Item = { id: number; words: string; ratio?: number; line?: number }
const cardOf = ({ id, ratio = 1, line }: Item) => ({ key: `${id}`, ratio, line })
const above: HeadRule<Item> = {
  begins: (item, before) => item.words !== before.words,
  aside: () => 0,
  height: () => 50,
  gap: 16,
}
const beside: HeadRule<Item> = { ...above, aside: () => 200 }
const space = { width: 1000, gap: 4, target: 200, foot: 0 }

const lay = (items: readonly Item[], headRule = above, before: Rows<Item> = noRows) =>
  layRows({ items, cardOf, headRule, before, space })

/** So many of each. */
const groupsOf = (...counts: number[]): Item[] =>
  counts.flatMap((count, group) =>
    Array.from({ length: count }, (_, at) => ({ id: group * 100 + at, words: `${group}` })),
  )

describe('groups of pictures', () => {
  it('have a head above rows of their own', () => {
    const { heads, placed, height } = lay(groupsOf(2, 1))
    expect(heads).toMatchObject([
      { key: '0', from: 0, top: 0, height: 50, end: 250 },
      { key: '100', from: 2, top: 266, height: 50, end: 516 },
    ])
    expect(placed.get('0')).toMatchObject({ left: 0, top: 50, width: 200, height: 200 })
    expect(placed.get('1')).toMatchObject({ left: 204, top: 50 })
    expect(placed.get('100')).toMatchObject({ left: 0, top: 316 })
    expect(height).toBe(516)
  })

  it('have it beside their rows where there is room, as high as they are', () => {
    const { heads, placed } = lay(groupsOf(5, 1), beside)
    expect(heads[0]).toMatchObject({ top: 0, width: 200 })
    expect(placed.get('0')).toMatchObject({ left: 200, top: 0 })
    for (const { left, width } of placed.values()) expect(left + width).toBeLessThanOrEqual(1000)
    expect(heads[0]?.height).toBe(heads[0]?.end)
    const last = placed.get('4')
    expect(heads[0]?.end).toBe((last?.top ?? 0) + (last?.height ?? 0))
    expect(heads[1]?.top).toBe((heads[0]?.end ?? 0) + 16)
  })

  it('are no lower than their head', () => {
    const tall = { ...beside, height: () => 320 }
    const { heads } = lay(groupsOf(1, 1), tall)
    expect(heads.map(({ top, height }) => [top, height])).toEqual([
      [0, 320],
      [336, 320],
    ])
  })

  it('stay where they are when others come before or behind them, but for the way down', () => {
    const items = groupsOf(3, 5, 2)
    const before = lay(items)
    const added = [{ id: 900, words: 'new' }, ...items]
    const after = lay(added, above, before)
    const moved = (after.placed.get('0')?.top ?? 0) - (before.placed.get('0')?.top ?? 0)
    for (const { id } of items) {
      const [old, now] = [before.placed.get(`${id}`), after.placed.get(`${id}`)]
      expect(now).toMatchObject({ left: old?.left, width: old?.width, height: old?.height })
      expect(now?.top).toBe((old?.top ?? 0) + moved)
    }
  })

  it('cost no more than what comes behind, and go on where the next page begins within one', () => {
    const whole = groupsOf(4, 7, 3)
    for (const cut of [3, 5, 9, 11, 12]) {
      const first = lay(whole.slice(0, cut))
      const grown = lay(whole, above, first)
      const fresh = lay(whole)
      expect([...grown.placed.values()]).toEqual([...fresh.placed.values()])
      expect(grown.heads).toEqual(fresh.heads)
      expect(grown.rows).toEqual(fresh.rows)
      expect(grown.height).toBe(fresh.height)
    }
    const first = lay(whole)
    const again = lay([...whole, { id: 999, words: 'more' }], above, first)
    expect(again.placed.get('0')).toBe(first.placed.get('0'))
  })
})

describe('what is no picture', () => {
  it('stands alone in its row, so high as it says, below the pictures that it comes with', () => {
    const items: Item[] = [
      { id: 1, words: '' },
      { id: 2, words: '', line: 72 },
      { id: 3, words: '' },
    ]
    const { rows } = layRows({ items, cardOf, before: noRows, space })
    expect(rows.map((row) => row.map(({ key }) => key))).toEqual([['1', '3'], ['2']])
    expect(rows[1]?.[0]).toMatchObject({ left: 0, width: 1000, height: 72, top: 204 })
  })
})

it('the last row of a group fills the room where it may', () => {
  const items = groupsOf(1)
  const phone = { ...space, width: 360, maxLast: Number.POSITIVE_INFINITY }
  const { placed } = layRows({ items, cardOf, headRule: above, before: noRows, space: phone })
  expect(placed.get('0')).toMatchObject({ width: 360, height: 360 })
})
