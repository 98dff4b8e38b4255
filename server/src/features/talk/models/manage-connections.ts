// Connections that the operator types in, changes, orders and switches off while the installation runs.
import type { ParsedInputOf, ReplyOf } from '@atelier/contract/endpoint'
import { Failure } from '@atelier/contract/errors'
import type {
  AdminConnection,
  ConnectionChoice,
  connectionAdmin,
} from '@atelier/contract/features/running/connection-admin'
import type { Locale } from '@atelier/contract/primitives'
import { guessPreset } from '@atelier/engines/adapters/openai-compatible/presets'
import type { Engine } from '@atelier/engines/engine'
import { vendors } from '@atelier/engines/vendors'
import type { Database } from '../../../platform/db/database.ts'
import { declaredFields } from '../../../platform/declared-fields.ts'
import { parseInput } from '../../../platform/http/field-problems.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import { choiceOf } from './connection-choice.ts'
import * as store from './connections-admin.store.ts'
import { type OpenableConnection, readOrigin } from './open-connections.ts'
import type { ConnectionReport } from './take-connection.ts'

export type ConnectionManagement = {
  db: Database
  secrets: SecretBox
  engines: readonly Engine[]
  /** Asks a connection for the models of every kind, and keeps them. */
  listAnew(
    connection: NonNullable<Awaited<ReturnType<typeof store.findConnection>>>,
  ): Promise<ConnectionReport>
  /** Whether its engine, opened with its settings, answers. */
  canChat(connection: OpenableConnection): boolean
  /** Has every server read connections and models anew. */
  announce(): void
}

type Settings = Record<string, string>
type Listing = ReplyOf<typeof connectionAdmin.test>

const isSecret = (name: string) => /key|secret|token|password/i.test(name)

/** Engines that the product itself runs have nothing to type in. */
const isTyped = ({ id }: Engine) => id !== 'builtin' && id !== 'onnx'

const makesFiles = ({ kinds }: Engine): boolean => kinds.some((kind) => kind !== 'chat')

/** Vendors by name, then every engine for whatever else speaks as it does. */
export function connectionChoices(engines: readonly Engine[]): ConnectionChoice[] {
  const typed = engines.filter(isTyped)
  const ofVendors = vendors.flatMap(({ id, label, engine: engineId, baseUrl = '' }) => {
    const engine = typed.find((one) => one.id === engineId)
    if (!engine) return []
    const fields = declaredFields(engine.settings, isSecret).map((field) =>
      field.name === 'baseUrl' && baseUrl ? { ...field, usual: baseUrl, isRequired: false } : field,
    )
    return [{ id, label, engine: engineId, fields, makesFiles: makesFiles(engine) }]
  })
  const ofEngines = typed.map((engine) => ({
    id: choiceOf(engine.id, null),
    label: engine.label,
    engine: engine.id,
    fields: declaredFields(engine.settings, isSecret),
    makesFiles: makesFiles(engine),
  }))
  return [...ofVendors, ...ofEngines]
}

export async function listConnections({
  db,
  secrets,
  canChat,
}: ConnectionManagement): Promise<AdminConnection[]> {
  const rows = await store.listAllConnections(db)
  return rows.map((row) => {
    const settings = row.origin === 'operator' ? readSettings(row.settings, secrets) : {}
    const names = Object.keys(settings)
    return {
      id: row.id,
      engine: row.engine,
      label: row.label,
      origin: row.origin,
      isOff: row.isOff,
      choice: row.choice ?? guessChoice(row.engine, settings.baseUrl),
      isThere: row.enabled,
      settings: Object.fromEntries(Object.entries(settings).filter(([name]) => !isSecret(name))),
      secrets: names.filter((name) => isSecret(name) && settings[name] !== ''),
      models: row.models,
      chats: canChat(row),
    }
  })
}

/** Of one that was kept before choices were: as it is spoken with. */
function guessChoice(engine: string, baseUrl: string | undefined): string {
  const known = vendors.find((vendor) => vendor.engine === engine && vendor.baseUrl === baseUrl)
  const isCommon = engine === 'openai-compatible' && baseUrl !== undefined
  return choiceOf(engine, known?.id ?? (isCommon ? (guessPreset(baseUrl)?.id ?? null) : null))
}

