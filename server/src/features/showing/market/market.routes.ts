import type { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import { keeping } from '../../../platform/http/send-file.ts'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { sendWorkFile } from '../../making/work-files/send-work-file.ts'
import { changeState, deletePrompt, savePrompt } from './keep-market.ts'
import {
  keepPrompt,
  listCategories,
  listMarket,
  markPrompt,
  readMarketPage,
  tryPrompt,
} from './market.usecases.ts'
import type { MarketDependencies } from './market-dependencies.ts'
import { locateSampleFile } from './market-files.ts'
import { decidePrompts, listWaiting } from './review-market.ts'

export const marketHandlers = (dependencies: MarketDependencies): Handlers<typeof api.market> => ({
  async list(request, context) {
    return listMarket(request, context, dependencies)
  },
  async categories(request, context) {
    return listCategories(request, context, dependencies)
  },
  async get(request, context) {
    return readMarketPage(request, context, dependencies)
  },
  async save(request, context) {
    return savePrompt(request, context, dependencies)
  },
  async delete({ id }, context) {
    await deletePrompt(id, context, dependencies)
    return {}
  },
  async publish({ id }, context) {
    return changeState(id, 'publish', context, dependencies)
  },
  async withdraw({ id }, context) {
    return changeState(id, 'withdraw', context, dependencies)
  },
  async like(request, context) {
    await markPrompt({ ...request, kind: 'like' }, context, dependencies)
    return {}
  },
  async collect(request, context) {
    await markPrompt({ ...request, kind: 'collect' }, context, dependencies)
    return {}
  },
  async try({ id }, context) {
    await tryPrompt(id, context, dependencies)
    return {}
  },
  async keep(request, context) {
    return keepPrompt(request, context, dependencies)
  },
  async file(input, context, raw) {
    const file = await locateSampleFile(input, context, dependencies)
    if (!(await sendWorkFile(raw, { ...file, cache: keeping.never }, dependencies)))
      throw new Failure('market.not_found')
  },
  async moderation(paging, context) {
    return listWaiting(paging, context, dependencies)
  },
  async decide(request, context) {
    await decidePrompts(request, context, dependencies)
    return {}
  },
})
