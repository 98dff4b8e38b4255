// A prompt that is answered with works: stored together with them, or not at all.
import { Failure } from '@atelier/contract/errors'
import type { MessagePart } from '@atelier/contract/message-parts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/db/database.ts'
import type { Caller } from '../../../../platform/http/request-context.ts'
import { wordsToIndex } from '../../../../platform/search-words.ts'
import { storableText } from '../../../../platform/storable-text.ts'
import { titleFromPrompt } from './group-title.ts'
import { isBusy, lockGroup } from './turns.store.ts'
import * as store from './work-turns.store.ts'

export type WorkTurn = {
  /** A new one is made when absent. */
  groupId: number | undefined
  appId: number | null
  prompt: string
  /** Shown name of the model, and its engine. */
  model: { label: string; engineId: string }
  /** Queues the works in this transaction; resolves with their numbers. */
  queue(tx: Database): Promise<number[]>
}

export type StoredWorkTurn = { groupId: number; promptId: number; entryId: number; ids: number[] }

/** Throws groups.not_found, entries.busy while an answer grows at the group's end, and whatever `queue` throws. */
export async function storeWorkTurn(
  { groupId: wanted, appId, prompt, model, queue }: WorkTurn,
  { accountId: ownerId, siteId }: Pick<Caller, 'accountId' | 'siteId'>,
  { db, clock }: { db: Database; clock: Clock },
): Promise<StoredWorkTurn> {
  const text = storableText(prompt)
  const at = clock.now()
  return db.transaction(async (tx) => {
    const group =
      wanted === undefined ? undefined : await lockGroup(tx, { ownerId, kind: 'chat' }, wanted)
    if (wanted !== undefined && !group) throw new Failure('groups.not_found')
    if (group && (await isBusy(tx, group))) throw new Failure('entries.busy')
    const ids = await queue(tx)
    const groupId = wanted ?? (await store.insertGroup(tx, { siteId, ownerId, appId, at }))
    const turn = await store.insertWorkTurn(tx, {
      groupId,
      parentId: group?.leafId ?? null,
      prompt: {
        parts: text ? [{ type: 'text', text }] : [],
        words: wordsToIndex(text),
        title: titleFromPrompt(text),
      },
      answer: {
        parts: ids.map((workId): MessagePart => ({ type: 'work', workId })),
        model: model.label,
        engine: model.engineId,
      },
      at,
    })
    return { groupId, ...turn, ids }
  })
}
