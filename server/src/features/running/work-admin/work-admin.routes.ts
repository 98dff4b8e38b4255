import type { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import { keeping } from '../../../platform/http/send-file.ts'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { sendWorkFile } from '../../making/work-files/send-work-file.ts'
import { refundWork, retryForOwner, stopForOwner } from './change-work.ts'
import { locateStaffFile } from './staff-files.ts'
import {
  listModels,
  listWorks,
  readWork,
  type WorkAdminDependencies,
} from './work-admin.usecases.ts'

export const workAdminHandlers = (
  dependencies: WorkAdminDependencies,
): Handlers<typeof api.workAdmin> => ({
  async list(input, context) {
    return listWorks(input, context, dependencies)
  },
  async models(_, { site }) {
    return { rows: await listModels(site, dependencies) }
  },
  async read({ id }, context) {
    return readWork(id, context, dependencies)
  },
  async file(input, _, raw) {
    const file = await locateStaffFile(input, dependencies)
    if (!(await sendWorkFile(raw, { ...file, cache: keeping.aDay }, dependencies)))
      throw new Failure('works.not_found')
  },
  async stop(action, context) {
    await stopForOwner(action, context, dependencies)
    return readWork(action.id, context, dependencies)
  },
  async retry(action, context) {
    await retryForOwner(action, context, dependencies)
    return readWork(action.id, context, dependencies)
  },
  async refund(action, context) {
    await refundWork(action, context, dependencies)
    return readWork(action.id, context, dependencies)
  },
})
