import { describe, expect, it } from 'vitest'
import { holds, isInside, padded, shared } from './boxes.ts'

const box = { left: 100, top: 100, width: 50, height: 20 }

it('what is padded is larger at each edge', () => {
  expect(padded(box, 10)).toEqual({ left: 90, top: 90, width: 70, height: 40 })
})

describe('what two boxes share', () => {
  it.each([
    { other: { ...box, left: 120 }, is: { left: 120, top: 100, width: 30, height: 20 } },
    { other: { ...box, top: 90, height: 15 }, is: { left: 100, top: 100, width: 50, height: 5 } },
    { other: { ...box, left: 150 }, is: null },
    { other: { ...box, top: 300 }, is: null },
  ])('$other is $is', ({ other, is }) => {
    expect(shared(box, other)).toEqual(is)
  })
})

it.each([
  { x: 100, y: 100, isHeld: true },
  { x: 150, y: 120, isHeld: true },
  { x: 99, y: 110, isHeld: false },
  { x: 110, y: 121, isHeld: false },
])('a point at $x, $y is held: $isHeld', ({ x, y, isHeld }) => {
  expect(holds(box, x, y)).toBe(isHeld)
})

it.each([
  { what: 'itself', area: box, inside: true },
  { what: 'less than a pixel less', area: { ...box, width: 49.5 }, inside: true },
  { what: 'what begins later', area: { ...box, left: 110 }, inside: false },
  { what: 'what ends earlier', area: { ...box, height: 10 }, inside: false },
])('a box is inside of $what: $inside', ({ area, inside }) => {
  expect(isInside(box, area)).toBe(inside)
})
