import type { Engine } from '@atelier/engines/engine'
import type { EngineIo } from '@atelier/engines/io'
import type { Logger } from 'pino'
import type { AccountDataDependencies } from './features/identity/account-data/account-data.routes.ts'
import type { AccountDependencies } from './features/identity/accounts/accounts.usecases.ts'
import type { SecurityDependencies } from './features/identity/accounts/security/security-dependencies.ts'
import type { MessagingDependencies } from './features/identity/messaging/messaging-login.ts'
import type { MessagingVendor } from './features/identity/messaging/messaging-vendor.ts'
import type { OpenidDependencies } from './features/identity/openid/openid-login.ts'
import type { OpenidClient } from './features/identity/openid/openid-provider.ts'
import type { RemoveDependencies } from './features/identity/uploads/own-uploads.ts'
import type { ReceiveDependencies } from './features/identity/uploads/receive-media.ts'
import type { DownloadDependencies } from './features/making/downloads/downloads.usecases.ts'
import type { RecipeDependencies } from './features/making/recipes/plan-work.ts'
import type { Samples } from './features/making/samples/open-samples.ts'
import type { CoverDependencies } from './features/making/work-files/set-cover.ts'
import type { WorkModelDependencies } from './features/making/work-models/work-models.routes.ts'
import type { WorkDependencies, WorkTimings } from './features/making/works/works-dependencies.ts'
import type { LedgerDependencies } from './features/money/ledger/site-ledger.ts'
import type { GatewayForm } from './features/money/payments/gateways/gateway-definition.ts'
import type { PaymentDependencies } from './features/money/payments/order-life.ts'
import type { GatewayOffer } from './features/money/payments/pay-ways.ts'
import type { AnalyticsDependencies } from './features/running/analytics/analytics.routes.ts'
import type { BackupMaker } from './features/running/backups/make-backups.ts'
import type { PriceReaders } from './features/running/connection-admin/model-overrides.ts'
import type { ContentAdminDependencies } from './features/running/content-admin/content-admin.routes.ts'
import type { ModerationDependencies } from './features/running/moderation-admin/moderation-admin.usecases.ts'
import type { Instruments } from './features/running/operations/instruments.ts'
import type { OperationsDependencies } from './features/running/operations/operations.routes.ts'
import type { LedgerWatch } from './features/running/operations/watch-ledger.ts'
import type { SiteAdminDependencies } from './features/running/site-admin/site-admin.routes.ts'
import type { UsersDependencies } from './features/running/users/users.usecases.ts'
import type { WorkAdminDependencies } from './features/running/work-admin/work-admin.usecases.ts'
import type { GalleryDependencies } from './features/showing/gallery/gallery-dependencies.ts'
import type { MarketDependencies } from './features/showing/market/market-dependencies.ts'
import type { ShareDependencies } from './features/showing/shares/shares.usecases.ts'
import type { Handbook } from './features/site/help/handbook.ts'
import type { FindIconSet } from './features/site/icons/icon-sets.ts'
import type { createSiteFinder } from './features/site/sites/sites.usecases.ts'
import type { AppDependencies } from './features/talk/apps/apps.usecases.ts'
import type { ChatDependencies } from './features/talk/chat/chat.usecases.ts'
import type { createRunJournal } from './features/talk/chat/journal/run-journal.ts'
import type { ChatlogDependencies } from './features/talk/chatlog/chatlog.usecases.ts'
import type { GroupDependencies } from './features/talk/groups/groups.usecases.ts'
import type { KnowledgeDependencies } from './features/talk/knowledge/knowledge.usecases.ts'
import type { ConnectionManagement } from './features/talk/models/manage-connections.ts'
import type { ModelCatalog } from './features/talk/models/models.usecases.ts'
import type { OwnConnectionDependencies } from './features/talk/own-connections/own-connections.usecases.ts'
import type { PriceDependencies } from './features/talk/prices/prices.usecases.ts'
import type { ToolDependencies } from './features/talk/tool-servers/tool-services.ts'
import type { ServerTool } from './features/talk/tools/chat-tools.ts'
import type { VoiceDependencies } from './features/talk/voice/voice-dependencies.ts'
import type { SearchEnvironment } from './features/talk/web-search/search-way.ts'
import type { BackupShelf } from './platform/backup/backup-shelf.ts'
import type { BackupRequest } from './platform/backup/write-backup.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/database.ts'
import type { Notifications } from './platform/db/notifications.ts'
import type { guardedFetch } from './platform/http/guarded-fetch.ts'
import type { WatchedLines } from './platform/http/watched-lines.ts'
import type { MailTransport } from './platform/mail/mail.ts'
import type { MailOutbox } from './platform/mail/mail-outbox.ts'
import type { SecretBox } from './platform/secret-box.ts'
import type { FileStorage } from './platform/storage/storage.ts'
import type { WorkServices } from './work-services.ts'

