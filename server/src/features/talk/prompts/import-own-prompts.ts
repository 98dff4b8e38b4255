import { Failure } from '@atelier/contract/errors'
import { timestamp } from '@atelier/contract/primitives'
import { promptBounds } from '@atelier/contract/prompt-list'
import { z } from 'zod'
import type { Database } from '../../../platform/db/database.ts'
import { storable } from '../../../platform/storable-text.ts'
import {
  findFreeTitle,
  type Importing,
  type ImportPart,
  listThereByNumber,
  ThereAlready,
  takeEach,
} from '../../identity/account-data/import-part.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import * as store from './prompts.store.ts'

const { titleLength, contentLength, tags, tagLength } = promptBounds
const words = {
  title: z.string().trim().min(1).max(titleLength),
  content: z.string().trim().min(1).max(contentLength),
  tags: z.array(z.string().trim().min(1).max(tagLength)).max(tags),
  createdAt: timestamp,
}
const promptSchema = z.object({
  ...words,
  id: z.number().int(),
  updatedAt: timestamp,
  versions: z.array(z.object({ ...words, version: z.number().int().min(1) })).max(2000),
})
type Told = z.output<typeof promptSchema>

/** An import takes prompts with what each was before; what is there word for word stays as it is. */
export const importOwnPrompts = ({ db }: { db: Database }): ImportPart => ({
  kinds: ['prompts'],
  folder: 'prompts.json',
  listThere: listThereByNumber((ownerId, ids) => store.listOwnIds(db, ownerId, ids)),
  async take(importing) {
    const prompts = await importing.list('prompts', 'prompts.json', promptSchema)
    await takeEach(prompts, importing, (told) =>
      importing.take('prompts', { oldId: told.id, title: told.title }, (keep) =>
        keep((tx) => insert(storable(told), importing, tx)),
      ),
    )
  },
})

async function insert(
  { title, content, tags, createdAt, updatedAt, versions }: Told,
  { context, timeOf }: Importing,
  tx: Database,
): Promise<number> {
  const ownerId = context.caller.accountId
  await lockAccount(tx, ownerId)
  const same = await store.findByContent(tx, ownerId, content)
  if (same) throw new ThereAlready(same.id)
  if ((await store.countPrompts(tx, ownerId)) >= promptBounds.prompts)
    throw new Failure('prompts.too_many', { values: { most: promptBounds.prompts } })
  const free = await findFreeTitle(
    title,
    titleLength,
    async (request) => (await store.findByTitle(tx, ownerId, request)) !== undefined,
  )
  const before = versions.toSorted((one, other) => one.version - other.version)
  return store.insertWithWordings(
    tx,
    {
      ownerId,
      content,
      tags,
      title: free,
      version: before.length + 1,
      createdAt: timeOf(createdAt),
      updatedAt: timeOf(updatedAt),
    },
    before.map((each, at) => ({
      title: each.title,
      content: each.content,
      tags: each.tags,
      version: at + 1,
      createdAt: timeOf(each.createdAt),
    })),
  )
}
