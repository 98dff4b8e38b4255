// Text without marks: paragraphs end at blank lines.
import type { Block } from '../block.ts'

/** Paragraphs with their lines. */
export function* readPlainText(text: string): Generator<Block> {
  for (const { lines, first } of runsOf(text))
    yield {
      kind: 'text',
      text: lines.join('\n'),
      place: { lines: [first, first + lines.length - 1] },
    }
}

export type Run = { lines: string[]; first: number }

/** Lines between blank ones; `first` from 1. */
export function* runsOf(text: string): Generator<Run> {
  let lines: string[] = []
  let number = 0
  for (const line of text.split('\n')) {
    number++
    if (line.trim()) lines.push(line.trimEnd())
    else if (lines.length > 0) {
      yield { lines, first: number - lines.length }
      lines = []
    }
  }
  if (lines.length > 0) yield { lines, first: number + 1 - lines.length }
}
