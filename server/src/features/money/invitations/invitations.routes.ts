import type { api } from '@atelier/contract'
import type { Database } from '../../../platform/db/database.ts'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { listInvited, readInvitation } from './invitations.usecases.ts'

export const invitationHandlers = ({ db }: { db: Database }): Handlers<typeof api.invitations> => ({
  async read(_, { caller, site }, { request }) {
    const origin = `${request.protocol}://${request.host}`
    return readInvitation({ caller, site, origin }, db)
  },
  async listInvited(paging, { caller }) {
    return listInvited(paging, caller, db)
  },
})
