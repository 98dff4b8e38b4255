// The skill of dates: today and the hour in a place, the weekday of a date, days between dates, dates some time away.

import { foldHan } from '@atelier/contract/han-variants'
import type { Locale } from '@atelier/contract/primitives'
import { numberPattern, parseAnyNumber } from '../han-numbers.ts'
import { SkillFailure } from '../skill-failure.ts'
import { addToDay, type DateUnit, type Day, dayNumber, isLeapYear } from './calendar.ts'
import { dateTexts } from './date-texts.ts'
import { type SpottedDate, spotDates } from './read-date.ts'
import { momentIn, ownTimeZone, spotTimeZone } from './time-zones.ts'

type Span = { amount: number; unit: DateUnit; at: number; length: number; back: boolean }

const english: Record<string, DateUnit> = {
  day: 'day',
  week: 'week',
  fortnight: 'week',
  month: 'month',
  year: 'year',
}
const chinese: Record<string, DateUnit> = {
  天: 'day',
  日: 'day',
  周: 'week',
  星期: 'week',
  礼拜: 'week',
  月: 'month',
  年: 'year',
}
const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]

const englishSpan = new RegExp(
  `\\b(?<n>\\d[\\d,]*|an?|${words.join('|')})\\s+(?<u>day|week|fortnight|month|year)s?\\b`,
  'g',
)
const chineseSpan = new RegExp(
  `(?<n>${numberPattern}|半)\\s*(?:个)?\\s*(?<u>天|周|星期|礼拜|个月|月|年)`,
  'g',
)

function readAmount(text: string): number {
  const word = words.indexOf(text)
  if (word >= 0) return word
  if (text === 'a' || text === 'an') return 1
  const value = parseAnyNumber(text)
  return value && value.d === 1n ? Number(value.n) : Number.NaN
}

function spotSpan(text: string, dates: readonly SpottedDate[]): Span | undefined {
  const inDate = (at: number) => dates.some((date) => at >= date.at && at < date.at + date.length)
  for (const pattern of [englishSpan, chineseSpan])
    for (const match of text.matchAll(pattern)) {
      const name = (match.groups?.u ?? '').replace('个', '')
      const unit = english[name] ?? chinese[name]
      const amount = readAmount(match.groups?.n ?? '')
      if (!unit || !Number.isSafeInteger(amount) || inDate(match.index)) continue
      // 3月 without 个 is March, 2026年 is a year: neither is a length of time.
      if (unit === 'month' && /月/.test(match[0]) && !/个月/.test(match[0])) continue
      if (unit === 'year' && amount > 999 && /年/.test(match[0])) continue
      const times = name === 'fortnight' ? amount * 2 : amount
      const after = text.slice(match.index + match[0].length)
      const before = text.slice(0, match.index)
      const back =
        /^\s*(?:ago|before|earlier|prior|之?以?前)/.test(after) ||
        /(?:minus|subtract|减去?|往前|倒推)\s*$|[-−]\s*$/.test(before)
      return { amount: times, unit, at: match.index, length: match[0].length, back }
    }
  return undefined
}

const asks = {
  weekday:
    /星期几|周几|礼拜几|星期幾|(?:what|which) (?:day of the week|weekday)|what day (?:is|was|will|of)|day of the week|which day/,
  between:
    /多少天|几天|天数|相差|隔了?|还有多久|距离|多久|how many days|how many (?:weeks|months)|days (?:between|until|till|since|to|left)|how long (?:until|till|since|is it)|difference between/,
  time: /几点|时间(?=是|$|？|\?|呢)|现在的?时间|当地时间|what time|current time|the time\b|time (?:is it )?(?:now )?in\b/,
  date: /几号|几月|日期|哪一?天|几日|today'?s date|what'?s the date|what is the date|(?:what|which) date|date today|what day is (?:it|today)|when is|when was|what is today|今天是?(?:什么日子|星期)/,
  leap: /闰年|leap year/,
}

const leapYear = /(?<!\d)(\d{1,4})(?!\d)/

type Asking = { text: string; today: Day; zone: string; locale: Locale; now: Date }

/**
 * The answer to a question about the calendar or the clock; undefined when it is none. `now` is a moment; the day it falls on depends
 * on the zone that the question names, else on `ownZone`.
 */
export function answerDates(
  question: string,
  locale: Locale,
  now: Date,
  ownZone: string = ownTimeZone(),
): string | undefined {
  if (question.length > 300) return undefined
  const text = foldHan(question.normalize('NFKC').toLowerCase())
  const zone = spotTimeZone(question) ?? ownZone
  try {
    return answer({ text, today: momentIn(zone, now), zone, locale, now })
  } catch (error) {
    if (!(error instanceof SkillFailure)) throw error
    return Object.values(asks).some((pattern) => pattern.test(text))
      ? error.explain(locale)
      : undefined
  }
}

function answer({ text, today, zone, locale, now }: Asking): string | undefined {
  const said = dateTexts[locale]
  if (asks.leap.test(text)) {
    const year = Number(leapYear.exec(text)?.[1] ?? today.year)
    return said.leap(year, isLeapYear(year))
  }
  const dates = spotDates(text, today)
  const [first, second] = dates
  const span = second ? undefined : spotSpan(text, dates)
  const wantsDay = asks.weekday.test(text) || asks.date.test(text)
  if (
    span &&
    mentionsShift(text, span, first) &&
    (wantsDay || first || saysLittleElse(text, span))
  ) {
    const start = first?.day ?? today
    return said.shifted(start, addToDay(start, span.back ? -span.amount : span.amount, span.unit))
  }
  const isToday = first !== undefined && !second && dayNumber(first.day) === dayNumber(today)
  if (asks.between.test(text) && first && !isToday) {
    const [from, to] = second ? [first.day, second.day] : [today, first.day]
    return said.between(from, to, dayNumber(to) - dayNumber(from))
  }
  if (asks.time.test(text) && (!first || isToday)) return said.time(now, zone, locale)
  if (wantsDay && (isToday || (!first && asks.date.test(text) && text.length <= 40)))
    return said.today(now, zone, locale)
  const bareDate = first !== undefined && text.trim().length <= first.length
  return (wantsDay || bareDate) && first && !second
    ? said.day(first.day, dayNumber(first.day) - dayNumber(today))
    : undefined
}

/** Whether the length of time moves a date, rather than being only mentioned. */
function mentionsShift(text: string, span: Span, date: SpottedDate | undefined): boolean {
  const after = text.slice(span.at + span.length)
  if (/^\s*(?:ago|later|after|before|from|earlier|prior|之?后|以?后|之?前|以?前|hence)/.test(after))
    return true
  const before = text.slice(0, span.at)
  if (
    /(?:\bin|plus|add|minus|subtract|加上?|减去?|过了?|再过|往后|往前|倒推|[+−-])\s*$/.test(before)
  )
    return true
  return date !== undefined && /\b(?:add|subtract)\b/.test(text)
}

/** `30 days ago` and `in two weeks` are questions by themselves. */
const saysLittleElse = (text: string, span: Span): boolean => text.length - span.length <= 12
