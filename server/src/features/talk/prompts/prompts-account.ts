// What becomes of somebody's prompts when a guest becomes a member, and how an archive tells them.
import { promptBounds } from '@atelier/contract/prompt-list'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { findFreeTitle } from '../../identity/account-data/import-part.ts'
import { type ExportPart, jsonList, pagesById } from '../../identity/accounts/export-part.ts'
import * as store from './prompts.store.ts'

/** Rows that are held at once. */
const pageSize = 200

/** What a guest kept is the member's that the guest becomes. What the member has word for word already stays behind. */
export async function movePrompts(tx: Database, guestId: number, memberId: number): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await store.listPromptsAfter(tx, guestId, { after, limit: pageSize })
    for (const row of rows) {
      if (await store.findByContent(tx, memberId, row.content)) continue
      const isTaken = async (title: string) =>
        (await store.findByTitle(tx, memberId, title)) !== undefined
      const title = await findFreeTitle(row.title, promptBounds.titleLength, isTaken)
      await store.givePrompt(tx, row.id, { ownerId: memberId, title })
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

/** An archive tells the prompts that somebody keeps, with what each was before. */
export const exportPrompts = ({ db, clock }: { db: Database; clock: Clock }): ExportPart =>
  async function* (accountId) {
    const list = async (after: number) => {
      const rows = await store.listPromptsAfter(db, accountId, { after, limit: pageSize })
      const ids = rows.map(({ id }) => id)
      const wordings = ids.length > 0 ? await store.listWordings(db, ids) : []
      return rows.map(({ ownerId: _, ...row }) => ({
        ...row,
        versions: wordings
          .filter(({ promptId }) => promptId === row.id)
          .map(({ promptId: _id, ...wording }) => wording),
      }))
    }
    yield { name: 'prompts.json', modifiedAt: clock.now(), content: jsonList(pagesById(list)) }
  }
