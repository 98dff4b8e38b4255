// As whom the model answers here: the app of the conversation, else the role in use.
import type { ChatModel } from '@atelier/contract/features/talk/models'
import { CallFailure } from '../../api/call-failure.ts'
import { useCurrentUser } from '../../features/identity/session/queries.ts'
import { useAppPage } from '../../features/talk/apps/queries.ts'
import { roleInUse } from '../../features/talk/apps/role-in-use.ts'
import { useStored } from '../../lib/storage/use-stored.ts'

type Chosen = { model: ChatModel | undefined; models: readonly ChatModel[] }

/** `appId` is that of the conversation; null for none. */
export function usePersona(appId: number | null, { model, models }: Chosen) {
  const query = useAppPage(appId ?? 0)
  const role = useStored(roleInUse)
  const vipUntil = useCurrentUser().data?.userBalance.hh_vip_time
  const isVip = vipUntil ? Date.parse(vipUntil) > Date.now() : false
  const app = appId === null ? undefined : query.data
  const isGone = appId !== null && query.error instanceof CallFailure && query.error.status === 404
  // A model that is not offered to whoever asks leaves the choice to them, as at the server.
  const fixed = models.find(
    ({ own, id, vipOnly }) => !own && id === app?.modelId && (isVip || !vipOnly),
  )
  return {
    appId,
    app,
    isGone,
    isLoading: appId !== null && query.isPending,
    /** Its name where one is on. */
    role: appId === null && role.id > 0 ? role.name : '',
    model: fixed ?? model,
    models: fixed ? [fixed] : models,
    hasOwnModel: fixed !== undefined,
  }
}

export type Persona = ReturnType<typeof usePersona>
