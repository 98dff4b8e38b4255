import { Readable } from 'node:stream'
import type { api } from '@atelier/contract'
import { saveFormFile } from '../../../platform/http/save-form-file.ts'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { type LeaveDependencies, leaveAccount } from '../accounts/leave-account.ts'
import { readOwnStorage } from '../stored-bytes/stored-bytes.usecases.ts'
import { type ExportDependencies, issueTicket, openExport } from './export-account.ts'
import { readImportState } from './import-run.ts'
import type { Imports } from './run-imports.ts'

export type AccountDataDependencies = ExportDependencies & LeaveDependencies & { imports: Imports }

export const accountDataHandlers = (
  dependencies: AccountDataDependencies,
): Handlers<typeof api.accountData> => ({
  async storage(_, { caller, site }) {
    return readOwnStorage(caller, site, dependencies.db)
  },
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
  async import(_, context, { request }) {
    const receive = async (file: string, max: number) => {
      await saveFormFile(request, { file, max: max, tooLarge: 'import.too_large' })
    }
    // A copy: the import outlives the call.
    await dependencies.imports.take(receive, { ...context })
    return readImportState(context, dependencies)
  },
  async importState(_, context) {
    return readImportState(context, dependencies)
  },
  async leave(input, { caller }) {
    await leaveAccount(input, caller, dependencies)
    return {}
  },
})
