import { describe, expect, it } from 'vitest'
import { takeTurns } from './take-turns.ts'

const turn = (items: string, running = 0, servedAt: number | null = null) => ({
  items: [...items],
  running,
  servedAt,
})

describe('turns', () => {
  it.each([
    ['nobody', [], ''],
    ['one alone', [turn('abc')], 'abc'],
    ['two in turn', [turn('aaaa'), turn('bb')], 'ababaa'],
    ['whoever has less running first', [turn('aaa', 2), turn('bbb', 0)], 'bbabaa'],
    ['whoever was served longest ago first', [turn('aa', 0, 5), turn('bb', 0, 3)], 'baba'],
    ['whoever was never served before all', [turn('aa', 0, 5), turn('bb')], 'baba'],
    ['whoever has nothing waiting not at all', [turn(''), turn('b')], 'b'],
    ['one who joins later before those who were served', [turn('aaa', 0), turn('bb', 1)], 'ababa'],
  ])('give %s', (_, turns, order) => {
    expect(takeTurns(turns).join('')).toBe(order)
  })

  it('hold ten thousand of one without putting off the one of another', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => `a${at}`)
    const order = takeTurns([
      { items: many, running: 0, servedAt: null },
      { items: ['b'], running: 0, servedAt: null },
    ])
    expect(order).toHaveLength(10_001)
    expect(order.indexOf('b')).toBe(1)
  })
})
