// Whether the server has a message whose sending ended without an answer.
import { call } from '../../api/call.ts'
import { listGroups } from '../../features/talk/groups/list-groups.ts'
import type { LogPage } from '../../features/talk/groups/log-pages.ts'

export type SentMessage = {
  groupId: number
  text: string
  /** The highest number of an entry, or without a conversation of a conversation, that was known when it was sent. */
  after: number
  /** Milliseconds since 1970. */
  sentAt: number
}

type Asks = {
  log: (groupId: number) => Promise<LogPage>
  groups: () => Promise<readonly { id: number; createdAt: string }[]>
}

/** Clocks of browser and server may differ by this much, in milliseconds. */
const clockSkewMs = 60_000
/** So many new conversations are looked into. */
const maxWatched = 5

const asks: Asks = {
  log: (groupId) => call('chatlog.list', { groupId, size: 60 }, { shownInPlace: true }),
  groups: () => listGroups(),
}

/**
 * The conversation that holds the message: its own, or one that was made for it; 0 when the server does not have it. Rejects with
 * CallFailure when that cannot be learned.
 */
export async function findSent(sent: SentMessage, { log, groups } = asks): Promise<number> {
  const { groupId, text, after, sentAt } = sent
  const from = sentAt - clockSkewMs
  const isSince = ({ createdAt }: { createdAt: string }) => new Date(createdAt).getTime() > from
  const isNew = (row: { id: number; createdAt: string }) => row.id > after && isSince(row)
  const holds = async (id: number, mayBe: typeof isNew) =>
    (await log(id)).rows.some((row) => row.role === 'user' && row.text === text && mayBe(row))
  if (groupId > 0) return (await holds(groupId, isNew)) ? groupId : 0
  const fresh = (await groups()).filter(isNew).toSorted((a, b) => b.id - a.id)
  for (const { id } of fresh.slice(0, maxWatched)) if (await holds(id, isSince)) return id
  return 0
}
