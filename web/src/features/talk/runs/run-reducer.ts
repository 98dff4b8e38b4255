// One answer while it grows, as a pure reducer over the events of its run. Events may come twice or with a hole between them: the
// same event counts once, and a hole says that the reader must attach again after `seq`.
import { foldEvent } from '@atelier/contract/fold-events'
import type { ChatEvent, FinishReason, MessagePart, Usage } from '@atelier/contract/message-parts'
import type { Skipped } from '../../../api/reply-event.ts'

/** An event of a run, or what stands for one that this page cannot read. */
export type RunEvent = ChatEvent | Skipped

/** How a run ended: by itself (or by a stop), or by a failure after it had begun. */
export type RunEnd =
  | { kind: 'finish'; reason: FinishReason; usage: Usage | null; price: number }
  | {
      kind: 'error'
      code: string
      message: string
      requestId: string | undefined
      usage: Usage | null
      price: number
    }

export type RunState = {
  groupId: number | null
  /** The answer's entry; null until the server has named it. */
  entryId: number | null
  promptId: number | null
  parts: readonly MessagePart[]
  /** Number of the last event taken; 0 before the first. */
  seq: number
  end: RunEnd | null
}

export const emptyRun: RunState = {
  groupId: null,
  entryId: null,
  promptId: null,
  parts: [],
  seq: 0,
  end: null,
}

/** `ignored`: seen before, or after the end. `gap`: events are missing before this one, and the state is as it was. */
export type Verdict = 'taken' | 'ignored' | 'gap'

export function takeEvent(state: RunState, event: RunEvent): { state: RunState; verdict: Verdict } {
  if (state.end || event.seq <= state.seq) return { state, verdict: 'ignored' }
  if (event.seq > state.seq + 1) return { state, verdict: 'gap' }
  return { state: { ...applied(state, event), seq: event.seq }, verdict: 'taken' }
}

function applied(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'skipped':
      return state
    case 'start':
      return {
        ...state,
        groupId: event.groupId,
        entryId: event.entryId,
        promptId: event.promptId,
      }
    case 'finish': {
      const { reason, usage, price } = event
      return { ...state, end: { kind: 'finish', reason, usage, price } }
    }
    case 'error': {
      const { code, message, requestId, usage = null, price = 0 } = event
      return { ...state, end: { kind: 'error', code, message, requestId, usage, price } }
    }
    default:
      return { ...state, parts: foldEvent(state.parts, event) }
  }
}
