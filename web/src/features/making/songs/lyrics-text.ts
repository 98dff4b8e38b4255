// Lyrics as text: versions that were written, and marks such as [Verse] in them. Pure.

/** Parts of a song, by the marks that every model knows. */
export const songMarks = ['Intro', 'Verse', 'Chorus', 'Bridge', 'Outro'] as const

/** A version as the writer answers it: its first line is the title. */
export function readVersion(text: string): { title: string; lyrics: string } {
  const [first = '', ...rest] = text.trim().split('\n')
  // One that begins with a mark has no title.
  if (first.trim().startsWith('[')) return { title: '', lyrics: text.trim() }
  return { title: first.trim(), lyrics: rest.join('\n').trim() }
}

/** The lyrics with a mark on a line of its own where the caret is, and where the caret is after it. */
export function withMark(
  lyrics: string,
  mark: string,
  at: number,
): { text: string; caret: number } {
  const before = lyrics.slice(0, at).replace(/[ \t]+$/, '')
  const after = lyrics.slice(at).replace(/^[ \t]*\n?/, '')
  const space =
    before === '' ? '' : before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const head = `${before}${space}[${mark}]\n`
  return { text: head + after, caret: head.length }
}
