// Finds out what a text is an export of, and reads it: what cannot be read is named, and the rest still comes.
import { isChatgpt, readChatgpt } from './chatgpt-format.ts'
import { isClaude, readClaude } from './claude-format.ts'
import { nextchatSessions, readNextchat } from './nextchat-format.ts'
import { isOwn, readOwn } from './own-format.ts'
import {
  type Fields,
  fieldsOf,
  type PastConversation,
  type PastProblem,
  type PastReading,
  type PastSource,
  type PastWords,
  textOf,
} from './past-conversation.ts'

/** As much as the server takes of one conversation. */
const mostEntries = 20_000

type Reader = (value: Fields, words: PastWords) => PastConversation | undefined

const readers: Record<PastSource, Reader> = {
  chatgpt: readChatgpt,
  claude: readClaude,
  nextchat: readNextchat,
  atelier: readOwn,
}

/** Reads the text of one file. Never throws. */
export function readPast(text: string, name: string, words: PastWords): PastReading {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return nothing({ name, reason: 'not-json' })
  }
  const found = conversationsIn(file)
  if (found.length === 0) {
    const isList = Array.isArray(file) || fieldsOf(file)?.conversations !== undefined
    return nothing({ name, reason: isList ? 'no-conversations' : 'unknown-format' })
  }
  const reading: PastReading = { sources: [], conversations: [], problems: [] }
  const seen = new Set<string>()
  for (const { source, value } of found) {
    const title = textOf(value.title) || textOf(value.name) || textOf(value.topic) || name
    const read = readOne(source, value, words)
    if (typeof read === 'string') reading.problems.push({ name: title, reason: read })
    else if (!seen.has(read.key)) {
      seen.add(read.key)
      reading.conversations.push(read)
      if (source && !reading.sources.includes(source)) reading.sources.push(source)
    }
  }
  return reading
}

type Found = { source: PastSource | undefined; value: Fields }

function conversationsIn(file: unknown): Found[] {
  const fields = fieldsOf(file)
  const sessions = fields && nextchatSessions(fields)
  if (sessions) return sessions.map((value) => ({ source: 'nextchat', value }))
  const list = Array.isArray(file)
    ? file
    : Array.isArray(fields?.conversations)
      ? fields.conversations
      : [file]
  const found = list.map((each) => {
    const value = fieldsOf(each) ?? {}
    return { source: sourceOf(value), value }
  })
  // A list of something else altogether.
  return found.some(({ source }) => source) ? found : []
}

function sourceOf(value: Fields): PastSource | undefined {
  if (isChatgpt(value)) return 'chatgpt'
  if (isClaude(value)) return 'claude'
  return isOwn(value) ? 'atelier' : undefined
}

function readOne(
  source: PastSource | undefined,
  value: Fields,
  words: PastWords,
): PastConversation | PastProblem['reason'] {
  if (!source) return 'unreadable'
  try {
    const read = readers[source](value, words)
    if (!read) return 'empty'
    return read.entries.length > mostEntries ? 'too-large' : read
  } catch {
    return 'unreadable'
  }
}

const nothing = (problem: PastProblem): PastReading => ({
  sources: [],
  conversations: [],
  problems: [problem],
})

/** Several readings as one; a conversation that is in two files comes once. */
export function joinReadings(readings: readonly PastReading[]): PastReading {
  const byKey = new Map(
    readings.flatMap(({ conversations }) => conversations.map((each) => [each.key, each] as const)),
  )
  return {
    sources: [...new Set(readings.flatMap(({ sources }) => sources))],
    conversations: [...byKey.values()],
    problems: readings.flatMap(({ problems }) => problems),
  }
}
