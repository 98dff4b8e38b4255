// Composition root: the only file that says which implementation stands behind each seam.
import { join } from 'node:path'
import type { Engine } from '@atelier/engines/engine'
import type { EngineIo } from '@atelier/engines/io'
import type { Logger } from 'pino'
import type { ExportDependencies } from './features/account-data/export-account.ts'
import type { AccountDependencies, AdoptFromGuest } from './features/accounts/accounts.usecases.ts'
import { exportProfile } from './features/accounts/export-profile.ts'
import type { LeaveDependencies } from './features/accounts/leave-account.ts'
import type { SecurityDependencies } from './features/accounts/security/security-dependencies.ts'
import type { ChatDependencies } from './features/chat/chat.usecases.ts'
import type { ServerTool } from './features/chat/chat-tools.ts'
import { listStoredEvents } from './features/chat/recover-runs.ts'
import { createRunJournal } from './features/chat/run-journal.ts'
import { createRunRegistry } from './features/chat/run-registry.ts'
import type { ChatlogDependencies } from './features/chatlog/chatlog.usecases.ts'
import { exportConversations } from './features/chatlog/export-conversations.ts'
import type { CodeDependencies } from './features/codes/codes.usecases.ts'
import { moveRedemptions } from './features/codes/redemptions.store.ts'
import { listContentStamps } from './features/content/content.usecases.ts'
import { moveDownloads } from './features/downloads/downloads.store.ts'
import type { DownloadDependencies } from './features/downloads/downloads.usecases.ts'
import { type CasePainter, findCasePainter } from './features/drawing-library/case-painter.ts'
import { createCasePictures } from './features/drawing-library/case-pictures.ts'
import type { DrawingLibraryDependencies } from './features/drawing-library/drawing-library.routes.ts'
import { exportParamSets } from './features/drawing-library/export-param-sets.ts'
import { moveParamSets } from './features/drawing-library/param-sets.store.ts'
import { leaveGallery, moveGallery } from './features/gallery/gallery-account.store.ts'
import type { GalleryDependencies } from './features/gallery/gallery-dependencies.ts'
import { moveGroups } from './features/groups/groups.store.ts'
import { type GroupDependencies, leaveGroups } from './features/groups/groups.usecases.ts'
import type { Handbook } from './features/help/handbook.ts'
import { type FindIconSet, openIconSets } from './features/icons/icon-sets.ts'
import { rewardInvitation } from './features/invitations/invitations.usecases.ts'
import { exportLedger } from './features/ledger/export-ledger.ts'
import { forfeitBalance } from './features/ledger/forfeit-balance.ts'
import { giveToGuest, giveToMember } from './features/ledger/gifts.ts'
import { mergePurses } from './features/ledger/merge-purses.ts'
import type { MessagingDependencies } from './features/messaging/messaging.usecases.ts'
import type { MessagingVendor } from './features/messaging/messaging-vendor.ts'
import { createModelCatalog } from './features/models/models.usecases.ts'
import { createConnectionOpener, createOriginReader } from './features/models/open-connections.ts'
import type { OpenidDependencies } from './features/openid/openid.usecases.ts'
import { createOpenidClient } from './features/openid/openid-client.ts'
import type { OpenidClient } from './features/openid/openid-login.ts'
import { createConnectionPool } from './features/own-connections/connection-pool.ts'
import { exportConnections } from './features/own-connections/export-connections.ts'
import type { OwnConnectionDependencies } from './features/own-connections/own-connections.usecases.ts'
import type { PaymentDependencies } from './features/payments/order-life.ts'
import { moveOrders } from './features/payments/orders.store.ts'
import { createPayWays, type GatewayOffer } from './features/payments/pay-ways.ts'
import { chatItems, type PriceDependencies } from './features/prices/prices.usecases.ts'
import type { PromptHelpDependencies } from './features/prompt-help/prompt-help.usecases.ts'
import type { RecipeDependencies } from './features/recipes/plan-work.ts'
import { moveShares } from './features/shares/shares.store.ts'
import type { ShareDependencies } from './features/shares/shares.usecases.ts'
import { sealSecrets } from './features/sites/secret-settings.ts'
import { listSites, replaceSecret } from './features/sites/sites.store.ts'
import { createSiteFinder } from './features/sites/sites.usecases.ts'
import type { StatementDependencies } from './features/statements/statements.usecases.ts'
import { exportUploads } from './features/uploads/export-uploads.ts'
import type { RemoveDependencies } from './features/uploads/own-uploads.ts'
import { moveUploads } from './features/uploads/uploads.store.ts'
import { leaveUploads } from './features/uploads/uploads.usecases.ts'
import { exportWorkFiles } from './features/work-files/export-work-files.ts'
import type { WorkFileDependencies } from './features/work-files/store-output.ts'
import { moveWorkFiles } from './features/work-files/work-files.store.ts'
import { leaveWorkFiles } from './features/work-files/work-files.usecases.ts'
import { imageItems } from './features/work-models/work-items.ts'
import type { WorkModelDependencies } from './features/work-models/work-models.routes.ts'
import { createWorkModelCatalog } from './features/work-models/work-models.usecases.ts'
import { exportWorks } from './features/works/export-works.ts'
import { adoptWorks, leaveWorks } from './features/works/works-account.ts'
import type { WorkDependencies, WorkTimings } from './features/works/works-dependencies.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/database.ts'
import type { Notifications } from './platform/db/notifications.ts'
import { guardedFetch } from './platform/http/guarded-fetch.ts'
import type { MailTransport } from './platform/mail/mail.ts'
import { createMailOutbox, type MailOutbox } from './platform/mail/mail-outbox.ts'
import { createSecretBox } from './platform/secret-box.ts'
import { createSigner } from './platform/signer.ts'
import { createFolderStorage } from './platform/storage/folder-storage.ts'
import type { FileStorage } from './platform/storage/storage.ts'
import { createWorkServices, type WorkServices } from './work-services.ts'

