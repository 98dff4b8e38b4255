import type { api } from '@atelier/contract'
import type { Handlers } from '../../platform/http/serve-endpoint.ts'

export const connectionAdminHandlers = (): Handlers<typeof api.connectionAdmin> => ({})
