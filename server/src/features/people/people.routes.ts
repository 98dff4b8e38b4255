import type { api } from '@atelier/contract'
import type { Handlers } from '../../platform/http/serve-endpoint.ts'

export const peopleHandlers = (): Handlers<typeof api.people> => ({})