/** What differs between a real server and a test. */
export type ServiceParts = {
  db: Database
  clock: Clock
  log: Logger
  dataDir: string
  secretKey: string
  /** Names this server among those that share a database. */
  serverId: string
  engines: readonly Engine[]
  engineRequest: EngineIo['request']
  messagingVendor: MessagingVendor
  /** One with limits for the real world when absent. */
  openidClient?: OpenidClient
  /** Absent or null where no mail server is set up. */
  mailTransport?: MailTransport | null
  tools: readonly ServerTool[]
  /** Ways to pay that sites may set up. */
  gateways: readonly GatewayOffer[]
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
  /** For how long sites are kept before they are read again, in milliseconds; 5,000 when absent. */
  sitesFreshMs?: number
}

export type Services = {
  log: Logger
  sites: ReturnType<typeof createSiteFinder>
  accounts: AccountDependencies
  security: SecurityDependencies
  mail: MailOutbox
  accountData: ExportDependencies & LeaveDependencies
  chat: ChatDependencies
  chatlog: ChatlogDependencies
  codes: CodeDependencies
  content: { db: Database }
  drawingLibrary: DrawingLibraryDependencies
  statements: StatementDependencies
  gallery: GalleryDependencies
  shares: ShareDependencies
  groups: GroupDependencies
  ownConnections: OwnConnectionDependencies
  messaging: MessagingDependencies
  payments: PaymentDependencies
  openid: OpenidDependencies
  prices: PriceDependencies
  works: WorkServices['works']
  workRunner: WorkServices['workRunner']
  uploads: RemoveDependencies & { fetchGuarded: typeof guardedFetch }
  workFiles: WorkFileDependencies
  downloads: DownloadDependencies
  recipes: RecipeDependencies
  promptHelp: PromptHelpDependencies
  workModels: WorkModelDependencies
  handbook: Handbook
  iconSets: FindIconSet
  journal: ReturnType<typeof createRunJournal>
  /** Refuses new answers from now on. */
  beginStopping(): void
}

/** What a site tells counts as part of it: pages that are open notice when it changes. */
async function listStampedSites(db: Database) {
  const [sites, stamps] = await Promise.all([listSites(db), listContentStamps(db)])
  return sites.map((site) => ({ ...site, contentStamp: stamps.get(site.id) ?? '' }))
}

