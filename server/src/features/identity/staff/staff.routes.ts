import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { appoint, dismiss, listStaff, type StaffDependencies } from './staff.usecases.ts'

export const staffHandlers = (dependencies: StaffDependencies): Handlers<typeof api.staff> => ({
  async list(_, { site }) {
    return { rows: await listStaff(site, dependencies) }
  },
  async appoint(input, by) {
    return { member: await appoint(input, by, dependencies) }
  },
  async dismiss({ accountId }, by) {
    await dismiss(accountId, by, dependencies)
    return {}
  },
})
