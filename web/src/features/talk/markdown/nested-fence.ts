// A README in a fence of three ticks that itself holds fences of three ticks: read by pairs, as the writer means it.
import type { Tokens } from 'marked'

const OPENING = /^( {0,3})(`{3,}|~{3,})[ \t]*(?:markdown|md|mdx|readme)\b[^\n`]*\n/i

/**
 * The fenced markdown that `source` begins with, when a fence within it names a language and so can only open one. In a
 * `complete` source the pairs must come out even; null otherwise, and for whatever needs no such reading.
 */
export function readMarkdownFence(source: string, complete: boolean): Tokens.Code | null {
  const opening = OPENING.exec(source)
  const marker = opening?.[2]
  if (!opening || !marker) return null
  const fence = new RegExp(`^ {0,3}(${marker[0]}{${marker.length},})[ \\t]*([^\\n\`]*)$`)
  let depth = 1
  let nested = false
  let at = opening[0].length
  while (at < source.length) {
    const newline = source.indexOf('\n', at)
    const end = newline === -1 ? source.length : newline
    const match = fence.exec(source.slice(at, end))
    if (match) {
      depth += match[2] ? 1 : -1
      nested ||= depth > 1
      if (depth === 0) return nested ? tokenOf(source, opening[0], at, end) : null
    }
    at = end + 1
  }
  return nested && !complete ? tokenOf(source, opening[0], source.length, source.length) : null
}

function tokenOf(source: string, opening: string, contentEnd: number, end: number): Tokens.Code {
  const lang = opening.trim().replace(/^[`~]+[ \t]*/, '')
  const text = source.slice(opening.length, contentEnd).replace(/\n$/, '')
  return { type: 'code', raw: source.slice(0, end), lang, text }
}
