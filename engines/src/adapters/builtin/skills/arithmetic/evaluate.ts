// Works out the tree of an expression, and writes it back as it was understood.
import { SkillFailure } from '../skill-failure.ts'
import {
  add,
  compare,
  divide,
  type Fraction,
  floor,
  fraction,
  isInteger,
  modulo,
  multiply,
  negate,
  parseDecimal,
  power,
  subtract,
  toNumber,
  writeFraction,
} from './fraction.ts'
import type { Expression } from './syntax.ts'

/** `digits`: how many leading digits can be relied on; undefined when the value is exact. */
export type Quantity = { value: Fraction; digits: number | undefined }

const rootDigits = 20
const doubleDigits = 12
const exact = (value: Fraction): Quantity => ({ value, digits: undefined })
const zero = fraction(0n)
const hundred = fraction(100n)

const min = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined ? b : b === undefined ? a : Math.min(a, b)

function integerRoot(value: bigint, degree: bigint): bigint {
  if (value < 2n) return value
  let guess = 1n << (BigInt(value.toString(2).length) / degree + 1n)
  for (;;) {
    const next = ((degree - 1n) * guess + value / guess ** (degree - 1n)) / degree
    if (next >= guess) return guess
    guess = next
  }
}

/** The root of a fraction: exact where it is one, else to 40 places more than the size needs. */
function root({ value, digits }: Quantity, degree: 2n | 3n, name: string): Quantity {
  if (value.n < 0n) {
    if (degree === 2n) throw new SkillFailure('domain', name)
    const mirrored = root({ value: negate(value), digits }, degree, name)
    return { value: negate(mirrored.value), digits: mirrored.digits }
  }
  const [n, d] = [integerRoot(value.n, degree), integerRoot(value.d, degree)]
  if (n ** degree === value.n && d ** degree === value.d) return { value: fraction(n, d), digits }
  const scale = 10n ** 60n
  const scaled = integerRoot((value.n * scale ** degree) / value.d, degree)
  return { value: fraction(scaled, scale), digits: min(digits, rootDigits) }
}

function byDouble(value: number, digits: number | undefined, name: string): Quantity {
  if (Number.isNaN(value)) throw new SkillFailure('domain', name)
  if (!Number.isFinite(value)) throw new SkillFailure('too-large')
  const parsed = parseDecimal(value.toPrecision(15))
  if (!parsed) throw new SkillFailure('domain', name)
  return { value: parsed, digits: min(digits, doubleDigits) }
}

const doubleFunctions: Record<string, (x: number) => number> = {
  ln: Math.log,
  log: Math.log10,
  log10: Math.log10,
  log2: Math.log2,
  exp: Math.exp,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
}

/** Half away from zero, as people round. */
function roundHalfUp(value: Fraction, places: bigint): Fraction {
  if (places > 1000n || places < -1000n) throw new SkillFailure('too-large')
  const scale = power(fraction(10n), places)
  const size = value.n < 0n ? negate(value) : value
  const rounded = divide(floor(add(multiply(size, scale), fraction(1n, 2n))), scale)
  return value.n < 0n ? negate(rounded) : rounded
}

/** Values of logarithms, powers of ten and trigonometry at the points where they are whole. */
function exactPoint(name: string, value: Fraction): Fraction | undefined {
  if (value.n === 0n) {
    if (['sin', 'tan', 'asin', 'atan'].includes(name)) return zero
    if (name === 'cos' || name === 'exp') return fraction(1n)
  }
  const base = name === 'log' || name === 'log10' ? 10n : name === 'log2' ? 2n : undefined
  if (name === 'ln' && value.n === 1n && value.d === 1n) return zero
  if (base === undefined || value.n <= 0n) return undefined
  const [large, sign] = value.d === 1n ? [value.n, 1n] : [value.d, -1n]
  if (sign < 0n && value.n !== 1n) return undefined
  let exponent = 0n
  let rest = large
  for (; rest % base === 0n; rest /= base) exponent += 1n
  return rest === 1n ? fraction(exponent * sign) : undefined
}

