import type { Chart } from '@atelier/contract/chart'
import { describe, expect, it, test } from 'vitest'
import { niceTicks } from '../../../lib/nice-ticks.ts'
import { layOutAxes } from './axes-layout.ts'
import { chartCsv } from './chart-csv.ts'
import { layOutFrame } from './frame-layout.ts'
import { areaPath, barBoxes, layOutPie, linePath } from './marks-layout.ts'
import { pointText, tickText, valueText } from './number-texts.ts'
import { fitText, textWidth, wrapText } from './text-size.ts'

describe('ticks', () => {
  it.each<[number, number, number, number[]]>([
    [0, 10, 5, [0, 2, 4, 6, 8, 10]],
    [0, 97, 5, [0, 20, 40, 60, 80, 100]],
    [-3, 7, 5, [-4, -2, 0, 2, 4, 6, 8]],
    [0.1, 0.3, 4, [0.1, 0.15, 0.2, 0.25, 0.3]],
    [5, 5, 4, [2, 4, 6, 8]],
    [0, 0, 2, [-1, 0, 1]],
    [1e9, 3e9, 4, [1e9, 1.5e9, 2e9, 2.5e9, 3e9]],
  ])('from %d to %d, about %d of them', (low, high, count, values) => {
    expect(niceTicks(low, high, count).values).toEqual(values)
  })

  test.each<[number, number]>([
    [-1e308, 1e308],
    [1e-300, 2e-300],
    [1e15, 1e15 + 1e-3],
    [123456.7, 123456.8],
  ])('from %d to %d are few, and hold the data between them', (low, high) => {
    const { values } = niceTicks(low, high, 5)
    expect(values.length).toBeLessThan(15)
    expect(values[0]).toBeLessThanOrEqual(low)
    expect(values.at(-1)).toBeGreaterThanOrEqual(high)
  })
})

describe('text', () => {
  it('is as wide as its letters', () => {
    expect(textWidth('销售额', 12)).toBe(36)
    expect(textWidth('ill', 12)).toBeLessThan(textWidth('mmm', 12))
  })

  it('is cut where it has no room', () => {
    expect(fitText('short', 100, 12)).toBe('short')
    expect(fitText('a very long name of a series', 60, 12)).toMatch(/^a very.*…$/)
  })

  it.each<[string, number]>([
    ['Monthly sales of all branches in the north and the south of the country', 3],
    ['各地区分公司第一季度至第四季度的销售额与利润变化情况一览', 3],
    ['x'.repeat(200), 1],
  ])('%s goes into lines', (text, lines) => {
    const wrapped = wrapText(text, { widthPx: 160, sizePx: 15, lines: 3 })
    expect(wrapped).toHaveLength(lines)
    for (const line of wrapped) expect(textWidth(line, 15)).toBeLessThanOrEqual(160)
  })
})

describe('numbers', () => {
  it.each<[number, number, number, string]>([
    [0.5, 2, 1.5, '1.5'],
    [1, 10, 3, '3'],
    [1000, 5000, 3000, '3,000'],
    [500_000, 3_000_000, 1_500_000, '1.5M'],
    [1e-7, 1e-6, 3e-7, '3E-7'],
  ])('a step of %d up to %d: %d is %s', (step, top, value, text) => {
    expect(tickText('en-US', { step, top })(value)).toBe(text)
  })

  it('are in full with their unit, and years are plain', () => {
    expect(valueText('en-US', '%')(12.5)).toBe('12.5%')
    expect(valueText('en-US', 'km')(1234.5)).toBe('1,234.5 km')
    expect(pointText('en-US', [2020, 2021])(2021)).toBe('2021')
    expect(pointText('en-US', [10_000, 20_000])(20_000)).toBe('20,000')
  })
})

const box = { left: 0, top: 0, width: 400, height: 300 }
const chart = (more: Partial<Chart> = {}): Chart => ({
  type: 'line',
  title: 'Sales',
  x: ['a', 'b', 'c', 'd'],
  series: [{ name: 'North', values: [1, null, 3, 4] }],
  ...more,
})

describe('the frame', () => {
  it('breaks the legend where the width ends, and leaves a plot below', () => {
    const names = Array.from({ length: 12 }, (_, at) => `A long name ${at}`)
    const { legend, plot, height } = layOutFrame({ title: 'Sales', names }, { width: 300 })
    expect(new Set(legend.map(({ y }) => y)).size).toBeGreaterThan(3)
    for (const { x, text } of legend) expect(x + textWidth(text, 12)).toBeLessThanOrEqual(300)
    expect(plot.top).toBeGreaterThan(legend.at(-1)?.y ?? 0)
    expect(plot.top + plot.height).toBe(height)
  })
})

