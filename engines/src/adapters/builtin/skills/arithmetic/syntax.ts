// From the characters of an expression to its tree. Knows symbols and function names only; words become symbols in words.ts.
import { SkillFailure } from '../skill-failure.ts'
import { type Fraction, parseDecimal } from './fraction.ts'

export type BinaryOperator = '+' | '-' | '*' | '/' | '^' | 'mod'

export type Expression =
  | { kind: 'number'; value: Fraction; text: string }
  | { kind: 'constant'; name: 'pi' | 'e' }
  | { kind: 'negate' | 'percent' | 'factorial' | 'group'; of: Expression }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'call'; name: string; values: Expression[] }

type Token = { type: 'number' | 'name' | 'symbol' | 'end'; text: string }

const maxLength = 2000
const maxDepth = 200
const symbols: Record<string, string> = {
  '×': '*',
  '·': '*',
  '∙': '*',
  '⋅': '*',
  '✕': '*',
  '÷': '/',
  '∕': '/',
  '−': '-',
  '–': '-',
  '√': 'sqrt ',
  '∛': 'cbrt ',
  π: 'pi',
  '**': '^',
}
const grammar =
  /\s+|(\d{1,3}(?:,\d{3})+(?![\d,])(?:\.\d+)?|(?:\d+(?:_\d+)*\.?\d*|\.\d+)(?:e[+-]?\d+(?![\d.]))?)|([a-z][a-z0-9]*)|([-+*/^%!(),])/iy

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** The plain forms of full-width and raised characters. ½ and the like stay, to be refused: 3½ must not become 31/2. */
export function plainCharacters(text: string): string {
  return text
    .replace(/⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (raised) => {
      const digits = [...raised.replace('⁻', '')].map((digit) => superscripts.indexOf(digit))
      return `^${raised.startsWith('⁻') ? '-' : ''}${digits.join('')}`
    })
    .replace(/[^¼-¾⅐-⅞]+/g, (others) => others.normalize('NFKC'))
}

function tokenize(source: string): Token[] {
  const text = plainCharacters(source).replace(
    /\*\*|[×·∙⋅✕÷∕−–√∛π]/g,
    (symbol) => symbols[symbol] ?? symbol,
  )
  if (text.length > maxLength) throw new SkillFailure('too-long')
  const tokens: Token[] = []
  const calls: boolean[] = []
  grammar.lastIndex = 0
  while (grammar.lastIndex < text.length) {
    const at = grammar.lastIndex
    const match = grammar.exec(text)
    if (!match) throw new SkillFailure('unexpected', text.slice(at, at + 12).trim())
    let [all, number, name, symbol] = match
    if (number?.includes(',') && calls.at(-1)) {
      // Between the brackets of a function a comma separates values.
      number = number.slice(0, number.indexOf(','))
      grammar.lastIndex = at + number.length
      all = number
    }
    if (symbol === '(') calls.push(tokens.at(-1)?.type === 'name')
    if (symbol === ')') calls.pop()
    if (number) tokens.push({ type: 'number', text: number })
    else if (name) tokens.push({ type: 'name', text: name.toLowerCase() })
    else if (symbol) tokens.push({ type: 'symbol', text: symbol })
    else if (all.trim() !== '') throw new SkillFailure('unexpected', all)
  }
  return tokens
}

/** Reads an expression. Throws SkillFailure. */
export function parseExpression(source: string): Expression {
  const reader = new ExpressionReader(tokenize(source))
  return reader.readAll()
}

class ExpressionReader {
  readonly #tokens: Token[]
  #at = 0
  #depth = 0

  constructor(tokens: Token[]) {
    this.#tokens = tokens
  }

  readAll(): Expression {
    const expression = this.#sum()
    if (this.#next.type !== 'end') this.#fail()
    return expression
  }

  get #next(): Token {
    return this.#tokens[this.#at] ?? { type: 'end', text: '' }
  }

  #fail(): never {
    if (this.#next.type === 'end') throw new SkillFailure('unfinished')
    throw new SkillFailure('unexpected', this.#next.text)
  }

  #take(text: string): boolean {
    if (this.#next.type === 'number' || this.#next.text !== text) return false
    this.#at += 1
    return true
  }

  #startsOperand(token: Token | undefined): boolean {
    return (
      token !== undefined &&
      (token.type === 'number' || token.type === 'name' || token.text === '(')
    )
  }

  #sum(): Expression {
    if (++this.#depth > maxDepth) throw new SkillFailure('too-long')
    let left = this.#product()
    for (;;) {
      const operator = this.#take('+') ? '+' : this.#take('-') ? '-' : undefined
      if (!operator) break
      left = { kind: 'binary', operator, left, right: this.#product() }
    }
    this.#depth -= 1
    return left
  }

  #product(): Expression {
    let left = this.#signed()
    for (;;) {
      let operator: BinaryOperator | undefined
      if (this.#take('*') || this.#take('of')) operator = '*'
      else if (this.#take('/')) operator = '/'
      else if (this.#take('mod')) operator = 'mod'
      else if (this.#next.text === '%' && this.#startsOperand(this.#tokens[this.#at + 1])) {
        const word = this.#tokens[this.#at + 1]?.text
        if (word === 'of' || word === 'mod') break
        this.#at += 1
        operator = 'mod'
      } else if (this.#startsOperand(this.#next) && this.#next.type !== 'number') operator = '*'
      if (!operator) return left
      left = { kind: 'binary', operator, left, right: this.#signed() }
    }
    return left
  }

  #signed(): Expression {
    if (++this.#depth > maxDepth) throw new SkillFailure('too-long')
    let result: Expression
    if (this.#take('-')) result = { kind: 'negate', of: this.#signed() }
    else if (this.#take('+')) result = this.#signed()
    else result = this.#raised()
    this.#depth -= 1
    return result
  }

  #raised(): Expression {
    const base = this.#postfixed()
    if (!this.#take('^')) return base
    return { kind: 'binary', operator: '^', left: base, right: this.#signed() }
  }

  #postfixed(): Expression {
    let operand = this.#operand()
    for (;;) {
      if (this.#take('!')) operand = { kind: 'factorial', of: operand }
      else if (this.#next.text === '%' && this.#isPercentSign()) {
        this.#at += 1
        operand = { kind: 'percent', of: operand }
      } else return operand
    }
  }

  /** `%` before an operand is the remainder, else a hundredth. */
  #isPercentSign(): boolean {
    const after = this.#tokens[this.#at + 1]
    return !this.#startsOperand(after) || after?.text === 'of' || after?.text === 'mod'
  }

  #operand(): Expression {
    const token = this.#next
    if (token.type === 'number') {
      this.#at += 1
      const value = parseDecimal(token.text.replace(/[,_]/g, ''))
      if (!value) throw new SkillFailure('unexpected', token.text)
      return { kind: 'number', value, text: token.text }
    }
    if (this.#take('(')) {
      const of = this.#sum()
      if (!this.#take(')')) this.#fail()
      return { kind: 'group', of }
    }
    if (token.type !== 'name' || token.text === 'of' || token.text === 'mod') this.#fail()
    this.#at += 1
    if (token.text === 'pi' || token.text === 'e') return { kind: 'constant', name: token.text }
    return this.#call(token.text)
  }

  #call(name: string): Expression {
    if (!this.#take('(')) return { kind: 'call', name, values: [this.#raised()] }
    const values = [this.#sum()]
    while (this.#take(',')) values.push(this.#sum())
    if (!this.#take(')')) this.#fail()
    return { kind: 'call', name, values }
  }
}