/** What can no longer be read, because the key of stored keys is another one, is nothing. */
function readSettings(sealed: string, secrets: SecretBox): Settings {
  try {
    const read = JSON.parse(secrets.open(sealed)) as Record<string, unknown>
    return Object.fromEntries(Object.entries(read).map(([name, value]) => [name, String(value)]))
  } catch {
    return {}
  }
}

/** Throws connections.not_found, connections.found, and request.invalid with the fields that do not fit. */
export async function saveConnection(
  { id, choice: choiceId, label, ...given }: ParsedInputOf<typeof connectionAdmin.save>,
  { locale }: { locale: Locale },
  dependencies: ConnectionManagement,
): Promise<Listing> {
  const { db, secrets, engines } = dependencies
  const choice = connectionChoices(engines).find((one) => one.id === choiceId)
  const engine = engines.find((one) => one.id === choice?.engine)
  if (!choice || !engine)
    throw new Failure('request.invalid', { fields: [{ field: 'choice', reason: choiceId }] })
  const kept = id === undefined ? undefined : await findTyped(id, db)
  const byDefault = Object.fromEntries(
    choice.fields.filter((field) => field.usual).map((field) => [field.name, field.usual]),
  )
  const written = Object.fromEntries(
    Object.entries({ ...given.settings, ...given.secrets }).filter(([, value]) => value !== ''),
  )
  const before = kept ? readSettings(kept.settings, secrets) : {}
  const settings = { ...byDefault, ...written }
  // A key goes nowhere but where it was meant for: without an address of its own, an engine stands for one.
  if (kept?.engine === engine.id && originOf(before.baseUrl) === originOf(settings.baseUrl))
    for (const [name, value] of Object.entries(before))
      if (isSecret(name) && !(name in given.secrets)) settings[name] = value
  if (settings.fileOrigin !== undefined) settings.fileOrigin = takeFileOrigin(settings.fileOrigin)
  const read = parseInput(engine.settings, settings, locale)
  if ('problems' in read)
    throw new Failure('request.invalid', {
      fields: read.problems.map(({ field, reason }) => ({ field: `settings.${field}`, reason })),
    })
  const values = {
    engine: engine.id,
    choice: choice.id,
    label,
    settings: secrets.seal(JSON.stringify(settings)),
  }
  const connection = kept
    ? await store.updateConnection(db, kept.id, values)
    : await store.insertConnection(db, values)
  if (!connection) throw new Failure('connections.not_found')
  return ask(connection, dependencies)
}

/** The one more place that the files of a connection may come from, whatever network it is in. Throws request.invalid. */
function takeFileOrigin(typed: string): string {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `http://${typed}`
  const origin = readOrigin(address)
  if (origin !== null && !/\s/.test(typed)) return origin
  throw new Failure('request.invalid', {
    fields: [{ field: 'settings.fileOrigin', reason: 'not-an-address' }],
  })
}

const originOf = (address: string | undefined) => URL.parse(address ?? '')?.origin ?? ''

/** Throws connections.not_found. */
export async function testConnection(
  id: number,
  dependencies: ConnectionManagement,
): Promise<Listing> {
  const connection = await store.findConnection(dependencies.db, id)
  if (!connection) throw new Failure('connections.not_found')
  return ask(connection, dependencies)
}

async function ask(
  connection: NonNullable<Awaited<ReturnType<typeof store.findConnection>>>,
  { listAnew: refreshList, announce }: ConnectionManagement,
): Promise<Listing> {
  const { models, problem } = await refreshList(connection)
  announce()
  return { id: connection.id, models, problem: problem ?? null }
}

/** Throws connections.not_found. */
export async function switchConnection(
  { id, isOff }: { id: number; isOff: boolean },
  { db, announce }: ConnectionManagement,
): Promise<void> {
  if (!(await store.updateConnection(db, id, { isOff }))) throw new Failure('connections.not_found')
  announce()
}

export async function arrangeConnections(
  ids: readonly number[],
  { db, announce }: ConnectionManagement,
): Promise<void> {
  await store.arrangeConnections(db, ids)
  announce()
}

/** Throws connections.not_found, connections.found. */
export async function removeConnection(
  id: number,
  { db, announce }: ConnectionManagement,
): Promise<void> {
  await findTyped(id, db)
  await store.deleteConnection(db, id)
  announce()
}

async function findTyped(id: number, db: Database) {
  const connection = await store.findConnection(db, id)
  if (!connection) throw new Failure('connections.not_found')
  if (connection.origin !== 'operator') throw new Failure('connections.found')
  return connection
}
