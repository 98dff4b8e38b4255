// Models that members make from others: a model of the site or of a connection of theirs, with words of their own.
import { randomUUID } from 'node:crypto'
import type { ParsedInputOf } from '@atelier/contract/endpoint'
import { Failure } from '@atelier/contract/errors'
import type { ChatModel, models } from '@atelier/contract/features/talk/models'
import {
  customModelLimits,
  ownTimeoutMs,
} from '@atelier/contract/features/talk/own-connection-rules'
import { EngineError } from '@atelier/engines/errors'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { freeChat } from '../models/chat-rates.ts'
import { toListedModel } from '../models/listed-model.ts'
import type { ModelCatalog, UsableModel } from '../models/models.usecases.ts'
import * as store from './custom-models.store.ts'
import { keepConnection, problemOf, readGiven } from './keep-connection.ts'
import { findModel, nextPlace } from './own-connections.store.ts'
import type { OwnConnectionDependencies } from './own-connections.usecases.ts'
import { listConnectionModels, openOwnModel, shownOwnModel } from './own-models.usecases.ts'
import { tryConnection } from './try-connection.ts'

type Input = ParsedInputOf<typeof models.addOwn>
type Context = RequestContext<'caller'>
export type CustomModelDependencies = OwnConnectionDependencies & {
  catalog: Pick<ModelCatalog, 'listChatModels' | 'getModel'>
}

/** What answers: a model of the site, or of a connection where there is one. */
type Base = { connectionId: number | null; baseModelId: number; shown: ChatModel }

/** All models of the caller's own: those that they made, then those of their connection. */
export async function listOwnModels(
  context: Context,
  dependencies: CustomModelDependencies,
): Promise<ChatModel[]> {
  const [made, listed] = await Promise.all([
    listCustomModels(context, dependencies),
    listConnectionModels(context.caller, dependencies),
  ])
  return [...made, ...listed]
}

/** A model of the caller's own, ready to answer. Throws models.not_found, models.vip_only, own_connections.unreadable. */
export const getOwnModel = async (
  id: number,
  context: Pick<Context, 'site' | 'caller'>,
  dependencies: CustomModelDependencies,
): Promise<UsableModel> =>
  (await findCustomModel(id, context, dependencies)) ??
  (await openOwnModel(id, context.caller, dependencies))

/** The models that the caller made, in their order; those whose base is gone say so. */
async function listCustomModels(
  context: Context,
  dependencies: CustomModelDependencies,
): Promise<ChatModel[]> {
  const { caller } = context
  const rows = await store.listCustomModels(dependencies.db, caller.accountId)
  if (rows.length === 0) return []
  const offered = await dependencies.catalog.listChatModels(context)
  return Promise.all(
    rows.map(async (row) => {
      const base =
        row.connectionId === null
          ? offered.find(({ id }) => id === row.baseModelId)
          : await ownBase(row.baseModelId, caller.accountId, dependencies)
      return shown(row, base)
    }),
  )
}

/** A model that the caller made, ready to answer; undefined where the number is none of one. Throws what its base throws. */
async function findCustomModel(
  id: number,
  { site, caller }: Pick<Context, 'site' | 'caller'>,
  dependencies: CustomModelDependencies,
): Promise<UsableModel | undefined> {
  const row = await store.findCustomModel(dependencies.db, caller.accountId, id)
  if (!row) return undefined
  const base =
    row.connectionId === null
      ? await dependencies.catalog.getModel(site, row.baseModelId, caller)
      : await openOwnModel(row.baseModelId, caller, dependencies)
  return { ...base, id: null, label: row.label, systemMessage: row.systemMessage }
}

/** Makes a model of the caller's own or changes one. Throws what the call lists, and request.invalid with the fields that do not fit. */
export async function saveCustomModel(
  input: Input,
  context: Context,
  dependencies: CustomModelDependencies,
): Promise<ChatModel> {
  const { db } = dependencies
  const { accountId } = context.caller
  const before =
    input.id === undefined ? undefined : await store.findCustomModel(db, accountId, input.id)
  if (input.id !== undefined && !before) throw new Failure('models.not_found')
  try {
    return await keepModel(input, before, context, dependencies)
  } finally {
    await forgetUnused(accountId, dependencies)
  }
}

