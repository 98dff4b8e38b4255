import type { api } from '@atelier/contract'
import type { Handlers } from '../../platform/http/serve-endpoint.ts'

export const figuresHandlers = (): Handlers<typeof api.figures> => ({})
