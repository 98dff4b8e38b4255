import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../api/call-options.ts'
import { chosenModel } from '../../lib/storage/chat-storage.ts'
import { useStored } from '../../lib/storage/use-stored.ts'
import { modelInUse } from './model-list.ts'

/** The chat models of the site, and which of them is in use. */
export function useChatModels() {
  const query = useQuery({ ...callOptions('GET /autoreply/queryGptModel', {}), staleTime: 60_000 })
  const models = query.data ?? []
  const model = modelInUse(models, useStored(chosenModel))
  return { query, models, model, choose: chosenModel.set }
}