async function keepModel(
  input: Input,
  before: store.CustomModelRecord | undefined,
  context: Context,
  dependencies: CustomModelDependencies,
): Promise<ChatModel> {
  const { db } = dependencies
  const { accountId } = context.caller
  const base = await baseOf(input, context, dependencies)
  const contents = {
    connectionId: base.connectionId,
    baseModelId: base.baseModelId,
    label: input.name,
    systemMessage: input.systemMessage,
    abilities: base.shown.abilities,
  }
  const row = before
    ? await store.updateCustomModel(db, { id: before.id, accountId }, contents)
    : await db.transaction(async (tx) => {
        const max = customModelLimits.most
        if ((await store.lockAndCountCustomModels(tx, accountId)) >= max)
          throw new Failure('models.too_many', { values: { most: max } })
        return store.insertCustomModel(tx, { ...contents, accountId, name: randomUUID() })
      })
  // Another window deleted it meanwhile.
  if (!row) throw new Failure('models.not_found')
  return shown(row, base.shown)
}

/** Throws models.not_found. */
export async function deleteCustomModel(
  id: number,
  { caller }: Pick<Context, 'caller'>,
  dependencies: OwnConnectionDependencies,
): Promise<void> {
  const { accountId } = caller
  if (!(await store.deleteCustomModel(dependencies.db, { id, accountId })))
    throw new Failure('models.not_found')
  await forgetUnused(accountId, dependencies)
}

/** Connections that came with a model go with the last one that used them, their keys too. */
async function forgetUnused(
  accountId: number,
  { db, pool }: Pick<OwnConnectionDependencies, 'db' | 'pool'>,
): Promise<void> {
  for (const id of await store.deleteUnusedConnections(db, accountId)) pool.forget(id)
}

async function baseOf(
  { gptModelId, gptModelUserId, connection }: Input,
  context: Context,
  dependencies: CustomModelDependencies,
): Promise<Base> {
  const given = [gptModelId, gptModelUserId, connection].filter((each) => each !== undefined)
  if (given.length !== 1)
    throw new Failure('request.invalid', {
      fields: [
        { field: 'gptModelId', reason: 'exactly one of gptModelId, gptModelUserId, connection' },
      ],
    })
  const { caller } = context
  if (connection) return connect(connection, context, dependencies)
  if (gptModelUserId !== undefined) {
    const owned = await findModel(dependencies.db, caller.accountId, gptModelUserId)
    if (!owned) throw new Failure('models.not_found')
    const { model } = owned
    return {
      connectionId: model.connectionId,
      baseModelId: model.id,
      shown: shownOwnModel(owned),
    }
  }
  const found = (await dependencies.catalog.listChatModels(context)).find(
    ({ id }) => id === gptModelId,
  )
  if (!found) throw new Failure('models.not_found')
  return { connectionId: null, baseModelId: found.id, shown: found }
}

/** A connection that is tried, kept in a place of its own, and the model there. */
async function connect(
  { model: wanted, ...given }: NonNullable<Input['connection']>,
  { caller, locale }: Context,
  dependencies: CustomModelDependencies,
): Promise<Base> {
  const { db } = dependencies
  const { accountId } = caller
  const plain = { timeoutMs: ownTimeoutMs.default, socksProxy: '', httpsProxy: '' }
  const read = await readGiven({ ...given, ...plain }, { kept: null, locale }, dependencies)
  const tried = await tryConnection(read, dependencies)
  const problem = problemOf(tried)
  if (problem || tried instanceof EngineError)
    throw new Failure(problem?.code ?? 'own_connections.unavailable', {
      values: problem?.values ?? {},
    })
  const position = await nextPlace(db, accountId)
  const connectionId = await keepConnection(
    read,
    tried,
    { kept: null, accountId, position },
    dependencies,
  )
  const listed = tried.find(({ name }) => name === wanted) ?? { name: wanted }
  const baseModelId = await store.insertUnlisted(db, connectionId, toListedModel(listed))
  const owned = await findModel(db, accountId, baseModelId)
  if (!owned) throw new Failure('models.not_found')
  return { connectionId, baseModelId, shown: shownOwnModel(owned) }
}

async function ownBase(
  id: number,
  accountId: number,
  { db }: Pick<OwnConnectionDependencies, 'db'>,
): Promise<ChatModel | undefined> {
  const owned = await findModel(db, accountId, id)
  return owned && shownOwnModel(owned)
}

/** A made model as its owner sees it: by its own name, with what its base can and costs. */
function shown(row: store.CustomModelRecord, base: ChatModel | undefined): ChatModel {
  const { baseModelId, connectionId, systemMessage } = row
  return {
    ...(base ?? gone(row)),
    id: row.id,
    own: true,
    name: row.label,
    provider: '',
    description: base?.name ?? '',
    builtin: false,
    isDefault: false,
    custom: {
      base: { id: baseModelId, own: connectionId !== null, name: base?.name ?? '' },
      systemMessage,
      works: base !== undefined,
    },
  }
}

const gone = ({ abilities }: store.CustomModelRecord) => ({
  engine: '',
  abilities,
  price: freeChat,
  purse: 'credits' as const,
  vipOnly: false,
  waitsForPrice: false,
})
