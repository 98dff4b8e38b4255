// Composition root: the only file that says which implementation stands behind each seam.
import { join } from 'node:path'
import type { Engine } from '@atelier/engines/engine'
import type { EngineIo } from '@atelier/engines/io'
import { createMediaDesk } from '@atelier/engines/media-desk/media-desk'
import type { Logger } from 'pino'
import { accountAdopters, accountExporters, accountLeavers } from './account-parts.ts'
import type { ExportDependencies } from './features/account-data/export-account.ts'
import type { AccountDependencies } from './features/accounts/accounts.usecases.ts'
import type { LeaveDependencies } from './features/accounts/leave-account.ts'
import type { SecurityDependencies } from './features/accounts/security/security-dependencies.ts'
import type { AppDependencies } from './features/apps/apps.usecases.ts'
import type { AuditDependencies } from './features/audit/audit.usecases.ts'
import { type BackupMaker, createBackupMaker } from './features/backups/make-backups.ts'
import type { ChatDependencies } from './features/chat/chat.usecases.ts'
import type { ServerTool } from './features/chat/chat-tools.ts'
import { createConsentDesk } from './features/chat/consent-desk.ts'
import { readPageTool } from './features/chat/read-page-tool.ts'
import { listStoredEvents } from './features/chat/recover-runs.ts'
import { createRunJournal } from './features/chat/run-journal.ts'
import { createRunRegistry } from './features/chat/run-registry.ts'
import { searchChatsTool } from './features/chat/search-chats-tool.ts'
import { createToolStops } from './features/chat/tool-stops.ts'
import type { ChatlogDependencies } from './features/chatlog/chatlog.usecases.ts'
import type { CodeDependencies } from './features/codes/codes.usecases.ts'
import { listContentStamps } from './features/content/content.usecases.ts'
import type { ContentAdminDependencies } from './features/content-admin/content-admin.routes.ts'
import type { DownloadDependencies } from './features/downloads/downloads.usecases.ts'
import { type CasePainter, findCasePainter } from './features/drawing-library/case-painter.ts'
import { createCasePictures } from './features/drawing-library/case-pictures.ts'
import type { DrawingLibraryDependencies } from './features/drawing-library/drawing-library.routes.ts'
import type { FigureDependencies } from './features/figures/figures.routes.ts'
import { createCardPainter } from './features/gallery/cards/card-painter.ts'
import type { GalleryDependencies } from './features/gallery/gallery-dependencies.ts'
import { createJudge } from './features/gallery/judge-words.ts'
import { createCoverNote } from './features/gallery/note-cover.ts'
import type { GroupDependencies } from './features/groups/groups.usecases.ts'
import type { Handbook } from './features/help/handbook.ts'
import { type FindIconSet, openIconSets } from './features/icons/icon-sets.ts'
import { rewardInvitation } from './features/invitations/invitations.usecases.ts'
import { createKnowledge } from './features/knowledge/create-knowledge.ts'
import type { KnowledgeDependencies } from './features/knowledge/knowledge.usecases.ts'
import { giveToGuest, giveToMember } from './features/ledger/gifts.ts'
import type { LedgerDependencies } from './features/ledger/site-ledger.ts'
import type { MarketDependencies } from './features/market/market-dependencies.ts'
import { createDemoFiles } from './features/media-library/demo-files.ts'
import { type DemoMaker, findDemoMaker } from './features/media-library/demo-maker.ts'
import type { MediaLibraryDependencies } from './features/media-library/media-library.routes.ts'
import type { MessagingDependencies } from './features/messaging/messaging.usecases.ts'
import type { MessagingVendor } from './features/messaging/messaging-vendor.ts'
import { findAbility } from './features/models/find-ability.ts'
import type { ConnectionManagement } from './features/models/manage-connections.ts'
import { createModelCatalog } from './features/models/models.usecases.ts'
import { createConnectionOpener, createOriginReader } from './features/models/open-connections.ts'
import type { ModerationDependencies } from './features/moderation-admin/moderation-admin.usecases.ts'
import type { OpenidDependencies } from './features/openid/openid.usecases.ts'
import { createOpenidClient } from './features/openid/openid-client.ts'
import type { OpenidClient } from './features/openid/openid-login.ts'
import { createConnectionPool } from './features/own-connections/connection-pool.ts'
import type { OwnConnectionDependencies } from './features/own-connections/own-connections.usecases.ts'
import type { GatewayForm } from './features/payments/gateways/gateway-definition.ts'
import type { PaymentDependencies } from './features/payments/order-life.ts'
import { createPayWays, type GatewayOffer } from './features/payments/pay-ways.ts'
import type { PeopleDependencies } from './features/people/people.usecases.ts'
import { chatItems, type PriceDependencies } from './features/prices/prices.usecases.ts'
import type { PromptHelpDependencies } from './features/prompt-help/prompt-help.usecases.ts'
import type { FetchDependencies } from './features/prompts/fetch-list.ts'
import type { RecipeDependencies } from './features/recipes/plan-work.ts'
import { workTools } from './features/recipes/work-tools.ts'
import type { ShareDependencies } from './features/shares/shares.usecases.ts'
import type { SiteAdminDependencies } from './features/site-admin/site-admin.routes.ts'
import { sealSecrets } from './features/sites/secret-settings.ts'
import { listSites, replaceSecret } from './features/sites/sites.store.ts'
import { createSiteFinder } from './features/sites/sites.usecases.ts'
import type { StatementDependencies } from './features/statements/statements.usecases.ts'
import { createToolServices, type ToolDependencies } from './features/tool-servers/tool-services.ts'
import type { RemoveDependencies } from './features/uploads/own-uploads.ts'
import type { MediaDependencies } from './features/uploads/uploads.usecases.ts'
import { createSpokenFiles } from './features/voice/spoken-files.ts'
import type { VoiceDependencies } from './features/voice/voice-dependencies.ts'
import { noSearch, type SearchEnvironment } from './features/web-search/search-way.ts'
import type { WorkAdminDependencies } from './features/work-admin/work-admin.usecases.ts'
import type { CoverDependencies } from './features/work-files/set-cover.ts'
import { createSoundFormats } from './features/work-files/sound-formats.ts'
import { workItems } from './features/work-models/work-items.ts'
import type { WorkModelDependencies } from './features/work-models/work-models.routes.ts'
import { createWorkModelCatalog } from './features/work-models/work-models.usecases.ts'
import type { WorkDependencies, WorkTimings } from './features/works/works-dependencies.ts'
import { ledgerChecks } from './ledger-checks.ts'
import { type BackupWish, writeBackup } from './platform/backup/write-backup.ts'
import type { Clock } from './platform/clock.ts'
import { createConfigurationNews } from './platform/db/configuration-news.ts'
import type { Database } from './platform/db/database.ts'
import type { Notifications } from './platform/db/notifications.ts'
import { guardedFetch } from './platform/http/guarded-fetch.ts'
import type { MailTransport } from './platform/mail/mail.ts'
import { createMailOutbox, type MailOutbox } from './platform/mail/mail-outbox.ts'
import { productVersion } from './platform/product-version.ts'
import { createSecretBox } from './platform/secret-box.ts'
import { createSigner } from './platform/signer.ts'
import { createFolderStorage } from './platform/storage/folder-storage.ts'
import type { FileStorage } from './platform/storage/storage.ts'
import { siteParts } from './site-parts.ts'
import { createWorkServices, type WorkServices } from './work-services.ts'

