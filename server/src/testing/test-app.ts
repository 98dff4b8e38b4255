// The whole server over a database of its own, with a scripted engine behind it. Calls go through `app.inject`, replies are checked
// against the contract.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint, InputOf, ReplyOf } from '@atelier/contract/endpoint'
import type { FailureBody, SuccessBody } from '@atelier/contract/envelope'
import { consoleSiteHeader } from '@atelier/contract/features/running/console'
import type { ChatEvent } from '@atelier/contract/message-parts'
import type { SiteSettings } from '@atelier/contract/site-settings'
import type { StaffRole } from '@atelier/contract/staff-roles'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../app.ts'
import { seedSite } from '../features/brought-parts.ts'
import { createWechat } from '../features/identity/messaging/wechat.ts'
import { openHandbook } from '../features/site/help/handbook.ts'
import { seedSites } from '../features/site/sites/seeded-sites.ts'
import { chatTools } from '../features/talk/chat/tools/offered-tools.ts'
import { backupsFolder } from '../platform/backup/backup-shelf.ts'
import { createFolderShelf } from '../platform/backup/folder-shelf.ts'
import { systemClock } from '../platform/clock.ts'
import { type DatabaseHandle, openDatabase } from '../platform/db/database.ts'
import { openNotifications } from '../platform/db/notifications.ts'
import { newKey } from '../platform/ids.ts'
import { createLog } from '../platform/log.ts'
import { repositoryFolder } from '../platform/repository-folder.ts'
import { createServices, type ServiceParts, type Services } from '../services.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { createScriptedEngine, type ScriptedEngine } from './scripted-engine.ts'

/** How a caller shows who they are. */
export type Credential = `Bearer ${string}` | `Guest ${string}` | ''

export type Answer<E extends Endpoint> = {
  status: number
  body: SuccessBody<ReplyOf<E>> | FailureBody
  headers: Record<string, string | string[] | number | undefined>
}

export type TestApp = {
  app: FastifyInstance
  services: Services
  /** What its services are made of, for another server beside it. */
  parts: ServiceParts
  engine: ScriptedEngine
  database: DatabaseHandle
  testDatabase: TestDatabase
  dataDir: string
  /** Changes settings of all sites. */
  configure(settings: Partial<SiteSettings>): Promise<void>
  /** A new guest's credential. */
  guest(): Credential
  /** Registers a member and gives their credential. */
  member(username: string, options?: { host?: string; as?: Credential }): Promise<Credential>
  /** Registers a member with a role and gives their credential. */
  staff(role: StaffRole, options?: { username?: string; host?: string }): Promise<Credential>
  /** Calls an endpoint and gives whatever came. */
  ask<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<Answer<E>>
  /** Calls an endpoint that must succeed. */
  call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<ReplyOf<E>>
  /** Calls an endpoint that answers with events, and reads them all. */
  events<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<ChatEvent[]>
  close(): Promise<void>
}

export type CallOptions = {
  as?: Credential
  host?: string
  /** The code of the site that a call of the console is about. */
  site?: string
  language?: string
  /** The network address it comes from, by which rates are counted. */
  from?: string
}

const appOptions = {
  webFolder: join(repositoryFolder, 'web/public'),
  textsFile: join(repositoryFolder, 'web/src/i18n/html-texts.json'),
  devUrl: undefined,
  trustProxy: 'loopback',
  checkReplies: true,
} as const

/** Another server of the same installation: the same parts and database, with a line of its own to it. Close it before the first. */
export async function openServerBeside({
  parts,
  testDatabase,
}: TestApp): Promise<{ app: FastifyInstance; close(): Promise<void> }> {
  const notifications = openNotifications(testDatabase.connection, parts.log)
  const services = createServices({ ...parts, serverId: 'other', notifications })
  const app = await createApp(services, appOptions)
  return {
    app,
    async close() {
      await app.close()
      await services.closeEngines()
      await services.chat.runs.close()
      await notifications.close()
    },
  }
}

/** No request gets there. */
const nowhere = 'http://127.0.0.1:9'

