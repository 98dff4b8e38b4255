import { describe, expect, test } from 'vitest'
import { skillTools } from './skill-tools.ts'

const context = { now: new Date('2026-03-05T15:30:00Z'), locale: 'en-US' as const }
const run = (name: string, input: unknown, locale: 'en-US' | 'zh-CN' | 'zh-TW' = 'en-US') =>
  skillTools.find((tool) => tool.name === name)?.run(input, { ...context, locale })

test('three tools are offered, each with a schema of an object', () => {
  expect(skillTools.map((tool) => tool.name)).toEqual(['calculate', 'date', 'convert_units'])
  for (const tool of skillTools) {
    expect(tool.input).toMatchObject({ type: 'object' })
    expect(tool.input).not.toHaveProperty('$schema')
    expect(tool.description.length).toBeGreaterThan(40)
  }
})

describe('results', () => {
  test.each<[string, unknown, string]>([
    ['calculate', { expression: '0.1+0.2' }, '0.1 + 0.2 = 0.3 (exact)'],
    [
      'calculate',
      { expression: '2/3' },
      '2 ÷ 3 ≈ 0.66666666666666666667 (rounded to 20 significant digits)',
    ],
    [
      'date',
      { operation: 'now', timeZone: 'Asia/Tokyo' },
      '2026-03-06 (Friday) 00:30, time zone Asia/Tokyo',
    ],
    ['date', { operation: 'weekday', date: '2000-01-01' }, '2000-01-01 (Saturday)'],
    [
      'date',
      { operation: 'between', date: '2026-01-01', to: '2026-12-31' },
      'From 2026-01-01 (Thursday) to 2026-12-31 (Thursday): 364 days',
    ],
    [
      'date',
      { operation: 'add', date: '2026-11-30', amount: 3, unit: 'month' },
      '2026-11-30 (Monday) plus 3 month(s): 2027-02-28 (Sunday)',
    ],
    [
      'date',
      { operation: 'add', date: 'today', amount: -1, timeZone: 'UTC' },
      '2026-03-05 (Thursday) minus 1 day(s): 2026-03-04 (Wednesday)',
    ],
    ['convert_units', { value: 5, from: 'mi', to: 'km' }, '5 mi = 8.04672 km'],
    ['convert_units', { value: '1,000', from: 'm', to: 'km' }, '1,000 m = 1 km'],
  ])('%s %j', (name, input, output) => {
    expect(run(name, input)).toBe(output)
  })

  test('a measure of a place follows the reader', () => {
    expect(run('convert_units', { value: 1, from: '斤', to: 'g' }, 'zh-CN')).toContain('500 g')
    expect(run('convert_units', { value: 1, from: '斤', to: 'g' }, 'zh-TW')).toContain('600 g')
  })
})

describe('bad input is explained', () => {
  test.each<[string, unknown, RegExp]>([
    ['calculate', {}, /expression/],
    ['calculate', 'nonsense', /does not fit/],
    ['calculate', { expression: '1+' }, /too early/],
    ['calculate', { expression: '1/0' }, /zero/],
    ['calculate', { expression: 'foo(1)' }, /foo/],
    ['date', { operation: 'dance' }, /operation/],
    ['date', { operation: 'weekday', date: '2026-13-01' }, /2026-13-01/],
    ['date', { operation: 'weekday', date: '03/04/2026' }, /two ways/],
    ['date', { operation: 'between', date: '2026-01-01' }, /`to` is missing/],
    ['date', { operation: 'add', date: '2026-01-01' }, /`amount` is missing/],
    ['date', { operation: 'now', timeZone: 'Atlantis' }, /Atlantis/],
    ['convert_units', { value: 1, from: 'parsnip', to: 'km' }, /parsnip/],
    ['convert_units', { value: 1, from: 'kg', to: 'km' }, /different things/],
    ['convert_units', { value: 'many', from: 'kg', to: 'g' }, /many is not a number/],
  ])('%s %j', (name, input, said) => {
    expect(() => run(name, input)).toThrowError(said)
  })

  test('in the language of the reader', () => {
    expect(() => run('calculate', { expression: '1/0' }, 'zh-TW')).toThrowError('除數為零')
  })
})
