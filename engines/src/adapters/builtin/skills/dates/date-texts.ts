// How answers about dates are worded.
import type { Locale } from '@atelier/contract/primitives'
import { type Day, toUtc, writeDay } from './calendar.ts'

const longDay = (day: Day, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeZone: 'UTC',
    calendar: 'gregory',
  }).format(toUtc(day))

const clock = (now: Date, zone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: zone,
    calendar: 'gregory',
  }).format(now)

const calendarDay = (now: Date, zone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeZone: zone,
    calendar: 'gregory',
  }).format(now)

const count = (days: number, locale: Locale): string =>
  new Intl.NumberFormat(locale).format(Math.abs(days))
const plural = (days: number): string => (Math.abs(days) === 1 ? 'day' : 'days')

type DateTexts = {
  today: (now: Date, zone: string, locale: Locale) => string
  time: (now: Date, zone: string, locale: Locale) => string
  /** `away`: days from today, negative in the past. */
  day: (day: Day, away: number) => string
  between: (from: Day, to: Day, days: number) => string
  shifted: (from: Day, to: Day) => string
  leap: (year: number, leap: boolean) => string
}

export const dateTexts: Record<Locale, DateTexts> = {
  'en-US': {
    today: (now, zone, locale) =>
      `Today is **${calendarDay(now, zone, locale)}** (time zone ${zone}).`,
    time: (now, zone, locale) => `It is **${clock(now, zone, locale)}** (time zone ${zone}).`,
    day: (day, away) => {
      const when =
        away === 0
          ? 'today'
          : `${count(away, 'en-US')} ${plural(away)} ${away > 0 ? 'from today' : 'ago'}`
      return `${writeDay(day)}: **${longDay(day, 'en-US')}**, ${when}.`
    },
    between: (from, to, days) =>
      `From ${longDay(from, 'en-US')} to ${longDay(to, 'en-US')}: **${days < 0 ? '−' : ''}${count(days, 'en-US')} ${plural(days)}**. The first day is not counted, the last one is.`,
    shifted: (from, to) =>
      `Counted from ${longDay(from, 'en-US')}: **${longDay(to, 'en-US')}** (${writeDay(to)}).`,
    leap: (year, leap) =>
      `${year} is ${leap ? '' : 'not '}a leap year; it has **${leap ? 366 : 365} days**.`,
  },
  'zh-CN': {
    today: (now, zone, locale) => `今天是 **${calendarDay(now, zone, locale)}**（时区 ${zone}）。`,
    time: (now, zone, locale) => `现在是 **${clock(now, zone, locale)}**（时区 ${zone}）。`,
    day: (day, away) => {
      const when =
        away === 0
          ? '就是今天'
          : away > 0
            ? `距今天还有 ${count(away, 'zh-CN')} 天`
            : `是 ${count(away, 'zh-CN')} 天前`
      return `${writeDay(day)} 是 **${longDay(day, 'zh-CN')}**，${when}。`
    },
    between: (from, to, days) =>
      `从 ${longDay(from, 'zh-CN')}到 ${longDay(to, 'zh-CN')}，共 **${days < 0 ? '−' : ''}${count(days, 'zh-CN')} 天**（不含首日，含末日）。`,
    shifted: (from, to) =>
      `从 ${longDay(from, 'zh-CN')}算起，是 **${longDay(to, 'zh-CN')}**（${writeDay(to)}）。`,
    leap: (year, leap) =>
      `${year} 年${leap ? '是' : '不是'}闰年，全年 **${leap ? 366 : 365} 天**。`,
  },
  'zh-TW': {
    today: (now, zone, locale) => `今天是 **${calendarDay(now, zone, locale)}**（時區 ${zone}）。`,
    time: (now, zone, locale) => `現在是 **${clock(now, zone, locale)}**（時區 ${zone}）。`,
    day: (day, away) => {
      const when =
        away === 0
          ? '就是今天'
          : away > 0
            ? `距離今天還有 ${count(away, 'zh-TW')} 天`
            : `是 ${count(away, 'zh-TW')} 天前`
      return `${writeDay(day)} 是 **${longDay(day, 'zh-TW')}**，${when}。`
    },
    between: (from, to, days) =>
      `從 ${longDay(from, 'zh-TW')}到 ${longDay(to, 'zh-TW')}，共 **${days < 0 ? '−' : ''}${count(days, 'zh-TW')} 天**（不含第一天，含最後一天）。`,
    shifted: (from, to) =>
      `從 ${longDay(from, 'zh-TW')}算起，是 **${longDay(to, 'zh-TW')}**（${writeDay(to)}）。`,
    leap: (year, leap) =>
      `${year} 年${leap ? '是' : '不是'}閏年，全年 **${leap ? 366 : 365} 天**。`,
  },
}
