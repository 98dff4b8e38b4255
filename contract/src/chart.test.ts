import { expect, it } from 'vitest'
import { type Chart, chart, chartFault } from './chart.ts'
import { chartRows } from './chart-rows.ts'

const build = (more: Partial<Chart> = {}): Chart => ({
  type: 'line',
  title: 'Sales',
  x: ['a', 'b'],
  series: [{ name: 'North', values: [1, 2] }],
  ...more,
})
const named = (values: (number | null)[]) => [{ name: 'North', values }]
const many = Array.from({ length: 1001 }, (_, at) => at)

it('gives a row a point', () => {
  const series = [...named([1, null]), { name: 'South', values: [3, 4] }]
  expect(chartRows(build({ series }))).toEqual([
    ['a', 1, 3],
    ['b', null, 4],
  ])
})

it.each<[string, Chart, string | undefined]>([
  ['a line', build(), undefined],
  ['a pie', build({ type: 'pie' }), undefined],
  ['a scatter of numbers', build({ type: 'scatter', x: [1, 2] }), undefined],
  ['uneven series', build({ x: ['a'] }), 'series "North" has 2 values, but x has 1'],
  ['no values', build({ series: named([null, null]) }), 'there is no value at all'],
  ['names in a scatter', build({ type: 'scatter' }), 'a scatter chart needs numbers for x'],
  [
    'too many points in all',
    build({ x: many, series: [...named(many), ...named(many)] }),
    'there are 2002 points, and 2000 are the most',
  ],
  [
    'two series in a pie',
    build({ type: 'pie', series: [...named([1, 2]), ...named([1, 2])] }),
    'a pie chart shows one series',
  ],
  [
    'a slice below nothing',
    build({ type: 'pie', series: named([1, -1]) }),
    'a pie chart cannot show negative values',
  ],
  ['an empty pie', build({ type: 'pie', series: named([0, 0]) }), 'all slices of the pie are 0'],
  [
    'a pie of crumbs',
    build({ type: 'pie', x: many.slice(0, 25), series: named(many.slice(0, 25)) }),
    'a pie chart has at most 24 slices',
  ],
])('says what is wrong with %s', (_, data, fault) => {
  expect(chartFault(data)).toBe(fault)
})

it.each<[string, object]>([
  ['numbers without end', { series: named([Number.POSITIVE_INFINITY, 1]) }],
  ['numbers beyond all counting', { series: named([1e200, 1]) }],
  ['no series', { series: [] }],
  ['no title', { title: '' }],
  ['too many points', { x: [...many, ...many] }],
])('does not take %s', (_, more) => {
  expect(chart.safeParse({ ...build(), ...more }).success).toBe(false)
})
