import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { type AuditDependencies, listActions } from './audit.usecases.ts'

export const auditHandlers = (dependencies: AuditDependencies): Handlers<typeof api.audit> => ({
  list: (input, context) => listActions(input, context, dependencies),
})
