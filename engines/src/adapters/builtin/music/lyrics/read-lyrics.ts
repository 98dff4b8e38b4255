// Lyrics as people write them: sections with labels in brackets, or stanzas with none.
import type { SectionKind } from '../score/score.ts'

export type LyricsBlock = { kind: SectionKind; lines: readonly string[] }

const labels: readonly (readonly [SectionKind, RegExp])[] = [
  ['intro', /intro|前奏|引子/i],
  ['outro', /outro|ending|coda|尾声|尾聲|尾奏|结尾|結尾/i],
  ['bridge', /bridge|interlude|solo|break|桥|橋|间奏|間奏/i],
  ['chorus', /chorus|hook|refrain|drop|副歌|高潮/i],
  ['verse', /verse|rap|主歌|段/i],
]

const label = /^\s*[[(【（［]\s*(.{1,60}?)\s*[\])】）］]\s*:?\s*$/u

/** Sections with their lines, in order; none without lines. */
export function readLyrics(text: string): LyricsBlock[] {
  const blocks: { kind: SectionKind | undefined; lines: string[] }[] = [
    { kind: undefined, lines: [] },
  ]
  for (const raw of text.split(/\r\n|[\n\r\u2028\u2029]/u)) {
    const line = raw.trim()
    const named = label.exec(line)?.[1]
    const kind =
      named === undefined ? undefined : labels.find(([, known]) => known.test(named))?.[0]
    const now = blocks.at(-1)
    if (kind) blocks.push({ kind, lines: [] })
    else if (line === '' && now && now.lines.length > 0) blocks.push({ kind: undefined, lines: [] })
    else if (line !== '' && named === undefined) now?.lines.push(line)
  }
  return blocks
    .filter(({ lines }) => lines.length > 0)
    .map(({ kind, lines }, at) => ({ kind: kind ?? (at % 2 === 0 ? 'verse' : 'chorus'), lines }))
}
