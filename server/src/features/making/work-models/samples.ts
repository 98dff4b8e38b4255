import type { Work } from '@atelier/contract/features/making/works'
import type { RequestContext } from '../../../platform/http/request-context.ts'

/** Works that were made with a model and that whoever asks may see. */
export type ListSamples = (modelId: number, context: RequestContext) => Promise<Work[]>