const adoptPurses: AdoptFromGuest = (tx, guestId, memberId, { guestVipUntil, ...rest }) =>
  mergePurses({ ...rest, memberId, guest: { id: guestId, vipUntil: guestVipUntil } }, tx)

export function createServices(parts: ServiceParts): Services {
  const { db, clock, log, serverId, handbook, fetchGuarded = guardedFetch } = parts
  const journal = createRunJournal(join(parts.dataDir, 'runs'))
  const runs = createRunRegistry({ db, clock, journal, serverId, log })
  const storage = parts.storage ?? createFolderStorage(join(parts.dataDir, 'files'))
  const signer = createSigner(parts.secretKey, 'files of works')
  const engineIo = (signal: AbortSignal): EngineIo => ({
    request: parts.engineRequest,
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
    adopters: [
      moveGroups,
      moveUploads,
      moveWorkFiles,
      moveParamSets,
      moveDownloads,
      moveRedemptions,
      moveOrders,
      moveGallery,
      moveShares,
      adoptWorks,
      adoptPurses,
    ],
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
  const openConnection = createConnectionOpener({ engines: parts.engines, secrets })
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
  const workFiles = { db, storage, signer, fetchGuarded }
  const made = createWorkServices({
    ...parts,
    models: workModels,
    workFiles,
    engineIo,
    listSites: sites.listSites,
  })
  const { works, workRunner, recipes } = made
  const gallery = { ...works, signer, storage }
  const chatlog = {
    db,
    stopAnswers,
    stopEntries,
    listStoredEvents: (entryId: number) => listStoredEvents(db, entryId),
  }
  let stopping = false
  return {
    log,
    journal,
    handbook,
    iconSets: openIconSets(),
    sites,
    accounts,
    codes: { db, clock, secrets },
    security: { ...accounts, mail, secrets, log },
    mail,
    accountData: {
      db,
      clock,
      log,
      exporters: [
        exportProfile({ db, clock }),
        exportConnections({ db, clock }),
        exportConversations({ db }),
        exportUploads({ db, storage }),
        exportWorks({ db, clock }),
        exportWorkFiles({ db, storage }),
        exportParamSets({ db, clock }),
        exportLedger({ db, clock }),
      ],
      leavers: [
        leaveGroups({ db, stopAnswers }),
        leaveUploads({ storage }),
        leaveWorks(works),
        leaveGallery,
        leaveWorkFiles({ storage, signer }),
        forfeitBalance,
      ],
    },
    content: { db },
    drawingLibrary: {
      db,
      clock,
      pictures: createCasePictures({
        storage,
        painter: parts.casePainter ?? findCasePainter(parts.engines, engineIo),
        log,
      }),
    },
    statements: { db, clock },
    groups: { db, clock, stopAnswers },
    messaging: { ...accounts, vendor: parts.messagingVendor, secrets, log },
    openid: {
      ...accounts,
      client: parts.openidClient ?? createOpenidClient({ clock, log }),
      secrets,
      log,
    },
    prices: { db, clock, pricedItems: [chatItems(catalog), imageItems(workModels)] },
    chatlog,
    gallery,
    shares: { ...gallery, chatlog },
    ownConnections,
    payments: {
      db,
      clock,
      log,
      ways: createPayWays({ gateways: parts.gateways, secrets, clock, log }),
      listSites: sites.listSites,
      starting: new Map(),
    },
    works,
    workRunner,
    uploads: { db, clock, storage, fetchGuarded },
    workFiles,
    downloads: { db, clock, storage, signer: createSigner(parts.secretKey, 'downloads') },
    workModels: { catalog: workModels, listSamples: made.listSamples },
    recipes,
    promptHelp: { db, clock, catalog, engineIo },
    chat: {
      db,
      clock,
      log,
      storage,
      fetchGuarded,
      catalog,
      ownConnections,
      runs,
      serverId,
      engineIo,
      tools: parts.tools,
      isStopping: () => stopping,
    },
    beginStopping() {
      stopping = true
      works.hub.close()
    },
  }
}
