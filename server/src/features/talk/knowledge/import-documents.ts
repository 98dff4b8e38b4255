// An import takes documents as if they were sent: they are read anew, by the same rules.

import { createHash } from 'node:crypto'
import { knowledgeLimits } from '@atelier/contract/knowledge-terms'
import { timestamp } from '@atelier/contract/primitives'
import { z } from 'zod'
import { storableText } from '../../../platform/storable-text.ts'
import {
  type ImportPart,
  listThereByNumber,
  ThereAlready,
  takeEach,
} from '../../identity/account-data/import-part.ts'
import * as store from './knowledge.store.ts'
import { addDocument, type KnowledgeDependencies } from './knowledge.usecases.ts'

const documentSchema = z.object({
  file: z.string().regex(/^\d{1,10}(\.[a-z0-9]{1,8})?$/),
  id: z.number().int(),
  title: z.string().min(1).max(500),
  createdAt: timestamp,
})

export const importDocuments = (dependencies: KnowledgeDependencies): ImportPart => ({
  kinds: ['documents'],
  folder: 'documents/',
  listThere: listThereByNumber(async (ownerId, ids) =>
    (await store.listOwnByIds(dependencies.db, ownerId, ids)).map(({ id }) => id),
  ),
  async take(importing) {
    const { archive, context, expectRoom, timeOf } = importing
    const ownerId = context.caller.accountId
    const told = await importing.list('documents', 'documents/documents.json', documentSchema)
    await takeEach(told, importing, ({ file, id: oldId, title, createdAt }) =>
      importing.take('documents', { oldId, title }, async (keep) => {
        const bytes = await archive.bytes(`documents/${file}`, knowledgeLimits.bytes)
        const hash = createHash('sha256').update(bytes).digest('hex')
        await keep(async (tx) => {
          const same = await store.findByHash(tx, ownerId, hash)
          if (same) throw new ThereAlready(same.id)
          expectRoom(bytes.byteLength)
          const sent = { bytes, name: storableText(title) }
          const { id } = await addDocument(sent, context, { ...dependencies, db: tx })
          await store.updateDocument(tx, id, { createdAt: timeOf(createdAt) })
          return id
        })
      }),
    )
    // They could not be seen before each was there for good.
    dependencies.desk.wake()
  },
})