/** Starts a server of its own; close it after the tests. */
export async function createTestApp({
  sold = false,
  testDatabase: given,
  ...parts
}: Partial<ServiceParts> & {
  /** Models cost what a new installation asks for them; else their answers are free. */
  sold?: boolean
  /** A database that is there already; else it makes one. */
  testDatabase?: TestDatabase
} = {}): Promise<TestApp> {
  const testDatabase = given ?? (await createTestDatabase())
  const log = createLog(process.env.TEST_LOG ?? 'silent')
  const database = openDatabase({ ...testDatabase.connection, max: 4 }, log)
  const dataDir = parts.dataDir ?? (await mkdtemp(join(tmpdir(), 'atelier-app-')))
  const engine = createScriptedEngine()
  const notifications = openNotifications(testDatabase.connection, log)
  const allParts: ServiceParts = {
    db: database.db,
    clock: systemClock,
    log,
    dataDir,
    secretKey: 'a secret key for tests, of forty letters',
    backups: {
      pool: database.pool,
      shelf: createFolderShelf(backupsFolder(dataDir)),
      enclosesKey: true,
    },
    serverId: 'test-server',
    engineRequest: () => Promise.reject(new Error('tests reach no upstream')),
    messagingVendor: createWechat({ openUrl: nowhere, apiUrl: nowhere, log }),
    tools: chatTools(join(repositoryFolder, 'docs/handbook')),
    handbook: openHandbook(join(repositoryFolder, 'docs/handbook')),
    sitesFreshMs: 0,
    gateways: [],
    notifications,
    ...parts,
    engines: [engine.engine, ...(parts.engines ?? [])],
  }
  const services = createServices(allParts)
  for (const site of await seedSites(database.db)) await seedSite(site, database.db)
  const configure = async (settings: Partial<SiteSettings>) => {
    for (const [key, value] of Object.entries(settings))
      await database.pool.query(
        `insert into site_settings (site_id, key, value) select id, $1, $2::jsonb from sites
         on conflict (site_id, key) do update set value = excluded.value`,
        [key, JSON.stringify(value)],
      )
  }
  // The models of engines that tests write have no list price.
  await configure({ unpricedModels: 'flat', ...(sold ? {} : { chatPrice: {} }) })
  await services.chat.catalog.connectFound(
    [{ engine: 'scripted', preset: 'scripted', label: 'Scripted', settings: {} }],
    'environment',
  )
  const app = await createApp(services, appOptions)
  await app.ready()
  const callers = createCallers(app)
  return {
    app,
    services,
    parts: allParts,
    engine,
    database,
    testDatabase,
    dataDir,
    configure,
    ...callers,
    async staff(role, { username = `the-${role.toLowerCase()}`, host = 'localhost' } = {}) {
      const credential = await callers.member(username, { host })
      await database.pool.query(
        `update accounts set staff_role = $1 where username = $2 and site_id = (select site_id from site_domains where pattern = $3)`,
        [role, username, host],
      )
      return credential
    },
    async close() {
      services.beginStopping()
      await services.workRunner.stop()
      await services.chat.runs.stopWhere(() => true, 'shutdown')
      await app.close()
      await services.closeEngines()
      await services.chat.runs.close()
      await notifications.close()
      await database.close()
      await testDatabase.drop()
      if (!parts.dataDir) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function createCallers(
  app: FastifyInstance,
): Pick<TestApp, 'guest' | 'member' | 'ask' | 'call' | 'events'> {
  const inject = (endpoint: Endpoint, input: unknown, options: CallOptions = {}) => {
    const { as = '', host = 'localhost', site, language, from = '127.0.0.1' } = options
    const query = endpoint.method === 'GET' ? toQuery(input) : ''
    return app.inject({
      method: endpoint.method,
      url: `/api${endpoint.path}${query}`,
      remoteAddress: from,
      headers: {
        host,
        ...(as ? { authorization: as } : {}),
        ...(language ? { 'accept-language': language } : {}),
        ...(site ? { [consoleSiteHeader]: site } : {}),
      },
      ...(endpoint.method === 'POST' ? { payload: input as object } : {}),
    })
  }
  const ask: TestApp['ask'] = async (endpoint, input, options) => {
    const reply = await inject(endpoint, input, options)
    return { status: reply.statusCode, body: reply.json(), headers: reply.headers }
  }
  const call: TestApp['call'] = async (endpoint, input, options) => {
    const { status, body } = await ask(endpoint, input, options)
    if (!body.success)
      throw new Error(`${endpoint.path} answered ${status}: ${JSON.stringify(body)}`)
    return body.data
  }
  return {
    ask,
    call,
    guest: () => `Guest ${newKey()}`,
    async member(username, { host = 'localhost', as = '' } = {}) {
      const reply = await app.inject({
        method: 'POST',
        url: '/api/auth/register',
        headers: { host, ...(as ? { authorization: as } : {}) },
        payload: { username, password: 'correct horse' },
        remoteAddress: randomAddress(),
      })
      const body = reply.json<SuccessBody<{ token: string }>>()
      if (!body.success) throw new Error(`registering answered ${reply.body}`)
      return `Bearer ${body.data.token}`
    },
    async events(endpoint, input, options) {
      const reply = await inject(endpoint, input, options)
      if (reply.statusCode !== 200) throw new Error(`${endpoint.path} answered ${reply.body}`)
      const lines = reply.body.split('\n').filter((line) => line !== '')
      return lines.map((line) => JSON.parse(line) as ChatEvent)
    },
  }
}

const toQuery = (input: unknown) => {
  const entries = Object.entries(input as Record<string, unknown>)
  const given = entries.flatMap(([key, value]): [string, string][] =>
    value === undefined ? [] : [[key, String(value)]],
  )
  return `?${new URLSearchParams(given)}`
}

// Rate limits count by address: each test member comes from its own.
const randomAddress = () =>
  `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`
