// JSON and rows of it.
import type { Block } from '../block.ts'
import { readCode } from './source-code.ts'

const longestLine = 1000
const deepestIndent = 12

/** With its lines; what stands in one long line is broken into lines first, and tells none. */
export function* readJson(text: string): Generator<Block> {
  const isLong = text.split('\n').some((line) => line.length > longestLine)
  if (!isLong) yield* readCode(text)
  else yield { kind: 'code', text: brokenLines(text).trim(), place: {} }
}

export function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false
  return isParsed(text) || text.trim().split('\n').every(isParsed)
}

function isParsed(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** A line for each value. Letters stay as they are: a number of twenty digits would not survive being parsed. */
function brokenLines(text: string): string {
  let broken = ''
  let depth = 0
  const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{},]|[^"[\]{},]+/gs
  const indent = () => `\n${' '.repeat(Math.min(depth, deepestIndent))}`
  for (const [part] of text.matchAll(token)) {
    if (part === '{' || part === '[') {
      depth++
      broken += part + indent()
    } else if (part === '}' || part === ']') {
      depth--
      broken += indent() + part
    } else if (part === ',') broken += `,${indent()}`
    else broken += part.startsWith('"') ? part : part.replaceAll(/\s+/g, ' ')
  }
  return broken
}
