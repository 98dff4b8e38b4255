// A turn: one question and the answer that is under way to it, as the browser sees it before and beside what is stored.
import type { MessagePart } from '@atelier/contract/message-parts'
import { emptyRun, type RunState } from './run-reducer.ts'

export type TurnModel = { id: number | null; name: string; engine: string }

/**
 * `sending`: not taken by the server yet. `live`: events come. `waiting`: the connection broke and will be made again.
 * `ended`: nothing more comes.
 */
export type TurnLink = 'sending' | 'live' | 'waiting' | 'ended'

export type Turn = {
  /** Stays the same from the first keystroke's send to the end; not an entry's number. */
  key: string
  /** What the page showed when it was sent, so that a conversation that is only now made belongs to that page. */
  origin: string
  groupId: number | null
  /** Its answer is an outline for a mind map, whose log is none of the conversations. */
  isMind?: boolean
  /** The question as the person wrote it; null when the answer is to a question that is stored already. */
  prompt: readonly MessagePart[] | null
  /** The entry from which on the log gives way to this turn (answering again, rewording); null: the turn comes at the end. */
  replaces: number | null
  model: TurnModel | null
  state: RunState
  link: TurnLink
  /** The person asked for its end. */
  stopping: boolean
  startedAt: number
  /** Null while it runs. */
  endedAt: number | null
}

export type TurnPlan = Pick<
  Turn,
  'origin' | 'groupId' | 'isMind' | 'prompt' | 'replaces' | 'model'
> & {
  /** An answer that goes on: its entry and what it holds already. */
  continues?: { entryId: number; parts: readonly MessagePart[] }
}

export function newTurn(key: string, plan: TurnPlan, startedAt: number): Turn {
  const { continues, ...rest } = plan
  return {
    ...rest,
    key,
    state: {
      ...emptyRun,
      groupId: plan.groupId,
      entryId: continues?.entryId ?? null,
      parts: continues?.parts ?? [],
    },
    link: 'sending',
    stopping: false,
    startedAt,
    endedAt: null,
  }
}

/** A turn for an answer that was found running: started by another tab or device, or before a reload. */
export function foundTurn(
  key: string,
  {
    isMind = false,
    ...found
  }: {
    groupId: number
    entryId: number
    isMind?: boolean
    parts: readonly MessagePart[]
    seq: number
  },
  startedAt: number,
): Turn {
  return {
    key,
    origin: '',
    groupId: found.groupId,
    isMind,
    prompt: null,
    replaces: null,
    model: null,
    state: { ...emptyRun, ...found },
    link: 'waiting',
    stopping: false,
    startedAt,
    endedAt: null,
  }
}
