// How the events of a run become the parts of a message: the same rule in storage, recovery and on the screen. Imports types only,
// so that the browser pays nothing for it.
import type { ChatEvent, MessagePart, ToolConsent, UnnumberedChatEvent } from './message-parts.ts'

/** Parts with one more event taken in. Returns a new array when something changed, the same one when the event carries no content. */
export function foldEvent(
  parts: readonly MessagePart[],
  event: ChatEvent | UnnumberedChatEvent,
): readonly MessagePart[] {
  switch (event.type) {
    case 'text-delta':
      return appendText(parts, 'text', event.text)
    case 'reasoning-delta':
      return appendText(parts, 'reasoning', event.text)
    case 'reasoning-end':
      return endReasoning(parts, event.durationMs)
    case 'text-is-reasoning':
      return turnIntoReasoning(parts, event.length)
    case 'tool-call':
    case 'tool-result':
    case 'source':
    case 'chart':
    case 'image':
    case 'work': {
      const { seq: _, ...part } = event as Extract<ChatEvent, { type: 'image' }>
      return [...parts, part]
    }
    case 'tool-consent':
      return settleConsent(parts, event)
    case 'start':
    case 'finish':
    case 'error':
      return parts
  }
}

/** All the events of a run, in order, as parts. */
export function foldEvents(
  events: Iterable<ChatEvent | UnnumberedChatEvent>,
  from: readonly MessagePart[] = [],
): readonly MessagePart[] {
  let parts = from
  for (const event of events) parts = foldEvent(parts, event)
  return parts
}

/** What came as text in all, without what turned out to be thinking. */
export function textOfEvents(events: Iterable<ChatEvent | UnnumberedChatEvent>): string {
  let text = ''
  for (const part of foldEvents(events)) if (part.type === 'text') text += part.text
  return text
}

/** The words of a message, without thinking, tools and pictures. */
export function plainText(parts: readonly MessagePart[]): string {
  let text = ''
  for (const part of parts) if (part.type === 'text') text += text ? `\n\n${part.text}` : part.text
  return text
}

function appendText(
  parts: readonly MessagePart[],
  type: 'text' | 'reasoning',
  text: string,
): readonly MessagePart[] {
  if (text === '') return parts
  const last = parts.at(-1)
  if (last?.type !== type) return [...parts, { type, text }]
  return [...parts.slice(0, -1), { ...last, text: last.text + text }]
}

function endReasoning(parts: readonly MessagePart[], durationMs: number): readonly MessagePart[] {
  const at = parts.findLastIndex((part) => part.type === 'reasoning')
  const part = parts[at]
  if (part?.type !== 'reasoning') return parts
  return parts.with(at, { ...part, durationMs })
}

/** Only the last part can hold such text: whatever comes after text begins a part of its own. */
function turnIntoReasoning(parts: readonly MessagePart[], length: number): readonly MessagePart[] {
  const last = parts.at(-1)
  if (last?.type !== 'text') return parts
  const from = Math.max(0, last.text.length - length)
  const thought = last.text.slice(from).trim()
  const kept: MessagePart[] = parts.slice(0, -1)
  if (from > 0) kept.push({ ...last, text: last.text.slice(0, from) })
  if (thought === '') return kept
  const before = kept.at(-1)
  if (before?.type !== 'reasoning') return [...kept, { type: 'reasoning', text: thought }]
  return [...kept.slice(0, -1), { ...before, text: `${before.text}\n\n${thought}` }]
}

/** The last call by that name is meant: upstreams begin to number calls again with each round. */
function settleConsent(
  parts: readonly MessagePart[],
  { callId, consent }: { callId: string; consent: ToolConsent },
): readonly MessagePart[] {
  const at = parts.findLastIndex((part) => part.type === 'tool-call' && part.callId === callId)
  const part = parts[at]
  return part?.type === 'tool-call' ? parts.with(at, { ...part, consent }) : parts
}
