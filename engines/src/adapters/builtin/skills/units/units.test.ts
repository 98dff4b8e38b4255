import type { Locale } from '@atelier/contract/primitives'
import { describe, expect, test } from 'vitest'
import { units } from './unit-table.ts'
import { answerUnits, findUnit } from './units.ts'

const english: [question: string, holds: string][] = [
  ['5 miles in km', '= **8.04672 km**'],
  ['convert 5 miles to km', '**8.04672 km**'],
  ['How many miles are 3.5 kilometres?', '**2.174799173 miles**'],
  ['how many feet in a meter', '≈ **3.280839895 feet**'],
  ['how many grams are in 2.5 lb', '**1,133.980925 grams**'],
  ['5 feet 11 inches in cm', '**180.34 cm**'],
  [`5'11" in cm`, '**180.34 cm**'],
  ['-40 F to C', '**−40 C**'],
  ['36.6 °C in °F', '**97.88 °F**'],
  ['100℃ to ℉', '**212 °F**'],
  ['0 K in C', '**−273.15 C**'],
  ['-300 C in F', 'absolute zero'],
  ['5 cm to in', '**1.968503937 in**'],
  ['60 mph in km/h', '**96.56064 km/h**'],
  ['1 GiB in MB', '**1,073.741824 MB**'],
  ['100 Mb to MB', '**12.5 MB**'],
  ['how many MB in a GB', '**1,000 MB**'],
  ['3 gallons to liters', '**11.356235352 liters**'],
  ['1 acre in m2', '**4,046.8564224 m2**'],
  ['10 m² in sq ft', '**107.6391042 sq ft**'],
  ['how many seconds in a year', '**31,536,000 seconds**'],
  ['how many days in 2 weeks', '**14 days**'],
  ['1 ly in km', '**9,460,730,472,580.8 km**'],
  ['what is 180 pounds in kg?', '**81.6466266 kg**'],
  ['5 km to kg', 'different things'],
]

const simplified: [question: string, holds: string][] = [
  ['5公里等于多少英里', '**3.106855961 英里**'],
  ['3.5 公里等于多少英里？', '**2.174799173 英里**'],
  ['一亩是多少平方米', '**666.6666667 平方米**'],
  ['1平方公里等于多少亩', '**1,500 亩**'],
  ['36.6摄氏度等于多少华氏度', '**97.88 华氏度**'],
  ['零下40度是多少华氏度', '**−40 华氏度**'],
  ['100 斤 换算 公斤', '**50 公斤**'],
  ['一斤等于几两', '**10 两**'],
  ['二两是多少克', '**100 克**'],
  ['半斤是多少克', '**250 克**'],
  ['多少克是一斤', '**500 克**'],
  ['1小时30分钟是多少秒', '**5,400 秒**'],
  ['一个半小时是多少分钟', '**90 分钟**'],
  ['两天半是多少小时', '**60 小时**'],
  ['2GB等于多少MB', '**2,000 MB**'],
  ['把3.5升换成毫升', '**3,500 毫升**'],
  ['一英里多少米', '**1,609.344 米**'],
  ['100km/h等于多少m/s', '**27.77777778 m/s**'],
]

const traditional: [question: string, holds: string][] = [
  ['3.5 公里等於幾英里？', '**2.174799173 英里**'],
  ['一斤是多少公克', '**600 公克**'],
  ['1台斤等於幾公斤', '**0.6 公斤**'],
  ['10坪是多少平方公尺', '**33.05785124 平方公尺**'],
  ['1甲是幾坪', '**2,934 坪**'],
  ['攝氏 36.6 度是華氏幾度', '**97.88 華氏度**'],
]

const tables: [Locale, [string, string][]][] = [
  ['en-US', english],
  ['zh-CN', simplified],
  ['zh-TW', traditional],
]
for (const [locale, rows] of tables)
  describe(`a conversion asked in ${locale}`, () => {
    test.each(rows)('%s → %s', (question, holds) => {
      expect(answerUnits(question, locale)).toContain(holds)
    })
  })

test.each([
  'how many tokens in a message',
  'what is a model',
  '100摄氏度',
  '5 m',
  'how do I add a key in settings',
  'a day',
  'how many conversations in a group',
  '一条消息多少字',
  '图片最大多少兆',
  '等多少秒',
])('%s asks for no conversion', (question) => {
  expect(answerUnits(question, 'zh-CN')).toBeUndefined()
})

describe('the table', () => {
  test('gives every name to one unit, or to one for each place', () => {
    for (const locale of ['zh-CN', 'zh-TW'] as const)
      for (const unit of units) {
        if (unit.only && unit.only !== locale) continue
        for (const name of [...unit.names, ...unit.exactNames])
          expect(findUnit(name, locale), name).toBe(unit)
      }
  })

  test('says where a measure is of one place only', () => {
    expect(answerUnits('1斤是多少克', 'zh-CN')).toContain('市制')
    expect(answerUnits('1斤是多少公克', 'zh-TW')).toContain('台制')
  })
})
