// Exact numbers: a quotient of two big integers in lowest terms, the lower one positive.
import { SkillFailure } from '../skill-failure.ts'

export type Fraction = { readonly n: bigint; readonly d: bigint }

/** Beyond this many bits in a numerator or denominator a calculation is refused. */
const bitLimit = 200_000
const tenTo = (exponent: number): bigint => 10n ** BigInt(exponent)
const absolute = (value: bigint): bigint => (value < 0n ? -value : value)

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [absolute(a), absolute(b)]
  while (y) [x, y] = [y, x % y]
  return x
}

/** Bits of a big integer, about (exact to four). */
const bits = (value: bigint): number => value.toString(16).length * 4

export function fraction(n: bigint, d = 1n): Fraction {
  if (d === 0n) throw new SkillFailure('division-by-zero')
  const divisor = greatestCommonDivisor(n, d) * (d < 0n ? -1n : 1n)
  const reduced = { n: n / divisor, d: d / divisor }
  if (bits(reduced.n) > bitLimit || bits(reduced.d) > bitLimit) throw new SkillFailure('too-large')
  return reduced
}

export const add = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.n * b.d + b.n * a.d, a.d * b.d)
export const negate = (a: Fraction): Fraction => ({ n: -a.n, d: a.d })
export const subtract = (a: Fraction, b: Fraction): Fraction => add(a, negate(b))
export const multiply = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d)
export const divide = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n)
export const isInteger = (a: Fraction): boolean => a.d === 1n
export const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.n * b.d - b.n * a.d
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export function floor(a: Fraction): Fraction {
  const quotient = a.n / a.d
  return fraction(a.n < 0n && quotient * a.d !== a.n ? quotient - 1n : quotient)
}

/** What is left of `a` after the largest whole number of `b`; it has the sign of `b`. */
export const modulo = (a: Fraction, b: Fraction): Fraction =>
  subtract(a, multiply(b, floor(divide(a, b))))

/** Whole powers only; `exponent` may be negative. */
export function power(base: Fraction, exponent: bigint): Fraction {
  const size = absolute(exponent)
  if (base.n === 0n && exponent < 0n) throw new SkillFailure('division-by-zero')
  const trivial = base.d === 1n && absolute(base.n) <= 1n
  if (!trivial && BigInt(Math.max(bits(base.n), bits(base.d)) - 3) * size > BigInt(bitLimit))
    throw new SkillFailure('too-large')
  const [n, d] = trivial
    ? [size % 2n === 0n ? base.n * base.n : base.n, 1n]
    : [base.n ** size, base.d ** size]
  return exponent < 0n ? fraction(d, n) : fraction(n, d)
}

/** Reads `12`, `12.5`, `.5`, `1.5e-3`; separators must be gone. Undefined for anything else. */
export function parseDecimal(text: string): Fraction | undefined {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,5}))?$/i.exec(text)
  if (!match) return undefined
  const [, sign, whole = '', part = '', exponent = '0'] = match
  if (whole === '' && part === '') return undefined
  const digits = BigInt(`${whole}${part}`) * (sign === '-' ? -1n : 1n)
  const shift = Number(exponent) - part.length
  return shift >= 0 ? fraction(digits * tenTo(shift)) : fraction(digits, tenTo(-shift))
}

/** Nearest double; infinite when there is none. */
export function toNumber(a: Fraction): number {
  const shift = BigInt(bits(a.d) - bits(a.n) + 80)
  const scaled = shift >= 0n ? (a.n << shift) / a.d : a.n / (a.d << -shift)
  return Number(scaled) * 2 ** -Number(shift)
}

/** Digits after the point that write the number exactly; undefined when no finite number does. */
function decimalPlaces(a: Fraction): number | undefined {
  let rest = a.d
  let [twos, fives] = [0, 0]
  for (; rest % 2n === 0n; rest /= 2n) twos += 1
  for (; rest % 5n === 0n; rest /= 5n) fives += 1
  return rest === 1n ? Math.max(twos, fives) : undefined
}

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

function withPoint(digits: string, places: number): string {
  const padded = digits.padStart(places + 1, '0')
  const whole = grouped(padded.slice(0, padded.length - places))
  const part = padded.slice(padded.length - places)
  return places > 0 && part ? `${whole}.${part}` : whole
}

export type Written = { text: string; exact: boolean }

/** Writes the number exactly where that takes at most `maxPlaces` places and 1,000 digits; else rounded, half away from zero. */
export function writeFraction(a: Fraction, significant: number, maxPlaces = 40): Written {
  const sign = a.n < 0n ? '−' : ''
  const places = decimalPlaces(a)
  if (places !== undefined && places <= maxPlaces) {
    const digits = (absolute(a.n) * (tenTo(places) / a.d)).toString()
    if (digits.length <= 1000) return { text: sign + withPoint(digits, places), exact: true }
  }
  return { text: sign + writeRounded({ n: absolute(a.n), d: a.d }, significant), exact: false }
}

function writeRounded(a: Fraction, significant: number): string {
  if (a.n === 0n) return '0'
  let exponent = a.n.toString().length - a.d.toString().length
  const reaches = (e: number) => (e >= 0 ? a.n >= a.d * tenTo(e) : a.n * tenTo(-e) >= a.d)
  if (!reaches(exponent)) exponent -= 1
  const shift = significant - 1 - exponent
  const [n, d] = shift >= 0 ? [a.n * tenTo(shift), a.d] : [a.n, a.d * tenTo(-shift)]
  let digits = ((2n * n + d) / (2n * d)).toString()
  if (digits.length > significant) {
    digits = digits.slice(0, significant)
    exponent += 1
  }
  const places = significant - 1 - exponent
  if (exponent > 30 || exponent < -12) {
    const part = digits.slice(1).replace(/0+$/, '')
    return `${digits[0]}${part && `.${part}`} × 10^${exponent}`
  }
  if (places < 0) return withPoint(digits + '0'.repeat(-places), 0)
  const text = withPoint(digits, places)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
