// ChatEvents as lines of text, the form in which they are sent, journaled and stored.
import type { ChatEvent, UnnumberedChatEvent } from '@atelier/contract/message-parts'

/** One event as a line. Deltas are by far the most, so theirs is put together by hand. */
export function eventLine(event: UnnumberedChatEvent, seq: number): string {
  if (event.type === 'text-delta' || event.type === 'reasoning-delta')
    return `{"type":"${event.type}","seq":${seq},"text":${JSON.stringify(event.text)}}\n`
  const { type, seq: _, ...rest } = event as ChatEvent
  return `${JSON.stringify({ type, seq, ...rest })}\n`
}

/** The events of whole lines. */
export function readEventLines(lines: string): ChatEvent[] {
  const events: ChatEvent[] = []
  for (const line of lines.split('\n')) if (line) events.push(JSON.parse(line) as ChatEvent)
  return events
}
