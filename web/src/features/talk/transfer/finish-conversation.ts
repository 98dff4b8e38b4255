// The last step of every reader: what it found becomes a conversation that the server takes.
import {
  type ConversationImport,
  cleanName,
  dateOf,
  type ImportedEntry,
  type ImportedPart,
  type ImportSource,
  shortTitle,
} from './imported-conversation.ts'

/** An entry as it was read: without a date where the file tells none. */
export type ReadEntry = Omit<ImportedEntry, 'createdAt'> & { createdAt: string | undefined }

export type ReadConversation = {
  source: ImportSource
  /** What the conversation is called where it was held; empty when the file does not say. */
  id: string
  title: string
  /** As the file tells them: seconds, milliseconds, words, or nothing of the kind. */
  created: unknown
  updated: unknown
  entries: readonly ReadEntry[]
  shown: number
}

/** Bounds of `transfer.import`. */
const longestId = 180
const longestModel = 200
const longestSourceTitle = 1000
const longestUrl = 4000
const longestSnippet = 1000

/** Undefined when nobody said anything in it. */
export function finishConversation(
  read: ReadConversation,
): Omit<ConversationImport, 'leftOut'> | undefined {
  const known = read.entries.flatMap(({ createdAt }) => createdAt ?? []).toSorted()
  const told = dateOf(read.created)
  const createdAt = told ?? known[0] ?? dateOf(read.updated) ?? new Date().toISOString()
  const updatedAt = dateOf(read.updated) ?? known.at(-1) ?? createdAt
  let before = createdAt
  const entries = read.entries.map((entry): ImportedEntry => {
    before = entry.createdAt ?? before
    return {
      role: entry.role,
      parent: entry.parent,
      parts: entry.parts.map(fittingPart),
      model: entry.role === 'user' ? null : entry.model?.slice(0, longestModel) || null,
      createdAt: before,
    }
  })
  if (entries.length === 0) return undefined
  const id = cleanName(read.id).slice(0, longestId) || told || fingerprint(JSON.stringify(entries))
  return {
    key: `${read.source}:${id}`,
    title: shortTitle(read.title),
    createdAt,
    // A clock that went backwards: what was changed last was made before that.
    updatedAt: [createdAt, updatedAt].toSorted().at(-1) ?? createdAt,
    entries,
    shown: read.shown >= 0 && read.shown < entries.length ? read.shown : entries.length - 1,
  }
}

function fittingPart(part: ImportedPart): ImportedPart {
  if (part.type !== 'source') return part
  const { title, snippet, ...rest } = part
  const fitting = { ...rest, title: title.slice(0, longestSourceTitle) }
  return snippet ? { ...fitting, snippet: snippet.slice(0, longestSnippet) } : fitting
}

/** Whether an address can stand with a source. */
export const isPageAddress = (url: string): boolean =>
  url.length <= longestUrl && /^https?:\/\//i.test(url) && URL.canParse(url)

/** 64 bits of FNV-1a, for a conversation without a name of its own. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (let at = 0; at < text.length && at < 20_000; at += 1) {
    hash ^= BigInt(text.charCodeAt(at))
    hash = BigInt.asUintN(64, hash * 0x100000001b3n)
  }
  return hash.toString(16)
}
