// The config tab: a member's own connection to an upstream, kept sealed, tried before it is kept.
import type { ParsedInputOf, ReplyOf } from '@atelier/contract/endpoint'
import { Failure } from '@atelier/contract/errors'
import type { ownConnections } from '@atelier/contract/features/talk/own-connection'
import { ownTimeoutMs } from '@atelier/contract/features/talk/own-connection-rules'
import type { Locale } from '@atelier/contract/primitives'
import { EngineError } from '@atelier/engines/errors'
import type { EngineIo } from '@atelier/engines/io'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { failureText } from '../../../platform/http/failure-texts.ts'
import type { Caller } from '../../../platform/http/request-context.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import { connectionApis } from './connection-apis.ts'
import { type ConnectionSettings, hasPassword, withoutPassword } from './connection-input.ts'
import type { ConnectionPool } from './connection-pool.ts'
import { keepConnection, problemOf, readGiven } from './keep-connection.ts'
import { type Kept, openKept, readKept } from './kept-connection.ts'
import * as store from './own-connections.store.ts'
import { inTime, shortSignal, tryConnection } from './try-connection.ts'

export type OwnConnectionDependencies = {
  db: Database
  clock: Clock
  secrets: SecretBox
  pool: ConnectionPool
  /** Whether connections may lead into private networks. */
  allowPrivate: boolean
  engineIo(signal: AbortSignal): EngineIo
}

type State = ReplyOf<typeof ownConnections.read>
type SaveInput = ParsedInputOf<typeof ownConnections.save>
type Saved = ReplyOf<typeof ownConnections.save>

/** The caller's connection as they may see it, and what there is to choose from. */
export async function readOwnConnection(
  caller: Caller,
  dependencies: OwnConnectionDependencies,
): Promise<State> {
  const { db } = dependencies
  const apis = connectionApis(dependencies)
  const kept = await findKept(caller, dependencies)
  return {
    connection: kept && {
      ...toShown(kept),
      models: await store.countModels(db, kept.record.id),
    },
    apis: apis.map(({ id, label, needsKey, baseUrl }) => ({
      id,
      label,
      needsKey,
      defaultBaseUrl: baseUrl,
    })),
  }
}

const unreadable: ConnectionSettings = {
  apiKey: '',
  reverseProxy: '',
  timeoutMs: ownTimeoutMs.default,
  socksProxy: '',
  httpsProxy: '',
}

function toShown({ record, settings = unreadable }: Kept) {
  const { apiKey, reverseProxy, timeoutMs, socksProxy, httpsProxy } = settings
  return {
    api: record.api,
    label: record.label,
    reverseProxy,
    timeoutMs,
    socksProxy: withoutPassword(socksProxy),
    httpsProxy: withoutPassword(httpsProxy),
    hasKey: apiKey !== '',
    hasProxyPassword: hasPassword(socksProxy) || hasPassword(httpsProxy),
  }
}

async function findKept(
  caller: Caller,
  { db, secrets }: Pick<OwnConnectionDependencies, 'db' | 'secrets'>,
): Promise<Kept | null> {
  const record = await store.findConnection(db, caller.accountId)
  return record ? readKept(record, secrets) : null
}

/** Tries a connection and keeps it when it works, or when the caller insists. Throws request.invalid with the fields that do not fit. */
export async function saveOwnConnection(
  { insist: untilStored, ...given }: SaveInput,
  { caller, locale }: { caller: Caller; locale: Locale },
  dependencies: OwnConnectionDependencies,
): Promise<Saved> {
  const kept = await findKept(caller, dependencies)
  const read = await readGiven(given, { kept, locale }, dependencies)
  const tried = await tryConnection(read, dependencies)
  const problem = problemOf(tried)
  const saved = problem === null || untilStored
  if (saved) await keepConnection(read, tried, { kept, accountId: caller.accountId }, dependencies)
  return {
    ...(await readOwnConnection(caller, dependencies)),
    saved,
    problem: problem && {
      code: problem.code,
      message: failureText(problem.code, locale, problem.values),
    },
  }
}

/** Forgets the caller's connection, if there is one. */
export async function deleteOwnConnection(
  caller: Caller,
  { db, pool }: Pick<OwnConnectionDependencies, 'db' | 'pool'>,
): Promise<void> {
  const id = await store.deleteConnection(db, caller.accountId)
  if (id !== undefined) pool.forget(id)
}

/** What is left on the account behind the key. Throws own_connections.none, or what is in the way. */
export async function readOwnBalance(
  caller: Caller,
  dependencies: OwnConnectionDependencies,
): Promise<ReplyOf<typeof ownConnections.balance>> {
  const { clock, pool, engineIo } = dependencies
  const kept = await findKept(caller, dependencies)
  if (!kept) throw new Failure('own_connections.none')
  const { opened, request } = openKept(kept, pool)
  try {
    const amounts = await opened.balance?.readBalance({ ...engineIo(shortSignal()), request })
    return { amounts: amounts ?? null, at: clock.now().toISOString() }
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    const { retryAfterS } = error
    const problem = problemOf(inTime(error, kept.baseUrl))
    throw new Failure(problem?.code ?? 'server.fault', {
      values: problem?.values ?? {},
      ...(retryAfterS === undefined ? {} : { retryAfterS }),
      cause: error,
    })
  }
}
