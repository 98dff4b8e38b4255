// Conversations that were exported here: by the conversation’s menu, the settings, or with the whole account.
import type { Chart } from '@atelier/contract/chart'
import {
  dateOf,
  type Fields,
  fieldsOf,
  type ImportedEntry,
  type ImportedPart,
  type ImportReader,
  listOf,
  type Missing,
  shortTitle,
  textOf,
  textPart,
} from './imported-conversation.ts'

export const ownFormat = 'atelier-conversations'

/** The name by which an exported conversation is known again; those that never left are known by it, too. */
export const ownKey = ({ id, createdAt }: { id: number; createdAt: string }): string =>
  `atelier:${createdAt}:${id}`

/** A file of the account’s archive, or a conversation in our JSON. */
export const isOwn = (value: Fields): boolean =>
  typeof value.id === 'number' && Array.isArray(value.entries) && typeof value.title === 'string'

export const readOwn: ImportReader = (value, missing) => {
  const createdAt = dateOf(value.createdAt) ?? new Date(0).toISOString()
  const entries: ImportedEntry[] = []
  const places = new Map<number, number>()
  const rows = listOf(value.entries).map((row) => fieldsOf(row) ?? {})
  // Numbers grow, and what is answered was there before; a deleted message may have been handed on, though.
  for (const row of rows.toSorted((a, b) => Number(a.id) - Number(b.id))) {
    const parts = listOf(row.parts).flatMap((part) => ownPart(fieldsOf(part) ?? {}, missing))
    const parent = places.get(Number(row.parentId)) ?? null
    if (parts.length === 0) {
      if (parent !== null) places.set(Number(row.id), parent)
      continue
    }
    places.set(Number(row.id), entries.length)
    entries.push({
      role: row.role === 'user' ? 'user' : 'assistant',
      parts,
      parent,
      model: textOf(row.model) || textOf(row.modelName) || null,
      createdAt: dateOf(row.createdAt) ?? createdAt,
    })
  }
  if (entries.length === 0) return undefined
  return {
    key: ownKey({ id: Number(value.id), createdAt }),
    title: shortTitle(textOf(value.title)),
    createdAt,
    updatedAt: dateOf(value.updatedAt) ?? createdAt,
    entries,
    shown: places.get(Number(value.lastShown)) ?? entries.length - 1,
  }
}

function ownPart(part: Fields, missing: Missing): ImportedPart[] {
  const [callId, name] = [textOf(part.callId), textOf(part.name)]
  switch (part.type) {
    case 'text':
      return textPart(textOf(part.text))
    case 'reasoning': {
      const { durationMs } = part
      const known = typeof durationMs === 'number' ? { durationMs } : {}
      return [{ type: 'reasoning', text: textOf(part.text), ...known }]
    }
    case 'tool-call':
      return [{ type: 'tool-call', callId, name, input: textOf(part.input) }]
    case 'tool-result':
      return [{ type: 'tool-result', callId, name, output: textOf(part.output) }]
    case 'source': {
      const [title, url] = [textOf(part.title), textOf(part.url)]
      if (!/^https?:\/\//.test(url) || !URL.canParse(url)) return textPart(title)
      return [{ type: 'source', title, url }]
    }
    case 'chart':
      return isChart(part.chart) ? [{ type: 'chart', chart: part.chart }] : []
    case 'document':
      return textPart(missing.file(textOf(part.title)))
    case 'image':
    case 'work':
      return textPart(missing.picture(textOf(part.alt)))
    default:
      missing.note('unknown')
      return []
  }
}

/** Whether it has the shape of a chart; what in it is out of bounds is found by the server. */
const isChart = (value: unknown): value is Chart => {
  const { title, x, series } = fieldsOf(value) ?? {}
  return typeof title === 'string' && Array.isArray(x) && Array.isArray(series)
}
