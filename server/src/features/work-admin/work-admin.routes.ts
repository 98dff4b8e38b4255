import type { api } from '@atelier/contract'
import type { Handlers } from '../../platform/http/serve-endpoint.ts'

export const workAdminHandlers = (): Handlers<typeof api.workAdmin> => ({})
