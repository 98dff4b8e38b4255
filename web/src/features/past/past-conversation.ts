// What readers of foreign files make, and what is common to them. Pure: they know no server and no screen.
import type { MessagePart } from '@atelier/contract/message-parts'

/** Parts that can be brought: pictures are told of in words. */
export type PastPart = Exclude<
  MessagePart,
  { type: 'image' } | { type: 'work' } | { type: 'document' }
>

export type PastEntry = {
  role: 'user' | 'assistant'
  parts: PastPart[]
  model: string | null
  /** ISO 8601 in UTC. */
  createdAt: string
  /** Place in the list of what it follows, always an earlier one; null at the beginning. */
  parent: number | null
}

export type PastConversation = {
  /** The same for the same conversation of the same place, whenever it was exported. */
  key: string
  /** Empty where it had none. */
  title: string
  createdAt: string
  updatedAt: string
  entries: PastEntry[]
  /** Place in the list of the last entry that was shown. */
  shown: number
}

/** Something in a file that could not be read: which, and why. */
export type PastProblem = {
  /** The conversation’s title, or the file’s name. */
  name: string
  reason: 'not-json' | 'unknown-format' | 'unreadable' | 'empty' | 'too-large' | 'no-conversations'
}

export type PastSource = 'chatgpt' | 'claude' | 'nextchat' | 'atelier'

export type PastReading = {
  sources: PastSource[]
  conversations: PastConversation[]
  problems: PastProblem[]
}

/** Words that stand for what is not in the file, in the reader's language. */
export type PastWords = {
  picture: (name: string) => string
  file: (name: string) => string
}

export type Fields = Record<string, unknown>

export const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : undefined

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A date in seconds, milliseconds or words as ISO 8601; undefined when it is none. */
export function dateOf(value: unknown): string | undefined {
  const ms =
    typeof value === 'number'
      ? value < 100_000_000_000
        ? value * 1000
        : value
      : typeof value === 'string' && value
        ? new Date(value).getTime()
        : Number.NaN
  // The server takes four digits of a year.
  return ms >= 0 && ms < 253_402_300_799_000 ? new Date(ms).toISOString() : undefined
}

/** A fence longer than any inside. */
export function fenced(text: string, language = ''): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}

export const textPart = (text: string): PastPart[] => (text.trim() ? [{ type: 'text', text }] : [])

export const shortTitle = (title: string): string => [...title.trim()].slice(0, 100).join('')
