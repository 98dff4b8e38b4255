import { Readable } from 'node:stream'
import type { api } from '@atelier/contract'
import type { Handlers } from '../../platform/http/serve-endpoint.ts'
import { type LeaveDependencies, leaveAccount } from '../accounts/leave-account.ts'
import { type ExportDependencies, issueTicket, openExport } from './export-account.ts'

export const accountDataHandlers = (
  dependencies: ExportDependencies & LeaveDependencies,
): Handlers<typeof api.accountData> => ({
  async orderExport(_, { caller }) {
    const { ticket, expiresAt } = await issueTicket(caller, dependencies)
    return { url: `/api/user/export?ticket=${ticket}`, expiresAt: expiresAt.toISOString() }
  },
  async export({ ticket }, context, { reply }) {
    const { name, bytes } = await openExport(ticket, context, dependencies)
    await reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(Readable.from(bytes, { objectMode: false }))
  },
  async leave(input, { caller }) {
    await leaveAccount(input, caller, dependencies)
    return {}
  },
})
