import type { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import { knowledgeLimits } from '@atelier/contract/knowledge-terms'
import { keeping, sendStored } from '../../../platform/http/send-file.ts'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { takeFormFile } from '../../../platform/http/take-form-file.ts'
import { createSlots } from '../../../platform/slots.ts'
import { expectStorage } from '../../identity/stored-bytes/stored-bytes.usecases.ts'
import { documentFile } from './document-queue.ts'
import {
  addDocument,
  deleteDocument,
  describeDocument,
  getOwnDocument,
  type KnowledgeDependencies,
  listDocuments,
  readPassages,
} from './knowledge.usecases.ts'

/** As many files stand in memory at a time. */
const turns = createSlots(2)

export const knowledgeHandlers = (
  dependencies: KnowledgeDependencies,
): Handlers<typeof api.knowledge> => ({
  async add(_, context, { request }) {
    const bounds = { max: knowledgeLimits.bytes, tooLarge: 'documents.too_large' } as const
    return takeFormFile(request, bounds, async ({ name, bytes, read }) => {
      await expectStorage(context.caller, context.site, dependencies.db, bytes)
      return turns.take(async () =>
        addDocument({ name, bytes: await read() }, context, dependencies),
      )
    })
  },
  async list(request, context) {
    return listDocuments(request, context, dependencies)
  },
  async get({ id }, { caller, locale }) {
    return describeDocument(await getOwnDocument(id, caller, dependencies.db), locale)
  },
  async passages(request, context) {
    return readPassages(request, context, dependencies)
  },
  async file({ id }, { caller }, raw) {
    const { title } = await getOwnDocument(id, caller, dependencies.db)
    // Never shown as a page of our own, whatever is in it: it is offered for saving.
    const file = { name: documentFile(id), mime: 'application/octet-stream' }
    const sent = await sendStored(
      raw,
      { ...file, cache: keeping.never, downloadName: title },
      dependencies.storage,
    )
    if (!sent) throw new Failure('documents.not_found')
  },
  async delete({ id }, context) {
    await deleteDocument(id, context, dependencies)
    return {}
  },
})
