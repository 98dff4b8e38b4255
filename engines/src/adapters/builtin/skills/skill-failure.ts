// What can be wrong with the input of a skill, and how to say it in each language.
import type { Locale } from '@atelier/contract/primitives'

const texts = {
  'division-by-zero': {
    'en-US': () => 'Division by zero has no result.',
    'zh-CN': () => '除数为零，没有结果。',
    'zh-TW': () => '除數為零，沒有結果。',
  },
  unfinished: {
    'en-US': () => 'The expression ends too early.',
    'zh-CN': () => '算式不完整。',
    'zh-TW': () => '算式不完整。',
  },
  unexpected: {
    'en-US': (v: string) => `I do not understand “${v}” in the expression.`,
    'zh-CN': (v: string) => `算式里的“${v}”看不懂。`,
    'zh-TW': (v: string) => `看不懂算式裡的「${v}」。`,
  },
  domain: {
    'en-US': (v: string) => `${v} has no real result for this value.`,
    'zh-CN': (v: string) => `${v} 在这个值上没有实数结果。`,
    'zh-TW': (v: string) => `${v} 在這個值上沒有實數結果。`,
  },
  arguments: {
    'en-US': (v: string) => `${v} was given the wrong number of values.`,
    'zh-CN': (v: string) => `${v} 的参数个数不对。`,
    'zh-TW': (v: string) => `${v} 的參數個數不對。`,
  },
  'too-large': {
    'en-US': () => 'The result is too large to work out here.',
    'zh-CN': () => '结果太大，这里算不了。',
    'zh-TW': () => '結果太大，這裡算不了。',
  },
  'too-long': {
    'en-US': () => 'The input is too long.',
    'zh-CN': () => '输入太长。',
    'zh-TW': () => '輸入太長。',
  },
  'unknown-unit': {
    'en-US': (v: string) => `I do not know the unit “${v}”.`,
    'zh-CN': (v: string) => `不认识单位“${v}”。`,
    'zh-TW': (v: string) => `不認得單位「${v}」。`,
  },
  'units-do-not-fit': {
    'en-US': (v: string) => `These units measure different things: ${v}.`,
    'zh-CN': (v: string) => `这些单位量的不是同一种东西：${v}。`,
    'zh-TW': (v: string) => `這些單位量的不是同一種東西：${v}。`,
  },
  'below-absolute-zero': {
    'en-US': () => 'There is no temperature below absolute zero (−273.15 °C).',
    'zh-CN': () => '没有低于绝对零度（−273.15 °C）的温度。',
    'zh-TW': () => '沒有低於絕對零度（−273.15 °C）的溫度。',
  },
  'not-a-date': {
    'en-US': (v: string) => `“${v}” is not a date I can read. Write it as 2026-03-05.`,
    'zh-CN': (v: string) => `“${v}”不是能读懂的日期，请写成 2026-03-05。`,
    'zh-TW': (v: string) => `「${v}」不是能讀懂的日期，請寫成 2026-03-05。`,
  },
  'ambiguous-date': {
    'en-US': (v: string) => `“${v}” can be read in two ways. Write it as 2026-03-05.`,
    'zh-CN': (v: string) => `“${v}”有两种读法，请写成 2026-03-05。`,
    'zh-TW': (v: string) => `「${v}」有兩種讀法，請寫成 2026-03-05。`,
  },
  'date-out-of-range': {
    'en-US': () => 'The date lies outside the years 1 to 9999.',
    'zh-CN': () => '日期超出了公元 1 年到 9999 年。',
    'zh-TW': () => '日期超出了西元 1 年到 9999 年。',
  },
  'unknown-time-zone': {
    'en-US': (v: string) => `I do not know the time zone “${v}”. Use a name such as Asia/Shanghai.`,
    'zh-CN': (v: string) => `不认识时区“${v}”，请用 Asia/Shanghai 这样的名字。`,
    'zh-TW': (v: string) => `不認得時區「${v}」，請用 Asia/Taipei 這樣的名稱。`,
  },
  'wrong-input': {
    'en-US': (v: string) => `The input does not fit: ${v}`,
    'zh-CN': (v: string) => `输入不合要求：${v}`,
    'zh-TW': (v: string) => `輸入不合要求：${v}`,
  },
} satisfies Record<string, Record<Locale, (value: string) => string>>

export type SkillFailureCode = keyof typeof texts

/** Input that a skill cannot work with. `value` is the piece at fault, for the text. */
export class SkillFailure extends Error {
  readonly code: SkillFailureCode
  readonly value: string

  constructor(code: SkillFailureCode, value = '') {
    super(texts[code]['en-US'](value))
    this.name = 'SkillFailure'
    this.code = code
    this.value = value
  }

  explain(locale: Locale): string {
    return texts[this.code][locale](this.value)
  }
}
