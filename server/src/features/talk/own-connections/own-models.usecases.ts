// The models of a member's own connection: what they answer costs the site nothing.
import { Failure } from '@atelier/contract/errors'
import type { ChatModel } from '@atelier/contract/features/talk/models'
import type { Caller } from '../../../platform/http/request-context.ts'
import { freeChat } from '../models/chat-rates.ts'
import { noQuota } from '../models/model-quota.ts'
import type { UsableModel } from '../models/models.usecases.ts'
import { openKept, readKept } from './kept-connection.ts'
import * as store from './own-connections.store.ts'
import type { OwnConnectionDependencies } from './own-connections.usecases.ts'

/** The models of the connection that the config tab knows, in the order of their upstream. */
export async function listConnectionModels(
  caller: Caller,
  { db }: Pick<OwnConnectionDependencies, 'db'>,
): Promise<ChatModel[]> {
  return (await store.listModels(db, caller.accountId)).map(shownOwnModel)
}

/** A model of an own connection as its owner sees it. */
export const shownOwnModel = ({ model, connection }: store.OwnedModel): ChatModel => ({
  id: model.id,
  own: true,
  name: model.label,
  engine: connection.engine,
  provider: connection.label,
  description: '',
  builtin: false,
  isDefault: false,
  abilities: model.abilities,
  price: freeChat,
  purse: 'credits',
  vipOnly: false,
  waitsForPrice: false,
  custom: null,
})

/** A model of one of the caller's connections, ready to answer. Throws models.not_found, own_connections.unreadable. */
export async function openOwnModel(
  id: number,
  caller: Caller,
  { db, secrets, pool }: Pick<OwnConnectionDependencies, 'db' | 'secrets' | 'pool'>,
): Promise<UsableModel> {
  const found = await store.findModel(db, caller.accountId, id)
  if (!found) throw new Failure('models.not_found')
  const { model, connection } = found
  const { opened, request } = openKept(readKept(connection, secrets), pool)
  const { chat } = opened
  if (!chat) throw new Error(`engine ${connection.engine} cannot chat`)
  return {
    id: null,
    own: true,
    name: model.name,
    label: model.label,
    connectionId: 0,
    engineId: connection.engine,
    abilities: model.abilities,
    rates: freeChat,
    quota: noQuota,
    standIns: [],
    // Whatever the site reaches its upstreams by, this one is reached by its own way.
    engine: {
      listModels: (io) => chat.listModels({ ...io, request }),
      answer: (question, emit, io) => chat.answer(question, emit, { ...io, request }),
    },
  }
}
