import { describe, expect, it } from 'vitest'
import { gap, margin, placeTooltip } from './place-tooltip.ts'
import { type Position, tourDefaults } from './tour-options.ts'

const precedence = tourDefaults.positionPrecedence
const view = { width: 1000, height: 800 }
const tooltip = { width: 300, height: 160 }
const boxAt = (left: number, top: number, width = 100, height = 40) => ({
  left,
  top,
  width,
  height,
})

const place = (given: Partial<Parameters<typeof placeTooltip>[0]>) =>
  placeTooltip({
    target: boxAt(450, 380),
    tooltip,
    view,
    wanted: tourDefaults.tooltipPosition,
    precedence,
    ...given,
  })

describe('a tooltip', () => {
  it('without an element stands in the middle', () => {
    expect(place({ target: null })).toEqual({ kind: 'middle', left: 350, top: 320 })
  })

  it.each<{ wanted: Position; left: number; top: number; arrowAt: number }>([
    { wanted: 'bottom', left: 350, top: 420 + gap, arrowAt: 150 },
    { wanted: 'top', left: 350, top: 380 - gap - 160, arrowAt: 150 },
    { wanted: 'right', left: 550 + gap, top: 320, arrowAt: 80 },
    { wanted: 'left', left: 450 - gap - 300, top: 320, arrowAt: 80 },
  ])('stands at the $wanted where there is room', ({ wanted, ...at }) => {
    expect(place({ wanted })).toEqual({ kind: 'beside', position: wanted, ...at })
  })

  it.each<{ where: string; target: ReturnType<typeof boxAt>; wanted: Position; to: Position }>([
    { where: 'the foot', target: boxAt(450, 740), wanted: 'bottom', to: 'top' },
    { where: 'the head', target: boxAt(450, 10), wanted: 'top', to: 'bottom' },
    { where: 'the left edge', target: boxAt(0, 380), wanted: 'left', to: 'bottom' },
    { where: 'the right edge', target: boxAt(900, 380), wanted: 'right', to: 'bottom' },
    {
      where: 'the left, from head to foot',
      target: boxAt(0, 0, 200, 800),
      wanted: 'bottom',
      to: 'right',
    },
    {
      where: 'the right, from head to foot',
      target: boxAt(800, 0, 200, 800),
      wanted: 'bottom',
      to: 'left',
    },
  ])('at $where goes to the $to when $wanted has no room', ({ target, wanted, to }) => {
    expect(place({ target, wanted })).toMatchObject({ kind: 'beside', position: to })
  })

  it('tries the edges in the order that it is given', () => {
    const target = boxAt(450, 740)
    expect(place({ target, precedence: ['left', 'top'] })).toMatchObject({ position: 'left' })
  })

  it.each([
    { where: 'the left corner', target: boxAt(0, 380), left: margin, arrowAt: 38 },
    { where: 'the right corner', target: boxAt(900, 380), left: 1000 - margin - 300, arrowAt: 262 },
    { where: 'the very corner', target: boxAt(0, 380, 10), left: margin, arrowAt: 20 },
  ])(
    'stays inside the screen at $where, and its arrow on its edge',
    ({ target, left, arrowAt }) => {
      expect(place({ target })).toMatchObject({ left, arrowAt })
    },
  )

  it('stays inside the screen upright too', () => {
    expect(place({ target: boxAt(100, 0), wanted: 'right' })).toMatchObject({ top: margin })
    expect(place({ target: boxAt(100, 760), wanted: 'right' })).toMatchObject({
      top: 800 - margin - 160,
    })
  })

  it('becomes a sheet at the bottom when there is no room beside', () => {
    const phone = { width: 390, height: 500 }
    expect(
      place({ target: boxAt(10, 60, 370, 380), tooltip: { width: 366, height: 180 }, view: phone }),
    ).toEqual({ kind: 'sheet', left: 12 })
  })
})
