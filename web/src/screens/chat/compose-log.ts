// What the message list shows: the stored log with the turns that are under way laid over it. Nothing is copied from one into the
// other; a turn gives way once what is stored tells the same story.

import type { Entry } from '@atelier/contract/features/talk/chatlog'
import { plainText } from '@atelier/contract/fold-events'
import type { MessagePart } from '@atelier/contract/message-parts'
import { answerKey, promptKey } from '../../features/talk/runs/run-client.ts'
import type { Turn } from '../../features/talk/runs/turn.ts'

export type LogItem = {
  /** Stays the same when the server gives the message its number. */
  key: string
  /** Negative while the server has not taken it. */
  entry: Entry
  /** The turn whose answer this is, while it runs or until it is stored. */
  turnKey: string | null
}

/** `keyOf` is the key that an entry has had on this page since before it had a number. */
export function composeLog(
  rows: readonly Entry[],
  turns: readonly Turn[],
  keyOf: (entryId: number) => string | undefined,
): LogItem[] {
  let items = rows.map<LogItem>((entry) => ({
    key: keyOf(entry.id) ?? String(entry.id),
    entry,
    turnKey: null,
  }))
  for (const turn of turns) items = withTurn(items, turn, keyOf)
  return items
}

function withTurn(
  items: LogItem[],
  turn: Turn,
  keyOf: (entryId: number) => string | undefined,
): LogItem[] {
  const { entryId, promptId } = turn.state
  const at = entryId === null ? -1 : items.findIndex(({ entry }) => entry.id === entryId)
  if (at !== -1) {
    return items.map((item, index) => (index === at ? { ...item, turnKey: turn.key } : item))
  }
  const cut =
    turn.replaces === null ? -1 : items.findIndex(({ entry }) => entry.id === turn.replaces)
  const replaced = items[cut]?.entry
  const kept = cut === -1 ? items : items.slice(0, cut)
  const added: LogItem[] = []
  if (turn.prompt && !kept.some(({ entry }) => entry.id === promptId)) {
    added.push({
      key: promptKey(turn.key),
      entry: {
        ...bareEntry(turn, promptId ?? -1, turn.prompt),
        role: 'user',
        state: 'done',
        versions: versionsAfter(replaced?.role === 'user' ? replaced : undefined, promptId),
      },
      turnKey: null,
    })
  }
  added.push({
    key: (entryId === null ? undefined : keyOf(entryId)) ?? answerKey(turn.key),
    entry: {
      ...bareEntry(turn, entryId ?? -2, []),
      role: 'assistant',
      state: 'running',
      model: turn.model,
      versions: versionsAfter(replaced?.role === 'assistant' ? replaced : undefined, entryId),
    },
    turnKey: turn.key,
  })
  return [...kept, ...added]
}

const bareEntry = (turn: Turn, id: number, parts: readonly MessagePart[]) => ({
  id,
  text: plainText(parts),
  parts: [...parts],
  seq: 0,
  model: null,
  usage: null,
  price: 0,
  createdAt: new Date(turn.startedAt).toISOString(),
  parentId: null,
  error: null,
})

const versionsAfter = (replaced: Entry | undefined, id: number | null): number[] =>
  id === null ? [] : [...(replaced?.versions ?? []), id]

/** The entry as it stands now: what is stored, or what has been heard of its turn since. */
export function entryNow(entry: Entry, turn: Turn | undefined): Entry {
  if (!turn) return entry
  const { parts, end } = turn.state
  const now = { ...entry, parts: [...parts], model: entry.model ?? turn.model }
  // Without an end of its own the run is unknown to the server; what is stored says how it went.
  if (!end) return { ...now, state: turn.link === 'ended' ? entry.state : 'running' }
  if (end.kind === 'finish') {
    return {
      ...now,
      text: plainText(parts),
      state: end.reason,
      usage: end.usage,
      price: end.price,
      error: null,
    }
  }
  return {
    ...now,
    text: plainText(parts),
    state: stateOfFailure(end.code),
    usage: end.usage,
    price: end.price,
    error: { code: end.code, message: end.message },
  }
}

function stateOfFailure(code: string): 'interrupted' | 'refused' | 'failed' {
  if (code === 'run.interrupted' || code === 'run.damaged') return 'interrupted'
  return code === 'engine.refused' ? 'refused' : 'failed'
}

/** Turns of what the page shows: a conversation, or the one that is being made from it. */
export const turnsShown = (turns: readonly Turn[], groupId: number, origin: string): Turn[] =>
  turns.filter((turn) =>
    groupId === 0 ? turn.origin === origin && turn.origin !== '' : turn.groupId === groupId,
  )

/** Turns that what is stored has caught up with: they ended before the log was asked for. */
export const turnsSettled = (turns: readonly Turn[], logAskedAt: number): Turn[] =>
  turns.filter(({ endedAt }) => endedAt !== null && endedAt <= logAskedAt)
