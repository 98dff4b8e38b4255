// ChatEvents as lines of text, the form in which they are sent, journaled and stored.
import {
  type ChatEvent,
  chatEvent,
  type UnnumberedChatEvent,
} from '@atelier/contract/message-parts'

/** One event as a line. Deltas are by far the most, so theirs is put together by hand. */
export function eventLine(event: UnnumberedChatEvent, seq: number): string {
  if (event.type === 'text-delta' || event.type === 'reasoning-delta')
    return `{"type":"${event.type}","seq":${seq},"text":${JSON.stringify(event.text)}}\n`
  const { type, seq: _, ...rest } = event as ChatEvent
  return `${JSON.stringify({ type, seq, ...rest })}\n`
}

/** The event of a line as it was stored; undefined for one that is torn, foreign, or of a version that this one does not know. */
export function readEventLine(line: string): ChatEvent | undefined {
  try {
    return chatEvent.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

export type ReadLines = {
  events: ChatEvent[]
  /** How many lines could not be read. */
  lost: number
}

/** The events of whole lines with numbers above `after`, up to `upTo`, in order. */
export function readEventLines(
  lines: string,
  { after = 0, upTo = Number.POSITIVE_INFINITY }: { after?: number; upTo?: number } = {},
): ReadLines {
  const events: ChatEvent[] = []
  let lost = 0
  let last = after
  for (const line of lines.split('\n')) {
    if (line === '') continue
    const event = readEventLine(line)
    if (!event || event.seq > upTo) lost++
    else if (event.seq > last) {
      events.push(event)
      last = event.seq
    }
  }
  return { events, lost }
}
