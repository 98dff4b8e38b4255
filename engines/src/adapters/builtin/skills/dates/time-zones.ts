// Which time zone people mean, and what day and hour it is there.
import { foldHan } from '@atelier/contract/han-variants'
import { SkillFailure } from '../skill-failure.ts'
import type { Day } from './calendar.ts'

const cities: Record<string, string> = {
  'Asia/Shanghai': 'beijing shanghai shenzhen guangzhou china 北京 上海 深圳 广州 中国 大陆',
  'Asia/Hong_Kong': 'hong_kong hongkong 香港',
  'Asia/Macau': 'macau macao 澳门',
  'Asia/Taipei': 'taipei taiwan 台北 台湾 高雄',
  'Asia/Tokyo': 'tokyo osaka japan 东京 大阪 日本',
  'Asia/Seoul': 'seoul korea 首尔 韩国',
  'Asia/Singapore': 'singapore 新加坡',
  'Asia/Kuala_Lumpur': 'kuala_lumpur malaysia 吉隆坡 马来西亚',
  'Asia/Bangkok': 'bangkok thailand 曼谷 泰国',
  'Asia/Ho_Chi_Minh': 'ho_chi_minh hanoi vietnam 胡志明市 河内 越南',
  'Asia/Jakarta': 'jakarta 雅加达',
  'Asia/Manila': 'manila philippines 马尼拉 菲律宾',
  'Asia/Kolkata': 'delhi mumbai india 德里 孟买 印度',
  'Asia/Dubai': 'dubai 迪拜 杜拜',
  'Europe/Istanbul': 'istanbul 伊斯坦布尔',
  'Europe/Moscow': 'moscow 莫斯科',
  'Europe/London': 'london uk england britain 伦敦 英国',
  'Europe/Paris': 'paris france 巴黎 法国',
  'Europe/Berlin': 'berlin munich germany 柏林 德国',
  'Europe/Madrid': 'madrid spain 马德里 西班牙',
  'Europe/Rome': 'rome italy 罗马 意大利',
  'Europe/Amsterdam': 'amsterdam netherlands 阿姆斯特丹 荷兰',
  'Europe/Zurich': 'zurich geneva switzerland 苏黎世 瑞士',
  'Europe/Stockholm': 'stockholm sweden 斯德哥尔摩 瑞典',
  'Africa/Cairo': 'cairo egypt 开罗 埃及',
  'Africa/Johannesburg': 'johannesburg 约翰内斯堡',
  'America/New_York': 'new_york boston washington 纽约 波士顿 华盛顿',
  'America/Toronto': 'toronto 多伦多',
  'America/Chicago': 'chicago 芝加哥',
  'America/Denver': 'denver 丹佛',
  'America/Los_Angeles': 'los_angeles san_francisco seattle california 洛杉矶 旧金山 西雅图 加州',
  'America/Vancouver': 'vancouver 温哥华',
  'America/Mexico_City': 'mexico_city 墨西哥城',
  'America/Sao_Paulo': 'sao_paulo brazil 圣保罗 巴西',
  'America/Argentina/Buenos_Aires': 'buenos_aires 布宜诺斯艾利斯',
  'Australia/Sydney': 'sydney melbourne 悉尼 雪梨 墨尔本',
  'Pacific/Auckland': 'auckland new_zealand 奥克兰 新西兰 纽西兰',
  UTC: 'utc gmt 世界时',
}

const zoneOf = new Map<string, string>()
for (const [zone, names] of Object.entries(cities))
  for (const name of names.split(' ')) zoneOf.set(name.replaceAll('_', ' '), zone)
const namesByLength = [...zoneOf.keys()].sort((a, b) => b.length - a.length)

function known(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    // Intl throws a RangeError for a name that it does not have.
    return undefined
  }
}

const offsetPattern = /(?:utc|gmt)\s*([+−-])\s*(\d{1,2})(?::?(\d{2}))?/i

function readOffset(text: string): string | undefined {
  const match = offsetPattern.exec(text)
  if (!match) return undefined
  return known(
    `${match[1] === '+' ? '+' : '-'}${(match[2] ?? '').padStart(2, '0')}:${match[3] ?? '00'}`,
  )
}

/** A zone by IANA name, offset (`UTC+8`, `+08:00`) or city. Throws SkillFailure. */
export function findTimeZone(name: string): string {
  const folded = foldHan(name.trim().toLowerCase())
  const zone = readOffset(name) ?? zoneOf.get(folded.replaceAll('_', ' ')) ?? known(name.trim())
  if (!zone) throw new SkillFailure('unknown-time-zone', name)
  return zone
}

/** The first zone that a question names; undefined for none. */
export function spotTimeZone(question: string): string | undefined {
  const offset = readOffset(question)
  if (offset) return offset
  const iana = /\b[A-Z][a-z]+\/[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_]+)?\b/.exec(question)
  const named = iana && known(iana[0])
  if (named) return named
  const text = foldHan(question.toLowerCase())
  const name = namesByLength.find((each) =>
    /^[a-z]/.test(each) ? new RegExp(`\\b${each}\\b`).test(text) : text.includes(each),
  )
  return name === undefined ? undefined : zoneOf.get(name)
}

/** The zone of the machine that answers. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

export type Moment = Day & { hour: number; minute: number }

export function momentIn(zone: string, now: Date): Moment {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(now)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
  }
}