/** What differs between a real server and a test. */
export type ServiceParts = {
  db: Database
  clock: Clock
  log: Logger
  dataDir: string
  secretKey: string
  /** What backups are made of; the key of stored keys is in them when the environment does not give it. */
  backups: { pool: BackupWish['pool']; enclosesKey: boolean }
  /** Names this server among those that share a database. */
  serverId: string
  engines: readonly Engine[]
  engineRequest: EngineIo['request']
  /** Absent: nothing is told to engines but by answers. */
  engineSocket?: NonNullable<EngineIo['openSocket']>
  messagingVendor: MessagingVendor
  /** One with limits for the real world when absent. */
  openidClient?: OpenidClient
  /** Absent or null where no mail server is set up. */
  mailTransport?: MailTransport | null
  tools: readonly ServerTool[]
  /** Who answers searches where a site names nobody; nobody when absent. */
  searchEnvironment?: SearchEnvironment
  /** Ways to pay that sites may set up. */
  gateways: readonly GatewayOffer[]
  /** What operators are asked for of them; nothing when absent. */
  gatewayForms?: readonly GatewayForm[]
  handbook: Handbook
  /** Whether members' own connections may lead into private networks. */
  allowPrivateUpstreams?: boolean
  fetchGuarded?: typeof guardedFetch
  notifications: Notifications
  /** Of a test: what else stands behind works than their files and models. */
  works?: Partial<Pick<WorkDependencies, 'files' | 'findModel' | 'planAgain'>>
  /** Of a test: what queues works in place of the queue. */
  enqueueWorks?: RecipeDependencies['enqueueWorks']
  /** How many works this server looks after at once; 8 when absent. */
  worksAtOnce?: number
  workTimings?: WorkTimings
  /** Where files lie; a folder of the data folder when absent. */
  storage?: FileStorage
  /** Paints the cases of the drawing library; the built-in engine when absent. */
  casePainter?: CasePainter
  /** Makes the demos of songs and clips; the built-in engine when absent. */
  demoMaker?: DemoMaker
  /** For how long sites are kept before they are read again, in milliseconds; 5,000 when absent. */
  sitesFreshMs?: number
}

