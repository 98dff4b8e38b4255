import type { ChatModel } from '@atelier/contract/features/talk/models'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callOptions } from '../../../api/call-options.ts'
import { chosenModel, chosenOwnModel } from '../../../lib/storage/chat-storage.ts'
import { token } from '../../../lib/storage/identity.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { modelInUse } from './model-list.ts'

const none: readonly ChatModel[] = []

function choose(model: ChatModel): void {
  if (model.own) chosenOwnModel.set(model.id)
  else {
    chosenOwnModel.remove()
    chosenModel.set(model.id)
  }
}

const siteModels = { ...callOptions('models.listChat', {}), staleTime: 60_000 }
const ownModels = { ...callOptions('models.listOwn', {}), staleTime: 60_000 }

/** The chat models of the site, before them those of the caller's own connection, and which of all is in use. */
export function useChatModels() {
  const query = useQuery(siteModels)
  const isMember = useStored(token) !== ''
  const ownQuery = useQuery({ ...ownModels, enabled: isMember })
  const site = query.data ?? none
  const own = isMember ? ownQuery.data : none
  const chosen = { site: useStored(chosenModel), own: useStored(chosenOwnModel) }
  const models = useMemo(() => [...(own ?? none), ...site], [own, site])
  return { query, models, model: modelInUse({ site, own }, chosen), choose }
}

/** The model in use once that is known: what it can do decides what goes with a message. Undefined where it cannot be known. */
export async function settledModel(client: QueryClient): Promise<ChatModel | undefined> {
  const isMember = token.get() !== ''
  const [site, own] = await Promise.all([
    client.ensureQueryData(siteModels).catch(() => none),
    isMember ? client.ensureQueryData(ownModels).catch(() => undefined) : none,
  ])
  return modelInUse({ site, own }, { site: chosenModel.get(), own: chosenOwnModel.get() })
}
