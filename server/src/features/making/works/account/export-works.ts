// What an archive says of works: each with its recipe, its price and how it ended. The files themselves are listed by who keeps them.
import type { Clock } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/db/database.ts'
import { type ExportPart, jsonList, pagesById } from '../../../identity/accounts/export-part.ts'
import * as store from '../works.store.ts'

/** Rows that are held at once. */
const pageSize = 200

export const exportWorks = ({ db, clock }: { db: Database; clock: Clock }): ExportPart =>
  async function* (accountId) {
    const list = (id: number) => store.listWorksAfter(db, accountId, { id, limit: pageSize })
    yield {
      name: 'works/works.json',
      modifiedAt: clock.now(),
      content: jsonList(describeWorks(pagesById(list))),
    }
  }

async function* describeWorks(pages: AsyncIterable<readonly store.WorkRow[]>) {
  for await (const page of pages)
    yield page.map((row) => ({
      id: row.id,
      type: row.type,
      task: row.task,
      state: row.state,
      model: row.modelLabel,
      builtin: row.builtin,
      recipe: row.recipe,
      seed: row.seed,
      texts: row.texts,
      tiles: row.tiles,
      understood: row.understood,
      price: row.price,
      failure: row.failure?.code ?? null,
      parentId: row.parentId,
      parentIndex: row.parentIndex,
      originId: row.originId,
      batchId: row.batchId,
      createdAt: row.createdAt,
      startedAt: row.startedAt,
      endedAt: row.endedAt,
    }))
}
