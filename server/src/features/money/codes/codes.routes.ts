import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import {
  type CodeDependencies,
  createBatch,
  exportCodes,
  listBatches,
  listCodes,
  listRedemptions,
  readBatch,
  revokeCodes,
} from './codes.usecases.ts'
import { redeemCode } from './redeem-code.ts'

export const codeHandlers = (dependencies: CodeDependencies): Handlers<typeof api.codes> => ({
  async redeem({ code }, context) {
    return redeemCode(code, context, dependencies)
  },
  async createBatch(input, context) {
    return createBatch(input, context, dependencies)
  },
  async listBatches(input, { site }) {
    return listBatches(input, site, dependencies)
  },
  async batch({ id }, { site }) {
    return readBatch(id, site, dependencies)
  },
  async redemptions(input, { site }) {
    return listRedemptions(input, site, dependencies)
  },
  async list(input, { site }) {
    return listCodes(input, site, dependencies)
  },
  async revoke(input, { site }) {
    await revokeCodes(input, site, dependencies)
    return {}
  },
  async export(input, { site }, { reply }) {
    const { name, csv } = await exportCodes(input, site, dependencies)
    await reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(csv)
  },
})
