// Starts everything in order: data folder, database, what an earlier crash left, models, then the doors open. Stops in the opposite one.
import { join } from 'node:path'
import { engines } from '@atelier/engines/catalog'
import { createHttpRequest } from '@atelier/engines/http-io'
import { createSocketOpener } from '@atelier/engines/web-socket'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createApp, createWorkerApp } from './app.ts'
import { seedSite } from './features/brought-parts.ts'
import { issueOperatorLink } from './features/identity/accounts/operator-link.ts'
import { createWechat } from './features/identity/messaging/wechat.ts'
import { gateways } from './features/money/payments/gateways/gateways.ts'
import { openHandbook } from './features/site/help/handbook.ts'
import { seedSites } from './features/site/sites/seeded-sites.ts'
import { recoverAtStart } from './features/talk/chat/recovery/recover-runs.ts'
import { chatTools } from './features/talk/chat/tools/offered-tools.ts'
import { noteNewWords } from './features/talk/chatlog/prepare-words.store.ts'
import { connectModels } from './features/talk/models/connect-models.ts'
import { backUpBeforeMigration } from './platform/backup/backup-before-migration.ts'
import type { BackupShelf } from './platform/backup/backup-shelf.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { openDataFolder } from './platform/data-folder.ts'
import { type DatabaseHandle, openDatabase } from './platform/db/database.ts'
import { startEmbeddedPostgres } from './platform/db/embedded/start-embedded-postgres.ts'
import { migrateDatabase } from './platform/db/migrate.ts'
import { type Notifications, openNotifications } from './platform/db/notifications.ts'
import { tryDatabase } from './platform/db/try-database.ts'
import { tryPort } from './platform/http/try-port.ts'
import { createLog } from './platform/log.ts'
import { createSmtpTransport } from './platform/mail/smtp-transport.ts'
import { productVersion } from './platform/product-version.ts'
import { repositoryFolder } from './platform/repository-folder.ts'
import { openStores } from './platform/storage/open-stores.ts'
import { startTracing } from './platform/tracing.ts'
import { createServices, type Services } from './services.ts'
import { startSweeps } from './sweeps.ts'

const handbookDir = join(repositoryFolder, 'docs/handbook')

export type RunningServer = {
  address: string
  log: Logger
  /** The one-time operator link's path; null once there is an operator. */
  operatorPath: string | null
  /** Stores what is being written, then ends. */
  stop(): Promise<void>
}

/** The start was ended from outside; what it had begun is put away again. */
export class StartEnded extends Error {
  override readonly name = 'StartEnded'
}

/**
 * Starts the server. `say` tells the person who waits what is going on; `env` is searched for the keys of model providers; `signal` ends the
 * start between two of its steps. Throws DataFolderError, EmbeddedPostgresError, DatabaseUnusable, StartEnded, or what the port says; what it had begun has ended then.
 */
