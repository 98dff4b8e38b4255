// Formulas within a line of text: `$…$`, `$$…$$`, `\(…\)`, `\[…\]`, `\begin{…}`. Money such as `$5 and $6` is not math.
import { environmentAt, mayBeginEnvironment } from './math-blocks.ts'

export interface Formula {
  readonly raw: string
  readonly tex: string
  readonly display: boolean
}

export interface SetAside {
  /** The text with every formula replaced by a mark that markdown takes for a plain letter. */
  readonly text: string
  readonly formulas: readonly Formula[]
  /** A formula has begun and not ended; the text stops before it. */
  readonly pending: boolean
}

const MARK = /\uE000(\d+)\uE001/g

/**
 * Puts formulas out of the reach of the inline lexer, which would take their `_` and `*` for emphasis. An `open`
 * source may end in a formula that is still being written.
 */
export function setFormulasAside(source: string, open: boolean): SetAside {
  if (!/[$\uE000\uE001]|\\(?:[([]|begin\{)/.test(source))
    return { text: source, formulas: [], pending: false }
  const clean = source.replace(/[\uE000\uE001]/g, '\uFFFD')
  const formulas: Formula[] = []
  let text = ''
  let from = 0
  let at = 0
  while (at < clean.length) {
    const character = clean[at]
    if (character === '`') {
      at = afterCodeSpan(clean, at)
      continue
    }
    if (character !== '$' && character !== '\\') {
      at += 1
      continue
    }
    const formula = matchFormula(clean, at)
    if (formula) {
      text += `${clean.slice(from, at)}\uE000${formulas.length}\uE001`
      formulas.push(formula)
      at += formula.raw.length
      from = at
    } else if (open && opensFormula(clean, at)) {
      return { text: text + clean.slice(from, at), formulas, pending: true }
    } else {
      at += character === '\\' || clean.startsWith('$$', at) ? 2 : 1
    }
  }
  return { text: text + clean.slice(from), formulas, pending: false }
}

/** Gives text that holds marks its formulas' source back. */
export function putFormulasBack(text: string, formulas: readonly Formula[]): string {
  return formulas.length === 0
    ? text
    : text.replace(MARK, (mark, index) => formulas[Number(index)]?.raw ?? mark)
}

function afterCodeSpan(text: string, at: number): number {
  const fence = /`+/y
  fence.lastIndex = at
  const run = fence.exec(text)?.[0] ?? '`'
  const closer = new RegExp(`(?<!\`)${run}(?!\`)`, 'g')
  closer.lastIndex = at + run.length
  const end = closer.exec(text)
  return end ? end.index + run.length : at + run.length
}

function matchFormula(text: string, at: number): Formula | null {
  if (text.startsWith('\\(', at)) return delimited(text, at, '\\(', '\\)', false)
  if (text.startsWith('\\[', at)) return delimited(text, at, '\\[', '\\]', true)
  if (text.startsWith('$$', at)) return delimited(text, at, '$$', '$$', true)
  if (text.startsWith('\\begin{', at)) return environment(text, at)
  return text[at] === '$' ? singleDollar(text, at) : null
}

function delimited(
  text: string,
  at: number,
  opener: string,
  closer: string,
  display: boolean,
): Formula | null {
  const end = text.indexOf(closer, at + opener.length)
  if (end === -1) return null
  const tex = text.slice(at + opener.length, end).trim()
  return tex ? { raw: text.slice(at, end + closer.length), tex, display } : null
}

function environment(text: string, at: number): Formula | null {
  const tex = environmentAt(text.slice(at))
  return tex ? { raw: tex, tex, display: true } : null
}

/** Pandoc's rule: no space inside the dollars, no letter or digit outside; and it must look like math. */
function singleDollar(text: string, at: number): Formula | null {
  if (/[A-Za-z0-9]/.test(text[at - 1] ?? '')) return null
  const pattern =
    /\$(?![\s$])((?:\\[^\n]|[^$\\\n`]|\n(?!\s*\n))*?(?:\\[^\n]|[^\s\\$]))\$(?![A-Za-z0-9$])/y
  pattern.lastIndex = at
  const match = pattern.exec(text)
  const tex = match?.[1]
  return match && tex && looksLikeMath(tex) ? { raw: match[0], tex, display: false } : null
}

function looksLikeMath(tex: string): boolean {
  if (/[\\^_{}]/.test(tex)) return true
  if (/\p{Script=Han}/u.test(tex)) return false
  if (/^[\d.,]+(?:\s|[–—-]|$)/.test(tex)) return /[=<>+*/|]/.test(tex) || /^[\d.,]+$/.test(tex)
  return !/[A-Za-z]{2,}\s+[A-Za-z]{2,}/.test(tex)
}

/** Whether what begins here is a formula that is still being written. */
function opensFormula(text: string, at: number): boolean {
  if (text.startsWith('\\(', at) || text.startsWith('\\[', at)) return true
  if (text.startsWith('$$', at) || mayBeginEnvironment(text.slice(at, at + 40))) return true
  if (text[at] === '\\' && at === text.length - 1) return true
  if (text[at] !== '$' || /[A-Za-z0-9]/.test(text[at - 1] ?? '')) return false
  const rest = text.slice(at + 1)
  return rest === '' || (/^[A-Za-z\\({|-]/.test(rest) && rest.length < 80 && !rest.includes('\n'))
}
