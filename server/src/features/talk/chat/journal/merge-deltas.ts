// Deltas that follow one another are one as soon as nobody counts them any more.
import type { ChatEvent, UnnumberedChatEvent } from '@atelier/contract/message-parts'

/** The same events, each run of deltas of a kind as one. */
export function mergeDeltas(
  events: readonly (ChatEvent | UnnumberedChatEvent)[],
): UnnumberedChatEvent[] {
  const merged: UnnumberedChatEvent[] = []
  let texts: string[] = []
  for (const [at, event] of events.entries()) {
    if (event.type !== 'text-delta' && event.type !== 'reasoning-delta') {
      merged.push(event)
      continue
    }
    texts.push(event.text)
    if (events[at + 1]?.type === event.type) continue
    merged.push({ type: event.type, text: texts.join('') })
    texts = []
  }
  return merged
}
