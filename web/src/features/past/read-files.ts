// Reads the files that somebody chose: JSON, or the archives that hold it.
import type { PastReading, PastWords } from './past-conversation.ts'
import { joinReadings, readPast } from './read-past.ts'
import { looksLikeZip, readZip } from './read-zip.ts'

/** What of an archive may hold conversations. */
const holdsConversations = (name: string): boolean =>
  /(^|\/)conversations[^/]*\.json$|(^|\/)conversations\/[^/]+\.json$/i.test(name)

/** Never rejects: what cannot be read is among the problems. */
export async function readFiles(files: readonly File[], words: PastWords): Promise<PastReading> {
  const readings: PastReading[] = []
  for (const file of files) readings.push(await readFile(file, words))
  return joinReadings(readings)
}

async function readFile(file: File, words: PastWords): Promise<PastReading> {
  try {
    if (!(await looksLikeZip(file))) return readPast(await file.text(), file.name, words)
    const all = await readZip(file)
    const wanted = all.filter(({ name }) => holdsConversations(name))
    if (wanted.length === 0)
      return {
        sources: [],
        conversations: [],
        problems: [{ name: file.name, reason: 'no-conversations' }],
      }
    const readings: PastReading[] = []
    for (const { name, text } of wanted) readings.push(readPast(await text(), name, words))
    return joinReadings(readings)
  } catch {
    return { sources: [], conversations: [], problems: [{ name: file.name, reason: 'unreadable' }] }
  }
}
