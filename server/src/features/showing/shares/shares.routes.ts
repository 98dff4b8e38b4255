import type { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import { fileHeads, keeping } from '../../../platform/http/send-file.ts'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { sendWorkFile } from '../../making/work-files/send-work-file.ts'
import { describeShareCard } from './share-card.ts'
import { locateSharedFile } from './shared-work.ts'
import {
  continueShare,
  createShare,
  listShares,
  openShare,
  revokeShare,
  type ShareDependencies,
} from './shares.usecases.ts'

export const shareHandlers = (dependencies: ShareDependencies): Handlers<typeof api.shares> => ({
  async create(input, context) {
    return createShare(input, context, dependencies)
  },
  async list(input, context) {
    return listShares(input, context, dependencies)
  },
  async revoke({ id }, context) {
    await revokeShare(id, context, dependencies)
    return {}
  },
  async open(input, context) {
    return openShare(input, context, dependencies)
  },
  async continue(input, context) {
    return continueShare(input, context, dependencies)
  },
  async card({ key }, context, { reply }) {
    const { title, author, siteName, picture } = await describeShareCard(key, context, dependencies)
    const bytes = await dependencies.cards.paint({ title, author, siteName, picture })
    await fileHeads(reply, { mime: 'image/jpeg', cache: keeping.never }).send(bytes)
  },
  async readFile(input, context, raw) {
    const file = await locateSharedFile(input, context, dependencies)
    if (!(await sendWorkFile(raw, { ...file, cache: keeping.never }, dependencies)))
      throw new Failure('shares.not_found')
  },
})
