// What is typed of a model of one's own, and what it means to the server.
import type { ChatModel } from '@atelier/contract/features/talk/models'
import type { InputAt } from '../../../api/endpoint-types.ts'

/** What answers: `site-3` and `own-7` name models, `key` a key that comes with it. */
export type Base = string

export type ModelDraft = {
  /** Absent for a new one. */
  id?: number | undefined
  name: string
  systemMessage: string
  base: Base
  api: string
  apiKey: string
  reverseProxy: string
  model: string
}

export const baseKey = ({ own, id }: { own: boolean; id: number }): Base =>
  `${own ? 'own' : 'site'}-${id}`

export const emptyModel = (base: Base, api: string): ModelDraft => ({
  name: '',
  systemMessage: '',
  base,
  api,
  apiKey: '',
  reverseProxy: '',
  model: '',
})

export const draftOf = ({ id, name, custom }: ChatModel, api: string): ModelDraft => ({
  ...emptyModel(custom ? baseKey(custom.base) : '', api),
  id,
  name,
  systemMessage: custom?.systemMessage ?? '',
})

/** Models that another can be made from: not those that were made themselves. */
export const basesOf = (models: readonly ChatModel[]): ChatModel[] =>
  models.filter(({ custom }) => custom === null)

type Request = InputAt<'models.addOwn'>

export function requestOf(draft: ModelDraft): Request {
  const { id, name, systemMessage, base, api, apiKey, reverseProxy, model } = draft
  const words = { ...(id === undefined ? {} : { id }), name, systemMessage }
  if (base === 'key') return { ...words, connection: { api, apiKey, reverseProxy, model } }
  const number = Number(base.slice(base.indexOf('-') + 1))
  return base.startsWith('own-')
    ? { ...words, gptModelUserId: number }
    : { ...words, gptModelId: number }
}
