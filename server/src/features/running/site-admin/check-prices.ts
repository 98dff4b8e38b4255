// Prices that say only half: whoever saves one is told, for what is absent would be given away.
import { Failure, type FieldProblem } from '@atelier/contract/errors'
import { isHalfPriced, rates } from '@atelier/contract/features/talk/prices'
import type { Locale } from '@atelier/contract/primitives'
import { z } from 'zod'

const reasons: Record<Locale, (name: string) => string> = {
  'zh-CN': (name) => `${name}输入和输出的价格都要填写；免费的一项填 0`,
  'zh-TW': (name) => `${name}輸入和輸出的價格都要填寫；免費的一項填 0`,
  'en-US': (name) =>
    `${name}Enter both the input and the output price. For a side that is free, enter 0.`,
}

const byModel = z.record(z.string(), rates)
const rules = z.array(z.object({ models: z.string(), rates: rates.nullable() }))

/** Throws request.invalid, whose fields are the names of settings. What is no price at all is left to its schema. */
export function checkPrices(values: Readonly<Record<string, unknown>>, locale: Locale): void {
  const { chatPrice, modelPrices, priceRules } = values
  const flat = rates.safeParse(chatPrice)
  const lines = byModel.safeParse(modelPrices)
  const ruled = rules.safeParse(priceRules)
  const half = Object.entries(lines.data ?? {}).find(([, line]) => isHalfPriced(line))
  const halfRule = (ruled.data ?? []).find((rule) => rule.rates && isHalfPriced(rule.rates))
  const named = (name: string) => `${name}${locale === 'en-US' ? ': ' : '：'}`
  const problems: FieldProblem[] = [
    ...(flat.data && isHalfPriced(flat.data)
      ? [{ field: 'chatPrice', reason: reasons[locale]('') }]
      : []),
    ...(half ? [{ field: 'modelPrices', reason: reasons[locale](named(half[0])) }] : []),
    ...(halfRule ? [{ field: 'priceRules', reason: reasons[locale](named(halfRule.models)) }] : []),
  ]
  if (problems.length) throw new Failure('request.invalid', { fields: problems })
}
