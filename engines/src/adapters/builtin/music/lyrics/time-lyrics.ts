// When each line would be sung: at the beginning of a bar of a section that has the melody.
import type { TimedWords } from '../../../../kinds/music.ts'
import type { Section } from '../score/score.ts'
import type { LyricsBlock } from './read-lyrics.ts'

type Sung = Pick<Section, 'kind' | 'startBar' | 'bars'>

/** In order, none overlapping; lines for which the song has no bars are left out. Seconds from `fromS` of the song. */
export function timeLyrics(
  blocks: readonly LyricsBlock[],
  sections: readonly Sung[],
  barS: number,
  fromS: number,
): TimedWords[] {
  const sung = sections.filter(({ kind }) => kind !== 'intro' && kind !== 'outro')
  const spans = blocks.filter(
    ({ kind }) => (kind !== 'intro' && kind !== 'outro') || sung.length === 0,
  )
  const pairs = spans.length <= sung.length ? inSections(spans, sung) : inBars(spans, sung)
  return pairs.map(({ text, startBar, bars }) => ({
    text,
    startS: round(startBar * barS - fromS),
    endS: round((startBar + bars) * barS - fromS),
  }))
}

type Line = { text: string; startBar: number; bars: number }

const round = (seconds: number): number => Math.round(Math.max(0, seconds) * 1000) / 1000

function inSections(blocks: readonly LyricsBlock[], sung: readonly Sung[]): Line[] {
  let next = 0
  return blocks.flatMap(({ kind, lines }, at) => {
    // The next section of its kind, unless those after it would then have none.
    const left = blocks.length - at
    const same = sung.findIndex((section, place) => place >= next && section.kind === kind)
    const place = same >= 0 && sung.length - same >= left ? same : next
    next = place + 1
    const section = sung[place]
    return section ? share(lines, section.startBar, section.bars) : []
  })
}

function share(lines: readonly string[], startBar: number, bars: number): Line[] {
  const each = Math.max(1, Math.floor(bars / lines.length))
  return lines
    .map((text, at) => ({ text, startBar: startBar + at * each, bars: each }))
    .filter((line) => line.startBar + line.bars <= startBar + bars)
}

/** More sections than the song has: line after line, a bar each where there is no more. */
function inBars(blocks: readonly LyricsBlock[], sung: readonly Sung[]): Line[] {
  const bars = sung.flatMap((section) =>
    Array.from({ length: section.bars }, (_, bar) => section.startBar + bar),
  )
  return blocks
    .flatMap(({ lines }) => lines)
    .slice(0, bars.length)
    .map((text, at) => ({ text, startBar: bars[at] ?? 0, bars: 1 }))
}
