import { expect, it } from 'vitest'
import { headHeight, headLines, headWidthIn, isAsideWidth } from './group-head-size.ts'

it('heads stand above pictures in little room, and beside them in more', () => {
  expect(headWidthIn(382)).toBe(0)
  expect(isAsideWidth(headWidthIn(780))).toBe(true)
})

it('words take as many lines as they are long, and letters of Chinese twice the room', () => {
  expect(headLines('a lake', 200, true)).toBe(1)
  expect(headLines('a lake at dawn with birds over the water', 200, true)).toBe(2)
  expect(headLines('清晨的湖面上有一群飞鸟缓缓掠过', 200, true)).toBe(2)
  expect(headLines('word '.repeat(400), 200, true)).toBe(7)
  expect(headLines('word '.repeat(400), 200, false)).toBe(2)
})

it('a head is as high as its words want, and higher for fingers', () => {
  const short = headHeight('a lake', { width: 380, isTouch: false })
  expect(headHeight('a lake '.repeat(30), { width: 380, isTouch: false })).toBe(short + 20)
  expect(headHeight('a lake', { width: 380, isTouch: true })).toBeGreaterThan(short)
})