export type Services = {
  log: Logger
  sites: ReturnType<typeof createSiteFinder>
  siteAdmin: SiteAdminDependencies
  accounts: AccountDependencies
  security: SecurityDependencies
  mail: MailOutbox
  accountData: ExportDependencies & LeaveDependencies
  apps: AppDependencies
  audit: AuditDependencies
  backups: BackupMaker
  chat: ChatDependencies
  chatlog: ChatlogDependencies
  codes: CodeDependencies
  connectionAdmin: ConnectionManagement
  content: { db: Database }
  contentAdmin: ContentAdminDependencies
  moderation: ModerationDependencies
  drawingLibrary: DrawingLibraryDependencies
  market: MarketDependencies
  mediaLibrary: MediaLibraryDependencies
  statements: StatementDependencies
  figures: FigureDependencies
  gallery: GalleryDependencies
  shares: ShareDependencies
  tools: ToolDependencies
  groups: GroupDependencies
  knowledge: KnowledgeDependencies
  ledger: LedgerDependencies
  ownConnections: OwnConnectionDependencies
  messaging: MessagingDependencies
  people: PeopleDependencies & Pick<ReturnType<typeof createSiteFinder>, 'findSite'>
  payments: PaymentDependencies
  openid: OpenidDependencies
  prices: PriceDependencies
  works: WorkServices['works']
  workAdmin: WorkAdminDependencies
  workRunner: WorkServices['workRunner']
  uploads: RemoveDependencies & MediaDependencies & { fetchGuarded: typeof guardedFetch }
  voice: VoiceDependencies
  workFiles: CoverDependencies
  downloads: DownloadDependencies
  recipes: RecipeDependencies
  promptHelp: PromptHelpDependencies
  prompts: FetchDependencies
  workModels: WorkModelDependencies
  handbook: Handbook
  iconSets: FindIconSet
  journal: ReturnType<typeof createRunJournal>
  /** Refuses new answers from now on. */
  beginStopping(): void
  /** Ends what engines keep running, once nothing is asked of them any more. */
  closeEngines(): Promise<void>
}

/** What a site tells counts as part of it: pages that are open notice when it changes. */
async function listStampedSites(db: Database) {
  const [sites, stamps] = await Promise.all([listSites(db), listContentStamps(db)])
  return sites.map((site) => ({ ...site, contentStamp: stamps.get(site.id) ?? '' }))
}

