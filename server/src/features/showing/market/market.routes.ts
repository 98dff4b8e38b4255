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
  async list(wish, context) {
    return listMarket(wish, context, dependencies)
  },
  async categories(wish, context) {
    return listCategories(wish, context, dependencies)
  },
  async get(wish, context) {
    return readMarketPage(wish, context, dependencies)
  },
  async save(wish, context) {
    return savePrompt(wish, context, dependencies)
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
  async like(wish, context) {
    await markPrompt({ ...wish, kind: 'like' }, context, dependencies)
    return {}
  },
  async collect(wish, context) {
    await markPrompt({ ...wish, kind: 'collect' }, context, dependencies)
    return {}
  },
  async try({ id }, context) {
    await tryPrompt(id, context, dependencies)
    return {}
  },
  async keep(wish, context) {
    return keepPrompt(wish, context, dependencies)
  },
  async file(input, context, raw) {
    const file = await locateSampleFile(input, context, dependencies)
    if (!(await sendWorkFile(raw, { ...file, cache: keeping.never }, dependencies)))
      throw new Failure('market.not_found')
  },
  async moderation(paging, context) {
    return listWaiting(paging, context, dependencies)
  },
  async decide(wish, context) {
    await decidePrompts(wish, context, dependencies)
    return {}
  },
})
