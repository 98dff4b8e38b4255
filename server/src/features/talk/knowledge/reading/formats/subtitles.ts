// Subtitles as the words that are said.
import type { Block } from '../block.ts'
import { runsOf } from './plain-text.ts'

const timing = /^(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3}\s+-->\s/

export const areSubtitles = (text: string): boolean =>
  /^WEBVTT\b/.test(text) || /^\s*\d+\n\d{1,3}:\d{2}:\d{2}[.,]\d{1,3}\s+-->\s/.test(text)

/** Without numbers, times, marks and notes. What several in a row say is one sentence: it is joined by spaces, not by paragraphs. */
export function* readSubtitles(text: string): Generator<Block> {
  for (const { lines, first } of runsOf(text)) {
    const at = lines.findIndex((line) => timing.test(line))
    if (at < 0) continue
    const said = lines
      .slice(at + 1)
      .map((line) => line.replaceAll(/<[^<>]*>|\{\\[^{}]*\}/g, '').trim())
      .filter(Boolean)
    if (said.length === 0) continue
    const place: Block['place'] = { lines: [first + at + 1, first + lines.length - 1] }
    yield { kind: 'rows', text: said.join(' '), place }
  }
}
