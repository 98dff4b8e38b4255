import { describe, expect, it } from 'vitest'
import { layRows, noRows, type RowCard, type Rows, rowCardAt, rowsWithin } from './row-layout.ts'
import { neighbourInRows } from './row-neighbour.ts'

type Item = { id: number; ratio: number }
const shapes = [1.5, 0.75, 1, 1.78, 0.56, 1.33, 2.4]
const item = (id: number): Item => ({ id, ratio: shapes[id % shapes.length] ?? 1 })
const items = (count: number) => Array.from({ length: count }, (_, at) => item(at))
const cardOf = ({ id, ratio }: Item): RowCard => ({ key: `${id}`, ratio })
const space = { width: 1000, gap: 4, target: 220, foot: 0 }
const lay = (all: readonly Item[], before: Rows<Item> = noRows, room = space) =>
  layRows({ items: all, cardOf, before, space: room })

describe('rows of pictures', () => {
  it.each([360, 700, 1000, 1900])('fill %i px from edge to edge, 4 px apart', (width) => {
    const { rows } = lay(items(200), noRows, { ...space, width })
    for (const row of rows.slice(0, -1)) {
      expect(row[0]?.left).toBe(0)
      const last = row.at(-1)
      expect(last && last.left + last.width).toBe(width)
      for (const [at, card] of row.entries()) {
        const before = row[at - 1]
        if (before) expect(card.left - before.left - before.width).toBe(4)
      }
    }
  })

  it('keep the shape of every picture, to the pixel', () => {
    for (const { item, width, height } of lay(items(200)).placed.values())
      expect(Math.abs(width - height * item.ratio)).toBeLessThan(3)
  })

  it('are near the height that is asked for', () => {
    for (const [first] of lay(items(200)).rows) {
      expect(first?.height).toBeGreaterThan(220 / 1.7)
      expect(first?.height).toBeLessThan(220 * 1.7)
    }
  })

  it('stand one below the other, and hold everything in its order', () => {
    const { rows, height } = lay(items(200))
    expect(rows.flat().map(({ item: { id } }) => id)).toEqual(items(200).map(({ id }) => id))
    let top = 0
    for (const row of rows) {
      for (const card of row) expect([card.top, card.height]).toEqual([top, row[0]?.height])
      top += (row[0]?.height ?? 0) + 4
    }
    expect(height).toBe(top - 4)
  })

  it('do not stretch the last one', () => {
    const { rows } = lay([item(0)])
    expect(rows[0]?.[0]).toMatchObject({ left: 0, width: 330, height: 220 })
  })

  it('leave room below each picture where something stands there', () => {
    const plain = lay(items(50))
    const { rows } = lay(items(50), noRows, { ...space, foot: 44 })
    expect(rows[0]?.[0]?.height).toBe((plain.rows[0]?.[0]?.height ?? 0) + 44)
  })

  it('stay the very same when more come behind, but for the last', () => {
    const all = items(300)
    const before = lay(all.slice(0, 200))
    const looked: number[] = []
    const look = (each: Item) => {
      looked.push(each.id)
      return cardOf(each)
    }
    const again = layRows({ items: all.slice(0, 200), cardOf: look, before: noRows, space })
    looked.length = 0
    const after = layRows({ items: all, cardOf: look, before: again, space })
    expect(looked.length).toBeLessThan(100 + 8)
    expect(after.rows).toEqual(lay(all).rows)
    expect(after.height).toBe(lay(all).height)
    for (const [at, row] of again.rows.slice(0, -1).entries()) expect(after.rows[at]).toBe(row)
    expect(before.items).toHaveLength(200)
  })

  it('are laid anew in another room', () => {
    const narrow = { ...space, width: 500 }
    expect(lay(items(60), lay(items(60)), narrow).rows).toEqual(lay(items(60), noRows, narrow).rows)
  })

  it('tell which of 10,000 cards touch a span, and no others', () => {
    const rows = lay(items(10_000))
    const shown = rowsWithin(rows, 50_000, 51_000)
    const wanted = [...rows.placed.values()].filter(
      ({ top, height }) => top < 51_000 && top + height >= 50_000,
    )
    expect(shown).toEqual(wanted)
    expect(shown.length).toBeLessThan(40)
    expect(rowCardAt(rows, 50_000)).toBe(shown[0])
  })

  it('are gone through by arrows in the order of reading, and up and down', () => {
    const rows = lay(items(60))
    const [first, second] = rows.rows
    const end = first?.at(-1)
    expect(neighbourInRows(rows, end?.key ?? '', 'ArrowRight')).toBe(second?.[0])
    expect(neighbourInRows(rows, second?.[0]?.key ?? '', 'ArrowLeft')).toBe(end)
    expect(neighbourInRows(rows, end?.key ?? '', 'ArrowDown')).toBe(second?.at(-1))
    expect(neighbourInRows(rows, second?.at(-1)?.key ?? '', 'ArrowUp')).toBe(end)
    expect(neighbourInRows(rows, '0', 'ArrowLeft')).toBeUndefined()
    expect(neighbourInRows(rows, '0', 'ArrowUp')).toBeUndefined()
    expect(neighbourInRows(rows, '0', 'Enter')).toBeUndefined()
  })
})

describe('lines among pictures', () => {
  const lineOf = (each: Item): RowCard => ({
    ...cardOf(each),
    line: each.id % 4 === 1 || each.id > 90 ? 72 : undefined,
  })
  const layMixed = (all: readonly Item[], before: Rows<Item> = noRows) =>
    layRows({ items: all, cardOf: lineOf, before, space })
  const isLine = ({ item: each }: { item: Item }) => lineOf(each).line !== undefined

  it('let the row above them be filled, and keep their order', () => {
    const { rows, placed } = layMixed(items(80))
    expect(placed.size).toBe(80)
    const lines = rows.flat().filter(isLine)
    expect(lines.map(({ item: { id } }) => id).toSorted((a, b) => a - b)).toEqual(
      lines.map(({ item: { id } }) => id),
    )
    for (const row of rows.slice(0, -2)) {
      const last = row.at(-1)
      expect(last && last.left + last.width).toBe(1000)
    }
    let top = 0
    for (const row of rows) {
      expect(row[0]?.top).toBe(top)
      top += (row[0]?.height ?? 0) + 4
    }
  })

  it('do not wait longer than three of them', () => {
    const { rows } = layMixed([item(2), item(91), item(92), item(93), item(94), item(4)])
    expect(rows.map((row) => row.map(({ key }) => key))).toEqual([
      ['2'],
      ['91'],
      ['92'],
      ['93'],
      ['94'],
      ['4'],
    ])
  })

  it('stand the same wherever the next page begins', () => {
    const all = items(60)
    for (let cut = 1; cut < 60; cut += 1)
      expect(layMixed(all, layMixed(all.slice(0, cut))).rows).toEqual(layMixed(all).rows)
  })
})