export function createServices(parts: ServiceParts): Services {
  const { db, clock, log, serverId, handbook, fetchGuarded = guardedFetch } = parts
  const journal = createRunJournal(join(parts.dataDir, 'runs'))
  const runs = createRunRegistry({ db, clock, journal, serverId, log })
  const storage = parts.storage ?? createFolderStorage(join(parts.dataDir, 'files'))
  const signer = createSigner(parts.secretKey, 'files of works')
  const engineIo = (signal: AbortSignal): EngineIo => ({
    request: parts.engineRequest,
    ...(parts.engineSocket ? { openSocket: parts.engineSocket } : {}),
    now: () => clock.now(),
    signal,
    log: (level, message, details) => log[level](details ?? {}, message),
  })
  const secrets = createSecretBox(parts.secretKey)
  const allowPrivate = parts.allowPrivateUpstreams ?? false
  const ownConnections: OwnConnectionDependencies = {
    db,
    clock,
    secrets,
    pool: createConnectionPool({ engines: parts.engines, allowPrivate }),
    allowPrivate,
    engineIo,
  }
  const accounts: AccountDependencies = {
    db,
    clock,
    adopters: accountAdopters,
    welcomeMember: [
      ({ account, ...from }, on) => giveToMember({ accountId: account.id, ...from }, on),
      rewardInvitation,
    ],
    welcomeGuest: [
      ({ account, ...from }, on) => giveToGuest({ accountId: account.id, ...from }, on),
    ],
  }
  const mail = createMailOutbox({
    db,
    clock,
    secrets,
    log,
    transport: parts.mailTransport ?? null,
  })
  const connectionOpener = createConnectionOpener({ engines: parts.engines, secrets })
  const openConnection = connectionOpener.open
  const workModels = createWorkModelCatalog({
    ...{ db, clock, log, openConnection },
    originOfConnection: createOriginReader(secrets),
  })
  const catalog = createModelCatalog({
    db,
    clock,
    secrets,
    openConnection,
    engineIo,
    log,
    otherKinds: [workModels],
  })
  const stopAnswers = (groupIds: readonly number[]) =>
    runs.stopWhere((run) => groupIds.includes(run.groupId), 'stopped')
  const stopEntries = (entryIds: readonly number[]) =>
    runs.stopWhere((run) => entryIds.includes(run.entryId), 'stopped')
  const sites = createSiteFinder({
    listSites: async () =>
      sealSecrets(await listStampedSites(db), {
        secrets,
        save: (secret) => replaceSecret(db, secret),
      }),
    now: () => clock.now(),
    freshMs: parts.sitesFreshMs ?? 5000,
  })
  const news = createConfigurationNews({ db, notifications: parts.notifications, log })
  news.onNews(sites.forget)
  news.onNews(catalog.forget)
  const mediaDesk = createMediaDesk()
  const noteCover = createCoverNote(clock)
  const sounds = createSoundFormats({ db, storage, mediaDesk })
  const workFiles = { db, storage, signer, fetchGuarded, mediaDesk, sounds, noteCover }
  const made = createWorkServices({
    ...parts,
    models: workModels,
    workFiles,
    engineIo,
    listSites: sites.listSites,
  })
  const { works, workRunner, recipes } = made
  const painter = parts.casePainter ?? findCasePainter(parts.engines, engineIo)
  const casePictures = createCasePictures({ storage, painter, log })
  const demos = createDemoFiles({
    ...{ storage, mediaDesk, log },
    maker: parts.demoMaker ?? findDemoMaker(parts.engines, engineIo),
    paintCover: painter && ((recipe) => painter.paint(recipe)),
    isBusy: () => workRunner.size > 0,
  })
  const judge = createJudge({
    ...{ catalog, engineIo, log },
    findModerator: async (preset) =>
      (await findAbility('moderation', preset, { db, openConnection }))?.engine,
  })
  const gallery = {
    ...works,
    signer,
    storage,
    sounds,
    judge,
    cards: createCardPainter({ storage }),
  }
  const chatlog = {
    db,
    stopAnswers,
    stopEntries,
    listStoredEvents: (entryId: number) => listStoredEvents(db, entryId),
  }
  const spoken = createSpokenFiles({ folder: join(parts.dataDir, 'spoken'), clock })
  const knowledge = createKnowledge({
    ...{ db, clock, log, storage, engineIo, listSites: sites.listSites },
    findEngine: (preset) => findAbility('embedding', preset, { db, openConnection }),
  })
  const { tools, listTools, closeTools } = createToolServices({
    ...{ db, clock, secrets, storage, allowPrivate },
    environment: parts.searchEnvironment ?? noSearch,
    forgetSites: news.announce,
    builtIn: [
      ...parts.tools,
      readPageTool(fetchGuarded),
      searchChatsTool(db),
      ...workTools({ recipes, works }),
    ],
  })
  const accountData = {
    ...{ db, clock, log },
    exporters: accountExporters({ db, clock, storage }),
    leavers: accountLeavers({ db, storage, signer, stopAnswers, works, spoken }),
  }
  const siteAdmin = {
    ...{ db, clock, secrets, ...siteParts(accountData) },
    forgetSites: news.announce,
    listSites: sites.listSites,
    gateways: parts.gatewayForms ?? [],
  }
  const backups = createBackupMaker({
    ...{ clock, log, dataDir: parts.dataDir },
    signer: createSigner(parts.secretKey, 'backups'),
    enclosesKey: parts.backups.enclosesKey,
    write: (file, now) =>
      writeBackup({
        ...{ file, now, pool: parts.backups.pool, product: productVersion },
        filesFolder: join(parts.dataDir, 'files'),
        secretKey: { key: parts.secretKey, enclose: parts.backups.enclosesKey },
      }),
  })
  const ways = createPayWays({ gateways: parts.gateways, secrets, clock, log })
  let stopping = false
  return {
    log,
    journal,
    handbook,
    iconSets: openIconSets(),
    sites,
    siteAdmin,
    accounts,
    apps: { db, clock, catalog, listTools },
    audit: { db, clock, log },
    backups,
    codes: { db, clock, secrets },
    connectionAdmin: {
      ...{ db, secrets, engines: parts.engines },
      listAnew: catalog.listAnew,
      announce: news.announce,
    },
    security: { ...accounts, mail, secrets, log },
    mail,
    accountData,
    people: { db, clock, leavers: accountData.leavers, findSite: sites.findSite },
    content: { db },
    moderation: { db, clock, secrets, judge, forgetSites: news.announce },
    contentAdmin: {
      ...{ db, clock, storage, secrets },
      announce: news.announce,
      forgetSites: news.announce,
    },
    drawingLibrary: {
      db,
      clock,
      pictures: casePictures,
    },
    market: {
      ...{ db, clock, storage, sounds, pictures: casePictures },
      signer: createSigner(parts.secretKey, 'files of the market'),
    },
    mediaLibrary: { demos, storage },
    statements: { db, clock },
    groups: { db, clock, stopAnswers },
    knowledge,
    ledger: { db, clock, checks: ledgerChecks },
    messaging: { ...accounts, vendor: parts.messagingVendor, secrets, log },
    openid: {
      ...accounts,
      client: parts.openidClient ?? createOpenidClient({ clock, log }),
      secrets,
      log,
    },
    prices: { db, clock, pricedItems: [chatItems(catalog), workItems(workModels)] },
    chatlog,
    figures: {
      ...{ db, clock, mail, listSites: sites.listSites },
      countWays: (site) => ways.list(site).length,
      countBackups: async () => (await backups.list()).rows.length,
    },
    gallery,
    shares: { ...gallery, chatlog },
    tools,
    ownConnections,
    payments: {
      db,
      clock,
      log,
      ways,
      listSites: sites.listSites,
      starting: new Map(),
    },
    works,
    workAdmin: { ...works, signer, storage, sounds },
    workRunner,
    uploads: { db, clock, storage, fetchGuarded, mediaDesk },
    voice: {
      ...{ db, clock, engineIo, spoken, heard: new Map(), running: new Map() },
      findAbility: (ability, preset) => findAbility(ability, preset, { db, openConnection }),
    },
    workFiles,
    downloads: { db, clock, storage, signer: createSigner(parts.secretKey, 'downloads') },
    workModels: { catalog: workModels, listSamples: made.listSamples },
    recipes,
    promptHelp: { db, clock, catalog, engineIo },
    prompts: { db, clock, fetchGuarded },
    chat: {
      db,
      clock,
      log,
      storage,
      fetchGuarded,
      catalog,
      ownConnections,
      knowledge,
      runs,
      consents: createConsentDesk(parts.notifications),
      serverId,
      engineIo,
      toolStops: createToolStops(parts.notifications),
      listTools,
      isStopping: () => stopping,
    },
    beginStopping() {
      stopping = true
      works.hub.close()
    },
    closeEngines: async () => {
      await Promise.all([
        connectionOpener.close(),
        closeTools(),
        casePictures.close(),
        demos.close(),
        mediaDesk.close(),
        knowledge.desk.close(),
      ])
    },
  }
}
