import { expect, it } from 'vitest'
import { works as english } from '../../../i18n/locales/en-US/works.ts'
import { works as simplified } from '../../../i18n/locales/zh-CN/works.ts'
import { works as traditional } from '../../../i18n/locales/zh-TW/works.ts'
import { chargeText } from './charge-text.ts'

it.each([
  [english, { price: 0, returned: 0 }, 'Nothing was charged.'],
  [english, { price: 0, returned: 1 }, '1 credit refunded.'],
  [english, { price: 0, returned: 1200 }, '1,200 credits refunded.'],
  [english, { price: 2, returned: 6 }, '2 credits charged. 6 credits refunded.'],
  [english, { price: 2, returned: 0 }, '2 credits charged.'],
  [simplified, { price: 0, returned: 4 }, '已退还 4 积分。'],
  [traditional, { price: 0, returned: 4 }, '已退還 4 點數。'],
])('what a work cost that was not made is told (%#)', (t, paid, text) => {
  const number = (value: number) => value.toLocaleString('en-US')
  expect(chargeText({ ...paid, purse: 'credits' }, { t, number })).toBe(text)
})
