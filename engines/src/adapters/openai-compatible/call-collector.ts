// Puts tool calls together whose arguments come in pieces, several at once, with or without index and id.
import { randomUUID } from 'node:crypto'
import { EngineError } from '../../errors.ts'
import type { ToolCallWire } from './openai-compatible.wire.ts'

export type Call = { callId: string; name: string; input: string }

/** Of one answer: more than any model makes. */
const maxCalls = 1000

type Draft = {
  /** The upstream's; undefined where it gave none. */
  id: string | undefined
  index: number | undefined
  name: string
  pieces: string[]
  scan: JsonScan
  /** The call that came glued to this one: more of the arguments is more of its. */
  next?: Draft
}

/** How far the arguments have come: `open` before their end, `whole` with it, `other` where they are no JSON object. */
type JsonScan = {
  state: 'blank' | 'open' | 'whole' | 'other'
  depth: number
  inText: boolean
  escaped: boolean
}

export type CallCollector = {
  take(wire: ToolCallWire): void
  /** Whether there is any. */
  readonly isEmpty: boolean
  /** All calls, once nothing more comes. */
  finish(): Call[]
}

export function createCallCollector(): CallCollector {
  const drafts: Draft[] = []
  const byIndex = new Map<number, Draft>()
  const byId = new Map<string, Draft>()

  const begin = (about: Pick<Draft, 'id' | 'index' | 'name'>): Draft => {
    if (drafts.length === maxCalls)
      throw new EngineError('nonsense', 'The upstream called tools without an end.')
    const draft: Draft = {
      id: about.id,
      index: about.index,
      name: about.name,
      pieces: [],
      scan: { state: 'blank', depth: 0, inText: false, escaped: false },
    }
    drafts.push(draft)
    if (draft.index !== undefined) byIndex.set(draft.index, draft)
    if (draft.id !== undefined) byId.set(draft.id, draft)
    return draft
  }

  const find = (id: string | undefined, index: number | undefined, name: string) => {
    const known = id === undefined ? undefined : byId.get(id)
    if (known) return known
    const placed = index === undefined ? drafts.at(-1) : byIndex.get(index)
    // Some servers give every call the index 0, or none: another id with a name is another call.
    const isOther = id !== undefined && name !== '' && placed?.id !== undefined
    return isOther ? undefined : placed
  }

  /** A name after whole arguments, or another name without a word of where it belongs, begins another call. */
  const isAnother = (draft: Draft, name: string, text: string, wire: ToolCallWire) => {
    if (name === '' || draft.name === '') return false
    if (draft.scan.state === 'whole') return text.trim() !== '' || name !== draft.name
    return name !== draft.name && !wire.id && wire.index === undefined
  }

  /** What follows whole arguments and is an object again is the next call of the same tool. */
  const feed = (draft: Draft, text: string): void => {
    let into = draft
    let from = 0
    while (from < text.length) {
      const end = scanJson(into.scan, text, from)
      if (end > from)
        into.pieces.push(from === 0 && end === text.length ? text : text.slice(from, end))
      if (end === text.length) return
      const next = text.indexOf('{', end)
      if (next === -1) return
      into.next = begin({ id: undefined, index: into.index, name: into.name })
      into = into.next
      from = next
    }
  }

  return {
    get isEmpty() {
      return drafts.length === 0
    },
    take(wire) {
      const id = wire.id || undefined
      const name = wire.function?.name ?? ''
      const given = wire.function?.arguments
      const text = typeof given === 'string' ? given : given ? JSON.stringify(given) : ''
      const index = wire.index ?? undefined
      let draft = find(id, index, name)
      while (draft?.next) draft = draft.next
      if (draft && isAnother(draft, name, text, wire)) {
        // The same again, as some servers send at the end, is seen at the end.
        draft = begin({ id: draft.id === id ? undefined : id, index, name })
      }
      draft ??= begin({ id, index, name: '' })
      draft.name ||= name
      if (draft.id === undefined && id !== undefined && !byId.has(id)) {
        draft.id = id
        byId.set(id, draft)
      }
      feed(draft, text)
    },
    finish() {
      const calls: Call[] = []
      const seen = new Set<string>()
      for (const { id, name, pieces } of drafts) {
        if (name === '') continue
        const input = unwrapped(pieces.join('').trim()) || '{}'
        const same = `${name} ${input}`
        if (id === undefined && seen.has(same)) continue
        seen.add(same)
        calls.push({ callId: id ?? `call_${randomUUID()}`, name, input })
      }
      return calls
    },
  }
}

/** Arguments that were written as JSON twice over. */
function unwrapped(input: string): string {
  if (!input.startsWith('"')) return input
  try {
    const inner: unknown = JSON.parse(input)
    return typeof inner === 'string' && inner.trimStart().startsWith('{') ? inner : input
  } catch {
    return input
  }
}

/** Goes over more of the arguments; returns where an object that is whole with it ends, else the text's end. */
function scanJson(scan: JsonScan, text: string, from: number): number {
  if (scan.state === 'other') return text.length
  for (let at = from; at < text.length; at++) {
    const sign = text[at]
    if (scan.state === 'whole') return at
    if (scan.state === 'blank') {
      if (sign === '{') {
        scan.state = 'open'
        scan.depth = 1
      } else if (sign !== undefined && sign.trim() !== '') {
        scan.state = 'other'
        return text.length
      }
    } else if (scan.escaped) scan.escaped = false
    else if (scan.inText) {
      if (sign === '\\') scan.escaped = true
      else if (sign === '"') scan.inText = false
    } else if (sign === '"') scan.inText = true
    else if (sign === '{') scan.depth++
    else if (sign === '}' && --scan.depth === 0) scan.state = 'whole'
  }
  return text.length
}