function callFunction(name: string, values: Quantity[]): Quantity {
  const [first, second] = values
  if (!first) throw new SkillFailure('arguments', name)
  const digits = values.reduce<number | undefined>((all, each) => min(all, each.digits), undefined)
  if (name === 'max' || name === 'min') {
    const wanted = name === 'max' ? 1 : -1
    return values.reduce((best, each) => (compare(each.value, best.value) === wanted ? each : best))
  }
  if (name === 'round' && second) {
    if (values.length > 2 || !isInteger(second.value)) throw new SkillFailure('arguments', name)
    return { value: roundHalfUp(first.value, second.value.n), digits }
  }
  if (values.length > 1) throw new SkillFailure('arguments', name)
  if (name === 'sqrt') return root(first, 2n, name)
  if (name === 'cbrt') return root(first, 3n, name)
  if (name === 'abs') return first.value.n < 0n ? { value: negate(first.value), digits } : first
  if (name === 'round') return { value: roundHalfUp(first.value, 0n), digits }
  if (name === 'floor') return { value: floor(first.value), digits }
  if (name === 'ceil') return { value: negate(floor(negate(first.value))), digits }
  const compute = doubleFunctions[name]
  if (!compute) throw new SkillFailure('unexpected', name)
  const whole = digits === undefined ? exactPoint(name, first.value) : undefined
  if (whole) return exact(whole)
  if (first.value.n <= 0n && name.startsWith('l')) throw new SkillFailure('domain', name)
  const computed = compute(toNumber(first.value))
  // A double cannot hold π, so that its sine comes out as a speck instead of nothing.
  const speck = /^(?:sin|cos|tan)$/.test(name) && Math.abs(computed) < 1e-12
  return byDouble(speck ? 0 : computed, digits, name)
}

function raise(base: Quantity, exponent: Quantity): Quantity {
  const digits = min(base.digits, exponent.digits)
  if (isInteger(exponent.value)) return { value: power(base.value, exponent.value.n), digits }
  if (exponent.value.d === 2n) {
    const half = root(base, 2n, '^')
    return { value: power(half.value, exponent.value.n), digits: min(digits, half.digits) }
  }
  if (base.value.n < 0n) throw new SkillFailure('domain', '^')
  return byDouble(toNumber(base.value) ** toNumber(exponent.value), digits, '^')
}

function factorial(of: Quantity): Quantity {
  if (!isInteger(of.value) || of.value.n < 0n) throw new SkillFailure('domain', '!')
  if (of.value.n > 3000n) throw new SkillFailure('too-large')
  let product = 1n
  for (let factor = 2n; factor <= of.value.n; factor += 1n) product *= factor
  return { value: fraction(product), digits: of.digits }
}

/** Works the expression out, exactly where that is possible. Throws SkillFailure. */
export function evaluate(expression: Expression): Quantity {
  switch (expression.kind) {
    case 'number':
      return exact(expression.value)
    case 'constant':
      return byDouble(expression.name === 'pi' ? Math.PI : Math.E, undefined, expression.name)
    case 'group':
      return evaluate(expression.of)
    case 'negate': {
      const { value, digits } = evaluate(expression.of)
      return { value: negate(value), digits }
    }
    case 'percent': {
      const { value, digits } = evaluate(expression.of)
      return { value: divide(value, hundred), digits }
    }
    case 'factorial':
      return factorial(evaluate(expression.of))
    case 'call':
      return callFunction(expression.name, expression.values.map(evaluate))
    case 'binary':
      return combine(expression)
  }
}

function combine(expression: Extract<Expression, { kind: 'binary' }>): Quantity {
  const left = evaluate(expression.left)
  const right = evaluate(expression.right)
  const digits = min(left.digits, right.digits)
  switch (expression.operator) {
    case '+':
    case '-': {
      const share =
        expression.right.kind === 'percent' ? multiply(left.value, right.value) : right.value
      const value = (expression.operator === '+' ? add : subtract)(left.value, share)
      return { value, digits }
    }
    case '*':
      return { value: multiply(left.value, right.value), digits }
    case '/':
      return { value: divide(left.value, right.value), digits }
    case 'mod':
      return { value: modulo(left.value, right.value), digits }
    case '^':
      return raise(left, right)
  }
}

const signs: Record<string, string> = {
  '+': ' + ',
  '-': ' − ',
  '*': ' × ',
  '/': ' ÷ ',
  '^': '^',
  mod: ' mod ',
}

/** The expression as it was understood, in the usual signs. */
export function writeExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return writeFraction(expression.value, rootDigits).text
    case 'constant':
      return expression.name === 'pi' ? 'π' : 'e'
    case 'group':
      return `(${writeExpression(expression.of)})`
    case 'negate':
      return `−${writeExpression(expression.of)}`
    case 'percent':
      return `${writeExpression(expression.of)}%`
    case 'factorial':
      return `${writeExpression(expression.of)}!`
    case 'call':
      return `${expression.name}(${expression.values.map(writeExpression).join(', ')})`
    case 'binary':
      return `${writeExpression(expression.left)}${signs[expression.operator] ?? ''}${writeExpression(expression.right)}`
  }
}
