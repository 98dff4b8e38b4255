import { describe, expect, it } from 'vitest'
import { fairOrder } from './fair-order.ts'

const line = (items: string, running = 0, servedAt: number | null = null) => ({
  items: [...items],
  running,
  servedAt,
})

describe('the fair order', () => {
  it.each([
    ['nobody', [], ''],
    ['one alone', [line('abc')], 'abc'],
    ['two in turn', [line('aaaa'), line('bb')], 'ababaa'],
    ['whoever has less running first', [line('aaa', 2), line('bbb', 0)], 'bbabaa'],
    ['whoever was served longest ago first', [line('aa', 0, 5), line('bb', 0, 3)], 'baba'],
    ['whoever was never served before all', [line('aa', 0, 5), line('bb')], 'baba'],
    ['whoever has nothing waiting not at all', [line(''), line('b')], 'b'],
    ['one who joins later before those who were served', [line('aaa', 0), line('bb', 1)], 'ababa'],
  ])('gives %s', (_, lines, order) => {
    expect(fairOrder(lines).join('')).toBe(order)
  })

  it('holds ten thousand of one without putting off the one of another', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => `a${at}`)
    const order = fairOrder([
      { items: many, running: 0, servedAt: null },
      { items: ['b'], running: 0, servedAt: null },
    ])
    expect(order).toHaveLength(10_001)
    expect(order.indexOf('b')).toBe(1)
  })
})