/** What differs between a real server and a test. */
export type ServiceParts = {
  db: Database
  clock: Clock
  log: Logger
  dataDir: string
  secretKey: string
  /** What stored keys may still be encrypted under; none when absent. */
  olderKeys?: readonly string[]
  /** What backups are made of, and where they are kept; the key of stored keys is in them when the environment does not give it. */
  backups: { pool: BackupRequest['pool']; shelf: BackupShelf; enclosesKey: boolean }
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
  works?: Partial<
    Pick<WorkDependencies, 'files' | 'findModel' | 'findStandIns' | 'noteOutcome' | 'planAgain'>
  >
  /** Of a test: what queues works in place of the queue. */
  enqueueWorks?: RecipeDependencies['enqueueWorks']
  /** How many answers this server writes at once; 1000 when absent. */
  answersAtOnce?: number
  /** How many of those are one person's; 12 when absent. */
  ownAnswersAtOnce?: number
  /** How many works this server looks after at once; 8 when absent. */
  worksAtOnce?: number
  workTimings?: WorkTimings
  /** Where files lie; a folder of the data folder when absent. */
  storage?: FileStorage
  /** What a collector of figures shows; absent, they are told to this machine alone. */
  metricsToken?: string | undefined
  /** For how long sites are kept before they are read again, in milliseconds; 5,000 when absent. */
  sitesFreshMs?: number
}

/** What many features stand on: one that needs no more of its own takes it from here. */
type Basics = Pick<ServiceParts, 'db' | 'clock' | 'log'> & {
  secrets: SecretBox
  storage: FileStorage
  fetchGuarded: typeof guardedFetch
  /** Models that chat. */
  catalog: ModelCatalog
  engineIo(signal: AbortSignal): EngineIo
  samples: Samples
}

export type Services = Basics & {
  instruments: Instruments
  operations: OperationsDependencies
  ledgerWatch: LedgerWatch
  sites: ReturnType<typeof createSiteFinder>
  siteAdmin: SiteAdminDependencies
  accounts: AccountDependencies
  lines: WatchedLines
  security: SecurityDependencies
  mail: MailOutbox
  accountData: AccountDataDependencies
  apps: AppDependencies
  backups: BackupMaker
  chat: ChatDependencies
  chatlog: ChatlogDependencies
  connectionAdmin: ConnectionManagement & PriceReaders
  /** Ends what the engines of opened connections keep running. */
  closeConnections(): Promise<void>
  contentAdmin: ContentAdminDependencies
  moderation: ModerationDependencies
  market: MarketDependencies
  analytics: AnalyticsDependencies
  gallery: GalleryDependencies
  shares: ShareDependencies
  tools: ToolDependencies
  groups: GroupDependencies
  knowledge: KnowledgeDependencies
  ledger: LedgerDependencies
  ownConnections: OwnConnectionDependencies
  messaging: MessagingDependencies
  users: UsersDependencies & Pick<ReturnType<typeof createSiteFinder>, 'findSite'>
  payments: PaymentDependencies
  openid: OpenidDependencies
  prices: PriceDependencies
  works: WorkServices['works']
  workAdmin: WorkAdminDependencies
  workRunner: WorkServices['workRunner']
  uploads: RemoveDependencies & ReceiveDependencies & { fetchGuarded: typeof guardedFetch }
  voice: VoiceDependencies
  workFiles: CoverDependencies
  downloads: DownloadDependencies
  recipes: RecipeDependencies
  workModels: WorkModelDependencies
  handbook: Handbook
  iconSets: FindIconSet
  journal: ReturnType<typeof createRunJournal>
  /** Refuses new answers from now on. */
  beginStopping(): void
  /** Ends what features keep running, once nothing is asked of them any more. */
  closeEngines(): Promise<void>
}
