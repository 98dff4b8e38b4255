// What the Guide is told of the house that it answers in.
import { mayDo } from '@atelier/contract/staff-roles'
import type { ChatHost } from '@atelier/engines/kinds/chat'
import type { RequestContext } from '../../../../platform/http/request-context.ts'
import type { ModelCatalog } from '../../models/models.usecases.ts'

/** Where models are connected. */
const connectAt = '/admin/connections'

export const describeHost = async (
  { site, caller }: RequestContext<'caller'>,
  { catalog }: { catalog: Pick<ModelCatalog, 'hasLanguageModel'> },
): Promise<ChatHost> => ({
  hasModels: await catalog.hasLanguageModel(site),
  ...(mayDo(caller.staffRole, 'connections') ? { connectAt } : {}),
})
