// Closes the syntax that the end of a growing text has opened, and holds back what cannot be told yet.
import remend from 'remend'

/** Delimiters at the very end, which the next characters will explain. */
const UNDECIDED_END =
  /(?:[*_~`]+|(?<![^\s(])!|!?\[|<\/?[a-zA-Z]{0,8}|\\|&[#a-zA-Z][a-zA-Z\d]{0,7}|\$)$/
/** `[text]` may go on as `[text](address)`; `[1]` is a citation and `[x]` a box. */
const LINK_TEXT_END = /(?<!\])\[[^[\]\n]{2,200}\]$/

/** What of `remend` is wanted: formulas, tags and block syntax are looked after elsewhere, one tilde is none. */
const options = {
  katex: false,
  htmlTags: false,
  setextHeadings: false,
  comparisonOperators: false,
  singleTilde: false,
}

const close = (text: string) => remend(text, options)

/** The inline source `text`, fit to be shown before it is complete. */
export function closeHalfOpen(text: string): string {
  const decided = closeHtmlSpan(text.replace(UNDECIDED_END, ''))
  if (LINK_TEXT_END.test(decided)) return close(`${decided}(`)
  return mayBeOpen(decided) ? close(decided) : decided
}

function closeHtmlSpan(text: string): string {
  return text.replace(
    /<(sub|sup|kbd|mark|u|b|i|s)>[^<\n]*$/i,
    (span, tag: string) => `${span}</${tag}>`,
  )
}

/** Whether anything can be open: asked for every frame, while the full answer costs ten times as much. */
function mayBeOpen(text: string): boolean {
  const runs = { '*': 0, '**': 0, _: 0, '`': 0, '~~': 0 }
  for (const [run] of text.matchAll(DELIMITER_RUN)) {
    const mark = run[0]
    if (mark === '*' && run.length % 2 === 1) runs['*'] += 1
    if (mark === '*' && run.length > 1) runs['**'] += 1
    if (mark === '_') runs._ += 1
    if (mark === '`') runs['`'] += 1
    if (mark === '~') runs['~~'] += 1
  }
  return Object.values(runs).some((count) => count % 2 === 1) || isLinkOpen(text)
}

/** Not those with space around them, nor low lines within a word. */
const DELIMITER_RUN =
  /(?<![\s*])\*+(?!\*)|(?<!\*)\*+(?![\s*])|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])|`+|~~+/gu

function isLinkOpen(text: string): boolean {
  const bracket = text.lastIndexOf('[')
  if (bracket === -1) return false
  const end = text.indexOf(']', bracket)
  return end === -1 || (text[end + 1] === '(' && !text.includes(')', end))
}
