import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'

export type ModelHandlers = Handlers<typeof api.models>

/** Of models that members bring along. */
export type OwnModelHandlers = Pick<ModelHandlers, 'listOwn' | 'addOwn' | 'deleteOwn'>
