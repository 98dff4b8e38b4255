// Prompts that people keep: no two of one person's have the same title, or the same words.
import type { ParsedInputOf } from '@atelier/contract/endpoint'
import { Failure } from '@atelier/contract/errors'
import type {
  ImportReport,
  KeptPrompt,
  PromptWording,
  prompts,
} from '@atelier/contract/features/talk/prompts'
import { type PromptWords, promptBounds } from '@atelier/contract/prompt-list'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import * as store from './prompts.store.ts'

export type PromptDependencies = { db: Database; clock: Clock }

const tellPrompt = ({ ownerId: _, createdAt, updatedAt, ...row }: store.PromptRow): KeptPrompt => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

export async function listPrompts(
  { query, tag, page, size }: ParsedInputOf<typeof prompts.list>,
  ownerId: number,
  { db }: Pick<PromptDependencies, 'db'>,
) {
  const [{ rows, count }, total, tags] = await Promise.all([
    store.listPrompts(db, ownerId, { query, tag, page, size }),
    store.countPrompts(db, ownerId),
    store.listTags(db, ownerId),
  ])
  return { rows: rows.map(tellPrompt), count, total, tags }
}

const refuseTooMany = () =>
  new Failure('prompts.too_many', { values: { most: promptBounds.prompts } })

/** Throws prompts.title_taken, prompts.content_taken, prompts.too_many. */
export async function addPrompt(
  words: PromptWords,
  ownerId: number,
  { db, clock }: PromptDependencies,
): Promise<KeptPrompt> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, ownerId)
    if (await store.findByTitle(tx, ownerId, words.title)) throw new Failure('prompts.title_taken')
    const same = await store.findByContent(tx, ownerId, words.content)
    if (same) throw new Failure('prompts.content_taken', { values: { msg: same.title } })
    if ((await store.countPrompts(tx, ownerId)) >= promptBounds.prompts) throw refuseTooMany()
    return tellPrompt(await store.insertPrompt(tx, { ...words, ownerId, at: clock.now() }))
  })
}

/** Keeps the wording before; what changes nothing is no new one. Throws prompts.not_found, prompts.title_conflict, prompts.content_conflict. */
export async function editPrompt(
  { id, ...words }: PromptWords & { id: number },
  ownerId: number,
  { db, clock }: PromptDependencies,
): Promise<KeptPrompt> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, ownerId)
    const row = await store.findPrompt(tx, ownerId, id)
    if (!row) throw new Failure('prompts.not_found')
    const titled = await store.findByTitle(tx, ownerId, words.title)
    if (titled && titled.id !== id) throw new Failure('prompts.title_conflict')
    const same = await store.findByContent(tx, ownerId, words.content)
    if (same && same.id !== id)
      throw new Failure('prompts.content_conflict', { values: { msg: same.title } })
    if (isSame(row, words)) return tellPrompt(row)
    return tellPrompt(await store.rewritePrompt(tx, row, { ...words, at: clock.now() }))
  })
}

const isSame = (row: PromptWords, words: PromptWords) =>
  row.title === words.title &&
  row.content === words.content &&
  row.tags.join('\n') === words.tags.join('\n')

export async function deletePrompts(
  ids: readonly number[],
  ownerId: number,
  { db }: Pick<PromptDependencies, 'db'>,
): Promise<void> {
  await store.deletePrompts(db, ownerId, ids)
}

/** Adds what is new, all of it or nothing. Throws prompts.too_many. */
export async function importPrompts(
  list: readonly PromptWords[],
  ownerId: number,
  { db, clock }: PromptDependencies,
): Promise<ImportReport> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, ownerId)
    const report: ImportReport = { added: 0, skippedTitles: [], skippedContents: [] }
    const room = promptBounds.prompts - (await store.countPrompts(tx, ownerId))
    // The last of the list is the oldest, so that the list is read in its own order; and newer than what was there a moment ago.
    const known = (await store.lastChangeOf(tx, ownerId))?.getTime() ?? 0
    const at = Math.max(clock.now().getTime(), known + list.length)
    for (const [place, words] of list.entries()) {
      if (await store.findByTitle(tx, ownerId, words.title)) report.skippedTitles.push(words.title)
      else if (await store.findByContent(tx, ownerId, words.content))
        report.skippedContents.push(words.title)
      else if (report.added >= room) throw refuseTooMany()
      else {
        await store.insertPrompt(tx, { ...words, ownerId, at: new Date(at - place) })
        report.added += 1
      }
    }
    return report
  })
}

/** Throws prompts.not_found. */
export async function listWordings(
  id: number,
  ownerId: number,
  { db }: Pick<PromptDependencies, 'db'>,
): Promise<PromptWording[]> {
  if (!(await store.findPrompt(db, ownerId, id))) throw new Failure('prompts.not_found')
  const rows = await store.listWordings(db, [id])
  return rows.map(({ promptId: _, createdAt, ...wording }) => ({
    ...wording,
    createdAt: createdAt.toISOString(),
  }))
}
