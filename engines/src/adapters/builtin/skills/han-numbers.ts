// Numbers written in Chinese: 一百二十三, 两万零五, 三点五, 1.5亿, 百分之十五.
import { add, type Fraction, fraction, multiply, parseDecimal } from './arithmetic/fraction.ts'

const digits: Record<string, bigint> = {
  零: 0n,
  〇: 0n,
  一: 1n,
  二: 2n,
  两: 2n,
  三: 3n,
  四: 4n,
  五: 5n,
  六: 6n,
  七: 7n,
  八: 8n,
  九: 9n,
}
const small: Record<string, bigint> = { 十: 10n, 百: 100n, 千: 1000n }
const large: Record<string, bigint> = { 万: 10_000n, 亿: 100_000_000n }

/** A whole number in Chinese characters, or digits said one by one (二零二六); undefined for anything else. */
export function parseHanInteger(text: string): bigint | undefined {
  if (/^[零〇一二三四五六七八九]{2,}$/.test(text))
    return BigInt([...text].map((digit) => digits[digit]).join(''))
  let [total, section, digit] = [0n, 0n, undefined as bigint | undefined]
  let lastUnit = 0n
  for (const character of text) {
    const unit = small[character]
    const big = large[character]
    const value = digits[character]
    if (value !== undefined) {
      digit = value
      if (value === 0n) lastUnit = 0n
    } else if (unit !== undefined) {
      section += (digit ?? 1n) * unit
      digit = undefined
      lastUnit = unit
    } else if (big !== undefined) {
      total = (total + section + (digit ?? (total + section === 0n ? 1n : 0n))) * big
      section = 0n
      digit = undefined
      lastUnit = big
    } else return undefined
  }
  if (text === '') return undefined
  // 一万五 means 15,000, 三百二 means 320.
  if (digit !== undefined && lastUnit >= 100n) digit *= lastUnit / 10n
  return total + section + (digit ?? 0n)
}

/** A number in Chinese characters, with 点 for the point. */
export function parseHanNumber(text: string): Fraction | undefined {
  const [whole = '', part, ...more] = text.split('点')
  if (more.length) return undefined
  const integer = parseHanInteger(whole)
  if (integer === undefined) return undefined
  if (part === undefined) return fraction(integer)
  const decimals = [...part].map((digit) => digits[digit])
  if (decimals.length === 0 || decimals.includes(undefined)) return undefined
  return add(fraction(integer), fraction(BigInt(decimals.join('')), 10n ** BigInt(decimals.length)))
}

const scales: Record<string, bigint> = { 百: 100n, 千: 1000n, 万: 10_000n, 亿: 100_000_000n }

/** A number as people write one in Chinese: 12, 1,200.5, 3万, 1.5亿, 两千, 三点五. */
export function parseAnyNumber(text: string): Fraction | undefined {
  const mixed = /^([\d,]*\.?\d+)([百千万亿]*)$/.exec(text)
  if (!mixed) return parseHanNumber(text)
  let value = parseDecimal((mixed[1] ?? '').replaceAll(',', ''))
  for (const unit of mixed[2] ?? '') value = value && multiply(value, fraction(scales[unit] ?? 1n))
  return value
}

/** What a number in a question may look like, for regular expressions; read it with parseAnyNumber. */
export const numberPattern =
  '(?:\\d[\\d,]*(?:\\.\\d+)?[百千万亿]*|[零〇一二两三四五六七八九十百千万亿]+(?:点[零〇一二三四五六七八九]+)?)'