export async function startServer(
  config: Config,
  options: {
    env: Record<string, string | undefined>
    say(line: string): void
    signal?: AbortSignal
  },
): Promise<RunningServer> {
  const log = createLog(config.LOG_LEVEL)
  const closers: (() => Promise<unknown>)[] = []
  /** Whatever hinders one part from closing, the others are closed. */
  const stop = async () => {
    for (const close of closers.splice(0).reverse())
      await close().catch((error: unknown) => log.error({ err: error }, 'a part did not close'))
  }
  const goOn = () => {
    if (options.signal?.aborted) throw new StartEnded()
  }
  try {
    goOn()
    // Before anything else is begun, for whoever starts it twice.
    await tryPort(config.PORT, config.HOST)
    const folder = await openDataFolder(config.DATA_DIR, { secretKey: config.SECRET_KEY })
    closers.push(() => folder.release())
    if (config.OTEL_EXPORTER_OTLP_ENDPOINT)
      closers.push(
        await startTracing({
          endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
          serviceName: config.OTEL_SERVICE_NAME,
          serviceVersion: productVersion,
          instance: folder.instanceId,
        }),
      )
    const stores = await openStores(config)
    goOn()
    const { database, notifications } = await openMigratedDatabase(config, {
      log,
      shelf: stores.backups,
      say: options.say,
      closers,
      secretKey: folder.secretKey,
    })
    goOn()
    const services = createServices({
      storage: stores.files,
      db: database.db,
      clock: systemClock,
      log,
      dataDir: folder.path,
      secretKey: folder.secretKey,
      olderKeys: config.SECRET_KEY_OLD ? [config.SECRET_KEY_OLD] : folder.olderKeys,
      backups: {
        pool: database.pool,
        shelf: stores.backups,
        enclosesKey: config.SECRET_KEY === undefined,
      },
      serverId: folder.instanceId,
      engines,
      engineRequest: createHttpRequest(),
      engineSocket: createSocketOpener(),
      messagingVendor: createWechat({
        openUrl: config.WECHAT_OPEN_URL,
        apiUrl: config.WECHAT_API_URL,
        log,
      }),
      mailTransport: mailTransportOf(config),
      tools: chatTools(handbookDir),
      searchEnvironment: {
        searxngUrl: config.SEARXNG_URL ?? '',
        tavilyKey: config.TAVILY_API_KEY ?? '',
        braveKey: config.BRAVE_API_KEY ?? '',
      },
      handbook: openHandbook(handbookDir),
      gateways: Object.values(gateways),
      gatewayForms: Object.values(gateways),
      allowPrivateUpstreams: config.OWN_CONNECTIONS_PRIVATE,
      sitesFreshMs: config.SITES_KEPT_MS,
      notifications,
      answersAtOnce: config.ANSWERS_AT_ONCE,
      worksAtOnce: config.WORKS_AT_ONCE,
      metricsToken: config.METRICS_TOKEN,
    })
    closers.push(() => services.chat.runs.close())
    closers.push(() => services.closeEngines())
    closers.push(() => services.backups.idle())
    await prepare(services, options.say, closers)
    goOn()
    // Before anything runs beside it: a port that was taken meanwhile leaves nothing to end but what stands still.
    const app = await openDoors(config, services, closers)
    await connectModels(services.chat.catalog, {
      env: options.env,
      lookForLocal: config.LOCAL_MODELS,
      handbookDir,
      io: services.chat.engineIo(AbortSignal.timeout(5000)),
      say: options.say,
    })
    goOn()
    const operatorToken =
      config.ROLE === 'worker' ? null : await issueOperatorLink(services.accounts)
    await beginWork(config, services, closers)
    const bound = app.server.address()
    const port = typeof bound === 'object' && bound ? bound.port : config.PORT
    return {
      address: `http://localhost:${port}`,
      log,
      operatorPath: operatorToken && `/admin?token=${operatorToken}`,
      stop: async () => {
        await endAnswers(services, config.STOP_GRACE_S * 1000)
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const mailTransportOf = ({ SMTP_URL, MAIL_FROM }: Config) =>
  SMTP_URL && MAIL_FROM ? createSmtpTransport({ url: SMTP_URL, from: MAIL_FROM }) : null

async function openMigratedDatabase(
  config: Config,
  given: {
    log: Logger
    say(line: string): void
    closers: (() => Promise<unknown>)[]
    secretKey: string
    shelf: BackupShelf
  },
): Promise<{ database: DatabaseHandle; notifications: Notifications }> {
  const { log, say, closers, secretKey, shelf } = given
  if (config.DATABASE_URL)
    await tryDatabase(
      { connectionString: config.DATABASE_URL },
      { prepare: config.DATABASE_PREPARE },
    )
  const connection = config.DATABASE_URL
    ? { connectionString: config.DATABASE_URL }
    : await openEmbedded(config, say, closers)
  const database = openDatabase(connection, log, {
    prepare: config.DATABASE_PREPARE,
    max: config.DATABASE_CONNECTIONS,
  })
  closers.push(() => database.close())
  if (config.MIGRATION_BACKUP) {
    const kept = { shelf, secretKey, now: new Date() }
    const backup = await backUpBeforeMigration(database.pool, kept)
    if (backup) say(`The database is brought to a new shape; as it was it is kept in ${backup}`)
  }
  await migrateDatabase(database.pool)
  const notifications = openNotifications(connection, log)
  closers.push(() => notifications.close())
  return { database, notifications }
}

async function openEmbedded(
  config: Config,
  say: (line: string) => void,
  closers: (() => Promise<unknown>)[],
) {
  const postgres = await startEmbeddedPostgres({
    dataDir: config.DATA_DIR,
    log: { info: say, warn: say, error: say },
  })
  closers.push(() => postgres.stop())
  return postgres.connection
}

/** Seeds a new installation and mends what a crash left. */
async function prepare(
  services: Services,
  say: (line: string) => void,
  closers: (() => Promise<unknown>)[],
): Promise<void> {
  for (const site of await seedSites(services.chat.db)) await seedSite(site, services.chat.db)
  await noteNewWords(services.chat)
  const { ended, close } = await recoverAtStart({ ...services.chat, journal: services.journal })
  closers.push(close)
  if (!ended) say('Answers that were cut off when the server ended are still being gathered')
  else if (ended.length)
    say(`${ended.length} answers were cut off when the server ended; what was written is kept`)
}

async function openDoors(
  config: Config,
  services: Services,
  closers: (() => Promise<unknown>)[],
): Promise<FastifyInstance> {
  const app =
    config.ROLE === 'worker'
      ? await createWorkerApp(services)
      : await createWebApp(config, services)
  closers.push(() => app.close())
  await app.listen({ port: config.PORT, host: config.HOST })
  return app
}

/** What a server does by itself. Last of all: nothing of it runs beside a step of the start that may fail. */
async function beginWork(
  config: Config,
  services: Services,
  closers: (() => Promise<unknown>)[],
): Promise<void> {
  if (config.ROLE !== 'web') await services.workRunner.start()
  // What an earlier run of the server left to send.
  services.mail.wake()
  services.knowledge.desk.wake()
  const endSweeps = startSweeps(services)
  closers.push(async () => endSweeps())
}

const createWebApp = (config: Config, services: Services): Promise<FastifyInstance> =>
  createApp(services, {
    // In development the built files come from Vite, and those that are not built lie here.
    webFolder: join(repositoryFolder, config.WEB_DEV_URL ? 'web/public' : 'web/dist'),
    textsFile: join(repositoryFolder, 'web/src/i18n/html-texts.json'),
    devUrl: config.WEB_DEV_URL,
    trustProxy: config.TRUST_PROXY,
    checkReplies: false,
    logRequests: config.LOG_REQUESTS,
  })

/** Lets answers come to their end for a while, then stores the others as interrupted; works are let go of for the next server. */
async function endAnswers(services: Services, graceMs: number): Promise<void> {
  services.beginStopping()
  const worksLetGo = services.workRunner.stop()
  await services.chat.runs.idle(graceMs)
  await services.chat.runs.stopWhere(() => true, 'shutdown')
  await worksLetGo
}
