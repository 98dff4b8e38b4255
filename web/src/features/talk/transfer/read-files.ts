// Reads the files that somebody chose: JSON, or the archives that hold it.
import { decodeText } from '@atelier/contract/decode-text'
import type { ImportProblem, ImportReading, ImportWords } from './imported-conversation.ts'
import { joinReadings, readImported } from './read-import.ts'
import { looksLikeZip, readZip, type ZipEntry } from './read-zip.ts'

/** What of an archive may hold conversations. */
const holdsConversations = (name: string): boolean =>
  /(^|\/)conversations[^/]*\.json$|(^|\/)conversations\/[^/]+\.json$/i.test(name)

/** Never rejects: what cannot be read is among the problems. */
export async function readFiles(
  files: readonly File[],
  words: ImportWords,
): Promise<ImportReading> {
  const readings: ImportReading[] = []
  for (const file of files) readings.push(await readFile(file, words))
  return joinReadings(readings)
}

async function readFile(file: File, words: ImportWords): Promise<ImportReading> {
  try {
    if (!(await looksLikeZip(file)))
      return readImported(jsonText(await file.arrayBuffer()), file.name, words)
    const all = await readZip(file)
    const named = all.filter(({ name }) => holdsConversations(name))
    // Under other names they are found by what is in them.
    const wanted = named.length > 0 ? named : all.filter(({ name }) => /\.json$/i.test(name))
    const readings: ImportReading[] = []
    for (const entry of wanted) readings.push(await readEntry(entry, words))
    const joined = joinReadings(readings)
    return joined.conversations.length === 0 && (named.length === 0 || readings.length === 0)
      ? problem(file.name, 'no-conversations')
      : joined
  } catch {
    return problem(file.name, 'unreadable')
  }
}

/** One of an archive that is broken costs itself alone. */
async function readEntry({ name, text }: ZipEntry, words: ImportWords): Promise<ImportReading> {
  try {
    return readImported(await text(), name, words)
  } catch {
    return problem(name, 'unreadable')
  }
}

const problem = (name: string, reason: ImportProblem['reason']): ImportReading => ({
  sources: [],
  conversations: [],
  problems: [{ name, reason }],
})

/** JSON of whatever encoding an editor saved it in; what is no text is no JSON either. */
function jsonText(bytes: ArrayBuffer): string {
  const decoded = decodeText(new Uint8Array(bytes))
  return 'text' in decoded ? decoded.text : ''
}
