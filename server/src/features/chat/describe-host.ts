// What the Guide is told of the house that it answers in.
import { mayDo } from '@atelier/contract/staff-roles'
import type { ChatHost } from '@atelier/engines/kinds/chat'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { ModelCatalog } from '../models/models.usecases.ts'

/** Where models are connected. */
const connectAt = '/admin/connections'

export async function describeHost(
  { site, caller, locale }: RequestContext<'caller'>,
  { catalog }: { catalog: Pick<ModelCatalog, 'listChatModels'> },
): Promise<ChatHost> {
  const models = await catalog.listChatModels({ site, caller, locale })
  return {
    hasModels: models.some(({ builtin }) => !builtin),
    ...(mayDo(caller.staffRole, 'connections') ? { connectAt } : {}),
  }
}
