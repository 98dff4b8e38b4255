// Takes in a connection that was found: notes it, and asks it for the models of every kind that its engine makes.
import type { FoundConnection, OpenedEngine } from '@atelier/engines/engine'
import type { EngineIo } from '@atelier/engines/io'
import type { Logger } from 'pino'
import type { Database } from '../../../platform/db/database.ts'
import { withoutParameters } from '../../../platform/db/without-values.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import { choiceOf } from './connection-choice.ts'
import { toListedModel } from './listed-model.ts'
import * as store from './models.store.ts'
import type { ConnectionRecord, OpenConnection } from './open-connections.ts'

export type ConnectionOrigin = 'environment' | 'local' | 'builtin'

/** What a connection came to; `problem` says why models of some kind are not listed. */
export type ConnectionReport = { label: string; models: number; problem?: string }

/** Lists and keeps the models of one kind; undefined when the engine makes nothing of it. Resolves with how many there are. */
export type TakeModels = (
  connection: ConnectionRecord,
  engine: OpenedEngine,
  io: EngineIo,
) => Promise<number> | undefined

export type TakeDependencies = {
  db: Database
  secrets: SecretBox
  openConnection: OpenConnection
  engineIo(signal: AbortSignal): EngineIo
  log: Logger
  /** Models of kinds that other features keep; `forget` when connections have come or gone. */
  otherKinds: readonly { takers: readonly TakeModels[]; forget(): void }[]
}

const listTimeoutMs = 15_000

export async function takeConnection(
  { settings, vendor, ...found }: FoundConnection,
  origin: ConnectionOrigin,
  dependencies: TakeDependencies,
): Promise<ConnectionReport> {
  const { db, secrets } = dependencies
  const sealed = secrets.seal(JSON.stringify(settings))
  const choice = choiceOf(found.engine, vendor === undefined ? found.preset : vendor)
  const connection = await store.saveFoundConnection(db, {
    ...found,
    origin,
    choice,
    settings: sealed,
  })
  return listModelsOf(connection, dependencies)
}

/** Asks a connection for its models and keeps them. One kind that does not answer hides no other. */
export async function listModelsOf(
  connection: ConnectionRecord,
  { db, openConnection, engineIo, log, otherKinds }: Omit<TakeDependencies, 'secrets'>,
): Promise<ConnectionReport> {
  const { label } = connection
  const io = engineIo(AbortSignal.timeout(listTimeoutMs))
  const problems = new Set<string>()
  const note = (error: unknown) => {
    const problem = withoutParameters(error instanceof Error ? error.message : String(error))
    log.warn({ connection: label, problem }, 'a connection did not list its models')
    problems.add(problem)
    return 0
  }
  const list = async (): Promise<number[]> => {
    const engine = openConnection(connection)
    const kinds = [takeChatModels(db), ...otherKinds.flatMap(({ takers }) => takers)]
    return Promise.all(
      kinds
        .map(async (take) => (await take(connection, engine, io)) ?? 0)
        .map((n) => n.catch(note)),
    )
  }
  const counts = await list().catch((error: unknown) => [note(error)])
  const models = counts.reduce((sum, count) => sum + count, 0)
  return { label, models, ...(problems.size ? { problem: [...problems].join('; ') } : {}) }
}

const takeChatModels =
  (db: Database): TakeModels =>
  (connection, { chat }, io) =>
    chat?.listModels(io).then(async (listed) => {
      const models = listed.map(toListedModel)
      await store.saveListedModels(db, connection.id, models)
      return models.length
    })
