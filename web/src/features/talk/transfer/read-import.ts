// Finds out what a text is an export of, and reads it: what cannot be read is named, and the rest still comes.
import { isChatgpt, readChatgpt } from './chatgpt-format.ts'
import { isClaude, readClaude } from './claude-format.ts'
import { readCutJson } from './cut-json.ts'
import { isDeepseek, readDeepseek } from './deepseek-format.ts'
import {
  type ConversationImport,
  countMissing,
  type Fields,
  fieldsOf,
  type ImportProblem,
  type ImportReader,
  type ImportReading,
  type ImportSource,
  type ImportWords,
  textOf,
} from './imported-conversation.ts'
import { isLibrechat, readLibrechat } from './librechat-format.ts'
import { nextchatSessions, readNextchat } from './nextchat-format.ts'
import { isOpenwebui, readOpenwebui } from './openwebui-format.ts'
import { isOwn, readOwn } from './own-format.ts'

/** As much as the server takes of one conversation, and of one entry. */
const maxEntries = 20_000
const maxParts = 1000
const longestText = 4_000_000

type Format = { source: ImportSource; fits: (value: Fields) => boolean; read: ImportReader }

/** In the order in which they are asked: DeepSeek has a mapping as ChatGPT does, with something more. */
const formats: readonly Format[] = [
  { source: 'deepseek', fits: isDeepseek, read: readDeepseek },
  { source: 'chatgpt', fits: isChatgpt, read: readChatgpt },
  { source: 'claude', fits: isClaude, read: readClaude },
  { source: 'openwebui', fits: isOpenwebui, read: readOpenwebui },
  { source: 'librechat', fits: isLibrechat, read: readLibrechat },
  { source: 'atelier', fits: isOwn, read: readOwn },
]
const nextchat: Format = { source: 'nextchat', fits: () => true, read: readNextchat }

/** Reads the text of one file. Never throws. */
export function readImported(text: string, name: string, words: ImportWords): ImportReading {
  const { file, problems } = parsed(text, name)
  if (file === undefined) return { sources: [], conversations: [], problems }
  const found = conversationsIn(file)
  if (found.length === 0 && problems.length > 0) return { sources: [], conversations: [], problems }
  if (found.length === 0) {
    const isList = Array.isArray(file) || fieldsOf(file)?.conversations !== undefined
    return nothing({ name, reason: isList ? 'no-conversations' : 'unknown-format' })
  }
  const reading: ImportReading = { sources: [], conversations: [], problems }
  const seen = new Set<string>()
  for (const { format, value } of found) {
    const title = [value.title, value.name, value.topic].map(textOf).find(Boolean) ?? name
    const read = readOne(format, value, words)
    if (typeof read === 'string') reading.problems.push({ name: title, reason: read })
    else if (!seen.has(read.key)) {
      seen.add(read.key)
      reading.conversations.push(read)
      if (format && !reading.sources.includes(format.source)) reading.sources.push(format.source)
    }
  }
  return reading
}

/** The file's value, or what of its list is whole. */
function parsed(text: string, name: string): { file: unknown; problems: ImportProblem[] } {
  try {
    return { file: JSON.parse(text), problems: [] }
  } catch {
    const cut = readCutJson(text)
    if (!cut) return { file: undefined, problems: [{ name, reason: 'not-json' }] }
    const problems: ImportProblem[] = Array.from({ length: cut.broken }, () => ({
      name,
      reason: 'unreadable',
    }))
    if (cut.isCutOff) problems.push({ name, reason: 'cut-off' })
    return { file: cut.name ? { [cut.name]: cut.values } : cut.values, problems }
  }
}

type Found = { format: Format | undefined; value: Fields }

function conversationsIn(file: unknown): Found[] {
  const fields = fieldsOf(file)
  const sessions = fields && nextchatSessions(fields)
  if (sessions) return sessions.map((value) => ({ format: nextchat, value }))
  const list = Array.isArray(file)
    ? file
    : Array.isArray(fields?.conversations)
      ? fields.conversations
      : [file]
  const found = list.map((each) => {
    const value = fieldsOf(each) ?? {}
    return { format: formats.find(({ fits }) => fits(value)), value }
  })
  // A list of something else altogether.
  return found.some(({ format }) => format) ? found : []
}

function readOne(
  format: Format | undefined,
  value: Fields,
  words: ImportWords,
): ConversationImport | ImportProblem['reason'] {
  if (!format) return 'unreadable'
  const missing = countMissing(words)
  try {
    const read = format.read(value, missing)
    if (!read) return 'empty'
    return isTooLarge(read) ? 'too-large' : { ...read, leftOut: missing.leftOut }
  } catch {
    return 'unreadable'
  }
}

const isTooLarge = ({ entries }: Pick<ConversationImport, 'entries'>): boolean =>
  entries.length > maxEntries ||
  entries.some(
    ({ parts }) =>
      parts.length > maxParts ||
      parts.some((part) => 'text' in part && part.text.length > longestText),
  )

const nothing = (problem: ImportProblem): ImportReading => ({
  sources: [],
  conversations: [],
  problems: [problem],
})

/** Several readings as one; a conversation that is in two files comes once. */
export function joinReadings(readings: readonly ImportReading[]): ImportReading {
  const byKey = new Map(
    readings.flatMap(({ conversations }) => conversations.map((each) => [each.key, each] as const)),
  )
  return {
    sources: [...new Set(readings.flatMap(({ sources }) => sources))],
    conversations: [...byKey.values()],
    problems: readings.flatMap(({ problems }) => problems),
  }
}
