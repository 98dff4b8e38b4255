// What readers of foreign files make, and what is common to them. Pure: they know no server and no screen.
import type { MessagePart } from '@atelier/contract/message-parts'

/** Parts that can be brought: pictures are told of in words. */
export type ImportedPart = Exclude<
  MessagePart,
  { type: 'image' } | { type: 'work' } | { type: 'document' }
>

export type ImportedEntry = {
  role: 'user' | 'assistant'
  parts: ImportedPart[]
  model: string | null
  /** ISO 8601 in UTC. */
  createdAt: string
  /** Place in the list of what it follows, always an earlier one; null at the beginning. */
  parent: number | null
}

/** Kinds of things that are in a file, or are named there, and do not come along. */
export const leftOutKinds = [
  'pictures',
  'files',
  'recordings',
  'tool-steps',
  'instructions',
  'failed',
  'unknown',
] as const
export type LeftOutKind = (typeof leftOutKinds)[number]

/** How many of each kind; those of which there are none are absent. */
export type LeftOut = Partial<Record<LeftOutKind, number>>

export type ConversationImport = {
  /** The same for the same conversation of the same place, whenever it was exported. */
  key: string
  /** Empty where it had none. */
  title: string
  createdAt: string
  updatedAt: string
  entries: ImportedEntry[]
  /** Place in the list of the last entry that was shown. */
  shown: number
  leftOut: LeftOut
}

/** Something in a file that could not be read: which, and why. */
export type ImportProblem = {
  /** The conversation’s title, or the file’s name. */
  name: string
  reason:
    | 'not-json'
    | 'unknown-format'
    | 'unreadable'
    | 'empty'
    | 'too-large'
    | 'no-conversations'
    | 'cut-off'
    | 'refused'
}

export const importSources = [
  'chatgpt',
  'claude',
  'deepseek',
  'openwebui',
  'librechat',
  'nextchat',
  'atelier',
] as const
export type ImportSource = (typeof importSources)[number]

export type ImportReading = {
  sources: ImportSource[]
  conversations: ConversationImport[]
  problems: ImportProblem[]
}

/** Words that stand for what is not in the file, in the reader's language. */
export type ImportWords = {
  picture: (name: string) => string
  file: (name: string) => string
}

/** What has been left out of these, of each kind. */
export function sumLeftOut(conversations: Iterable<Pick<ConversationImport, 'leftOut'>>): LeftOut {
  const sum: LeftOut = {}
  for (const { leftOut } of conversations)
    for (const kind of leftOutKinds) {
      const count = leftOut[kind] ?? 0
      if (count > 0) sum[kind] = (sum[kind] ?? 0) + count
    }
  return sum
}

/** The words for what is missing, which count what they are asked for; and the count of what has no words. */
export type Missing = ImportWords & {
  note: (kind: LeftOutKind, count?: number) => void
  readonly leftOut: LeftOut
}

export function countMissing(words: ImportWords): Missing {
  const leftOut: LeftOut = {}
  const note = (kind: LeftOutKind, count = 1) => {
    if (count > 0) leftOut[kind] = (leftOut[kind] ?? 0) + count
  }
  return {
    note,
    leftOut,
    picture: (name) => {
      note('pictures')
      return words.picture(name)
    },
    file: (name) => {
      note('files')
      return words.file(name)
    },
  }
}

export type Fields = Record<string, unknown>

/** Reads one conversation of a format; undefined when nobody said anything in it. */
export type ImportReader = (
  value: Fields,
  missing: Missing,
) => Omit<ConversationImport, 'leftOut'> | undefined

export const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : undefined

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A date in seconds, milliseconds, microseconds, nanoseconds or words as ISO 8601; undefined when it is none. */
export function dateOf(value: unknown): string | undefined {
  const ms = millisecondsOf(value)
  // The server takes four digits of a year. Zero is what a clock says that was never set.
  return ms > 0 && ms < 253_402_300_799_000 ? new Date(ms).toISOString() : undefined
}

function millisecondsOf(value: unknown): number {
  if (typeof value === 'number') {
    if (value < 1e11) return value * 1000
    if (value < 1e14) return value
    return value < 1e17 ? value / 1000 : value / 1_000_000
  }
  if (typeof value !== 'string') return Number.NaN
  return /^\d{9,20}(\.\d+)?$/.test(value) ? millisecondsOf(Number(value)) : Date.parse(value)
}

/** Whether a file is a picture by how its name ends. */
export const isPictureName = (name: string): boolean => /\.(png|jpe?g|gif|webp|heic)$/i.test(name)

/** A fence longer than any inside. */
export function fenced(text: string, language = ''): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}

export const textPart = (text: string): ImportedPart[] =>
  text.trim() ? [{ type: 'text', text }] : []

/** Without what no font draws and no database takes. */
export const cleanName = (name: string): string =>
  name
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()

export const shortTitle = (title: string): string => [...cleanName(title)].slice(0, 100).join('')
