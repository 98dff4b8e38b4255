// Dates as people write them, in English and Chinese.
import { parseHanInteger } from '../han-numbers.ts'
import { SkillFailure } from '../skill-failure.ts'
import { addToDay, type Day, dayNumber, isDay } from './calendar.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthName =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const monthOf = (name: string): number => months.indexOf(name.slice(0, 3)) + 1

const han = '[零〇一二三四五六七八九十]'
const readNumber = (text: string): number =>
  /^\d+$/.test(text) ? Number(text) : Number(parseHanInteger(text) ?? -1n)

const relative: [RegExp, number][] = [
  [/\bday after tomorrow\b|(?<!大)后天/, 2],
  [/大后天/, 3],
  [/\bday before yesterday\b|(?<!大)前天/, -2],
  [/大前天/, -3],
  [/\btomorrow\b|明天|明日/, 1],
  [/\byesterday\b|昨天|昨日/, -1],
  [/\btoday\b|\bnow\b|今天|今日|现在|当天/, 0],
]

/** Feasts of a fixed day: the next one, today included. */
const feasts: [RegExp, month: number, day: number][] = [
  [/\bchristmas(?: day)?\b|圣诞节?/, 12, 25],
  [/\bnew year(?:'s)?(?: day)?\b|元旦|新年(?!快乐)/, 1, 1],
]

type Reader = { pattern: RegExp; read: (match: RegExpExecArray, today: Day) => Day | 'ambiguous' }

const named = (match: RegExpExecArray, name: string): string => match.groups?.[name] ?? ''

const readers: Reader[] = [
  {
    pattern: /(?<![\d.])(?<y>\d{4})\s*(?<s>[-/.])\s*(?<m>\d{1,2})\s*\k<s>\s*(?<d>\d{1,2})(?!\d)/g,
    read: (match) => ({
      year: Number(named(match, 'y')),
      month: Number(named(match, 'm')),
      day: Number(named(match, 'd')),
    }),
  },
  {
    pattern: new RegExp(
      `(?:(?<y>\\d{4}|${han}{4})\\s*年|(?<w>今年|明年|去年)的?)?\\s*(?<m>\\d{1,2}|${han}{1,2})\\s*月\\s*(?<d>\\d{1,2}|${han}{1,3})\\s*[日号號]?`,
      'g',
    ),
    read: (match, today) => {
      const shift = { 明年: 1, 去年: -1 }[named(match, 'w')] ?? 0
      const year = named(match, 'y') ? readNumber(named(match, 'y')) : today.year + shift
      return { year, month: readNumber(named(match, 'm')), day: readNumber(named(match, 'd')) }
    },
  },
  {
    pattern: new RegExp(
      `\\b(?<m>${monthName})\\s+(?<d>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s+(?<y>\\d{4})\\b)?`,
      'g',
    ),
    read: readNamedMonth,
  },
  {
    pattern: new RegExp(
      `\\b(?<d>\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?<m>${monthName})(?:,?\\s+(?<y>\\d{4})\\b)?`,
      'g',
    ),
    read: readNamedMonth,
  },
  {
    pattern: /(?<![\d/])(?<a>\d{1,2})[/.](?<b>\d{1,2})[/.](?<y>\d{4})(?!\d)/g,
    read: (match) => {
      const [a, b, year] = [
        Number(named(match, 'a')),
        Number(named(match, 'b')),
        Number(named(match, 'y')),
      ]
      if (a > 12 && b <= 12) return { year, month: b, day: a }
      if (b > 12 && a <= 12) return { year, month: a, day: b }
      return a === b ? { year, month: a, day: b } : 'ambiguous'
    },
  },
]

function readNamedMonth(match: RegExpExecArray, today: Day): Day {
  const year = named(match, 'y') ? Number(named(match, 'y')) : today.year
  return { year, month: monthOf(named(match, 'm')), day: Number(named(match, 'd')) }
}

export type SpottedDate = { day: Day; at: number; length: number }

/** Every date in a text (in lower case, simplified characters), in its order. Throws SkillFailure for one that cannot be. */
export function spotDates(text: string, today: Day): SpottedDate[] {
  const found: SpottedDate[] = []
  const overlaps = (at: number, length: number) =>
    found.some((each) => at < each.at + each.length && each.at < at + length)
  for (const { pattern, read } of readers)
    for (const match of text.matchAll(pattern)) {
      if (overlaps(match.index, match[0].length)) continue
      const day = read(match, today)
      if (day === 'ambiguous') throw new SkillFailure('ambiguous-date', match[0].trim())
      if (!isDay(day)) throw new SkillFailure('not-a-date', match[0].trim())
      found.push({ day, at: match.index, length: match[0].length })
    }
  for (const [pattern, month, dayOfMonth] of feasts) {
    const match = pattern.exec(text)
    if (!match) continue
    const thisYear = { year: today.year, month, day: dayOfMonth }
    const day = dayNumber(thisYear) < dayNumber(today) ? addToDay(thisYear, 1, 'year') : thisYear
    found.push({ day, at: match.index, length: match[0].length })
  }
  for (const [pattern, shift] of relative) {
    const match = pattern.exec(text)
    if (!match || overlaps(match.index, match[0].length)) continue
    found.push({ day: addToDay(today, shift, 'day'), at: match.index, length: match[0].length })
  }
  return found.sort((a, b) => a.at - b.at)
}

/** Reads one date. Throws SkillFailure. */
export function readDate(text: string, today: Day): Day {
  const [first, ...more] = spotDates(text.toLowerCase().trim(), today)
  if (!first || more.length) throw new SkillFailure('not-a-date', text)
  return first.day
}