describe('axes', () => {
  it.each<[string, Chart]>([
    ['a line', chart()],
    ['bars below zero', chart({ type: 'bar', series: [{ name: '', values: [-5, 2, 3, -1] }] })],
    ['numbers', chart({ type: 'scatter', x: [5, 1, 2, 9] })],
    ['one value', chart({ x: [7], series: [{ name: '', values: [0] }] })],
    ['the largest numbers', chart({ series: [{ name: '', values: [-1e100, 1e100, 0, 1] }] })],
  ])('keep %s within them', (_, data) => {
    const { inner, marks, xLabels, yLabels, baseY } = layOutAxes(data, box, 'en-US')
    for (const { x, y } of marks.flat()) {
      expect(x).toBeGreaterThanOrEqual(inner.left)
      expect(x).toBeLessThanOrEqual(inner.left + inner.width)
      expect(y).toBeGreaterThanOrEqual(inner.top - 0.01)
      expect(y).toBeLessThanOrEqual(inner.top + inner.height + 0.01)
    }
    expect(yLabels.length).toBeGreaterThan(1)
    expect(xLabels.length).toBeGreaterThan(0)
    expect(Number.isFinite(baseY)).toBe(true)
  })

  it('begin at zero for bars, and near the values for a line', () => {
    const series = [{ name: '', values: [100, 101, 102, 103] }]
    expect(layOutAxes(chart({ type: 'bar', series }), box, 'en-US').yLabels[0]?.text).toBe('0')
    expect(layOutAxes(chart({ series }), box, 'en-US').yLabels[0]?.text).not.toBe('0')
  })

  it('name only as many points as have room', () => {
    const x = Array.from({ length: 500 }, (_, at) => `Point number ${at}`)
    const data = chart({ type: 'bar', x, series: [{ name: '', values: x.map(() => 1) }] })
    const { xLabels } = layOutAxes(data, box, 'en-US')
    expect(xLabels.length).toBeGreaterThan(2)
    xLabels.reduce((before, now) => {
      expect(now.place - before.place).toBeGreaterThan(textWidth(now.text, 12))
      return now
    })
  })
})

describe('marks', () => {
  const layout = layOutAxes(chart(), box, 'en-US')
  const marks = layout.marks[0] ?? []
  const isNext = (a: { at: number }, b: { at: number }) => b.at === a.at + 1

  it('leave a gap where a value is missing', () => {
    expect(linePath(marks, isNext).match(/M/g)).toHaveLength(2)
    expect(areaPath(marks, 100, isNext).match(/Z/g)).toHaveLength(2)
  })

  it('stand side by side as bars', () => {
    const series = [
      { name: 'a', values: [1, 2, 3, 4] },
      { name: 'b', values: [-1, 2, 3, 4] },
    ]
    const bars = barBoxes(layOutAxes(chart({ type: 'bar', series }), box, 'en-US'))
    expect(bars).toHaveLength(8)
    const first = bars.filter(({ at }) => at === 0)
    expect((first[0]?.left ?? 0) + (first[0]?.width ?? 0)).toBeLessThan(first[1]?.left ?? 0)
    expect(first[1]?.top).toBeCloseTo((first[0]?.top ?? 0) + (first[0]?.height ?? 0))
  })

  it('are slices that make a whole', () => {
    const slices = layOutPie([1, 0, null, 3], box)
    expect(slices.map(({ at, share }) => [at, share])).toEqual([
      [0, 0.25],
      [3, 0.75],
    ])
    expect(layOutPie([5], box)[0]?.path.match(/A/g)).toHaveLength(2)
    expect(layOutPie([1e308, 1e308], box)[0]?.share).toBe(0.5)
  })
})

describe('a file of the data', () => {
  it('has a row a point, and no formulas', () => {
    const data = chart({ x: ['=SUM(A1)', 'b, c', '"q"', 4], unit: '%' })
    expect(chartCsv(data)).toBe(
      `\ufeff,North (%)\r\n'=SUM(A1),1\r\n"b, c",\r\n"""q""",3\r\n4,4\r\n`,
    )
  })
})
