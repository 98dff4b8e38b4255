// Composition root: the only file that says which implementation stands behind each seam.
import { join } from 'node:path'
import type { EngineIo } from '@atelier/engines/io'
import { createMediaDesk } from '@atelier/engines/media-desk/media-desk'
import { createAccountData, createAccountServices } from './account-services.ts'
import { closeFeatures, copySiteWith, ledgerChecks, seedSite } from './features/brought-parts.ts'
import type { FirstServices } from './features/define-feature.ts'
import { removeAccount } from './features/identity/accounts/leave-account.ts'
import { createOpenidClient } from './features/identity/openid/openid-client.ts'
import { hostWorkTools, workTools } from './features/making/recipes/work-tools.ts'
import { openSamples } from './features/making/samples/open-samples.ts'
import { createSoundFormats } from './features/making/work-files/sound-formats.ts'
import { workItems } from './features/making/work-models/work-items.ts'
import { createTicketKeeper } from './features/making/works/queue/ticket-keeper.ts'
import { createOutcomeRecorder } from './features/money/outcomes/outcome-recorder.ts'
import { createPayWays } from './features/money/payments/pay-ways.ts'
import { createBackupMaker } from './features/running/backups/make-backups.ts'
import { createInstruments } from './features/running/operations/instruments.ts'
import { readQueue } from './features/running/operations/read-queue.ts'
import { createCardPainter } from './features/showing/gallery/cards/card-painter.ts'
import { createJudge } from './features/showing/gallery/judge-words.ts'
import { createCoverNote } from './features/showing/gallery/note-cover.ts'
import { listContentStamps } from './features/site/content/content.usecases.ts'
import { openIconSets } from './features/site/icons/icon-sets.ts'
import { sealSecrets } from './features/site/sites/secret-settings.ts'
import { listSites, replaceSecret } from './features/site/sites/sites.store.ts'
import { createSiteFinder, isHostOf } from './features/site/sites/sites.usecases.ts'
import { createRunJournal } from './features/talk/chat/journal/run-journal.ts'
import { listStoredEvents } from './features/talk/chat/journal/stored-events.ts'
import { createAnswerPlaces } from './features/talk/chat/runs/answer-places.ts'
import { createRunRegistry } from './features/talk/chat/runs/run-registry.ts'
import { createApprovals } from './features/talk/chat/tools/approvals.ts'
import { readPageTool } from './features/talk/chat/tools/read-page-tool.ts'
import { searchChatsTool } from './features/talk/chat/tools/search-chats-tool.ts'
import { createToolStops } from './features/talk/chat/tools/tool-stops.ts'
import { createGroupNamer } from './features/talk/groups/group-namer.ts'
import { createKnowledge } from './features/talk/knowledge/create-knowledge.ts'
import { mapTool } from './features/talk/minds/map-tool.ts'
import { findAbility } from './features/talk/models/find-ability.ts'
import { countUnpriced } from './features/talk/prices/count-unpriced.ts'
import { chatItems } from './features/talk/prices/prices.usecases.ts'
import { createToolServices } from './features/talk/tool-servers/tool-services.ts'
import { noSearch } from './features/talk/web-search/search-way.ts'
import { createModelServices } from './model-services.ts'
import { writeBackup } from './platform/backup/write-backup.ts'
import { passedMs } from './platform/clock.ts'
import { createConfigurationNews } from './platform/db/configuration-news.ts'
import type { Database } from './platform/db/database.ts'
import { guardedFetch } from './platform/http/guarded-fetch.ts'
import { createMailOutbox } from './platform/mail/mail-outbox.ts'
import { productVersion } from './platform/product-version.ts'
import { createSecretBox } from './platform/secret-box.ts'
import { createSigner } from './platform/signer.ts'
import { createFolderStorage } from './platform/storage/folder-storage.ts'
import type { ServiceParts, Services } from './service-parts.ts'
import { createWorkServices } from './work-services.ts'

export type { ServiceParts, Services } from './service-parts.ts'

/** What a site tells counts as part of it: pages that are open notice when it changes. */
async function listStampedSites(db: Database) {
  const [sites, stamps] = await Promise.all([listSites(db), listContentStamps(db)])
  return sites.map((site) => ({ ...site, contentStamp: stamps.get(site.id) ?? '' }))
}

export function createServices(parts: ServiceParts): Services {
  const { db, clock, log, serverId, handbook, fetchGuarded = guardedFetch } = parts
  const journal = createRunJournal(join(parts.dataDir, 'runs'))
  const comingFolder = join(parts.dataDir, 'coming')
  const runs = createRunRegistry({ db, journal, serverId, log })
  const storage = parts.storage ?? createFolderStorage(join(parts.dataDir, 'files'))
  const signer = createSigner(parts.secretKey, 'files of works')
  const engineIo = (signal: AbortSignal): EngineIo => ({
    request: parts.engineRequest,
    ...(parts.engineSocket ? { openSocket: parts.engineSocket } : {}),
    now: () => clock.now(),
    signal,
    log: (level, message, details) => log[level](details ?? {}, message),
  })
  const secrets = createSecretBox(parts.secretKey, parts.olderKeys)
  const mail = createMailOutbox({
    db,
    clock,
    secrets,
    log,
    transport: parts.mailTransport ?? null,
  })
  const samples = openSamples()
  const models = createModelServices(parts, { secrets, engineIo, samples })
  const { ownConnections, openConnection, workModels, catalog } = models
  const stopAnswers = (groupIds: readonly number[]) =>
    runs.stopWhere((run) => groupIds.includes(run.groupId), 'stopped')
  const stopEntries = (entryIds: readonly number[]) =>
    runs.stopWhere((run) => entryIds.includes(run.entryId), 'stopped')
  const instruments = createInstruments()
  const outcomes = createOutcomeRecorder({ db, log })
  const names = createGroupNamer({ db, log })
  const sites = createSiteFinder({
    listSites: async () =>
      sealSecrets(await listStampedSites(db), {
        secrets,
        save: (secret) => replaceSecret(db, secret),
      }),
    passedMs: () => passedMs(clock),
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
    tickets: createTicketKeeper(join(parts.dataDir, 'tickets'), log),
    models: workModels,
    observe: instruments,
    workFiles,
    engineIo,
    listSites: sites.listSites,
  })
  const { works, workRunner, recipes } = made
  const judge = createJudge({
    catalog,
    engineIo,
    log,
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
  const knowledge = createKnowledge({
    db,
    clock,
    log,
    storage,
    engineIo,
    listSites: sites.listSites,
    findEngine: (preset) => findAbility('embedding', preset, { db, openConnection }),
  })
  const { tools, listTools } = createToolServices({
    db,
    clock,
    secrets,
    storage,
    allowPrivate: parts.allowPrivateUpstreams ?? false,
    environment: parts.searchEnvironment ?? noSearch,
    forgetSites: news.announce,
    builtIn: [
      ...parts.tools,
      readPageTool(fetchGuarded),
      searchChatsTool(db),
      ...workTools({ recipes, works }),
    ],
  })
  const apps = { db, clock, catalog, listTools }
  const { accounts, lines } = createAccountServices(parts)
  const backups = createBackupMaker({
    db,
    clock,
    log,
    shelf: parts.backups.shelf,
    signer: createSigner(parts.secretKey, 'backups'),
    enclosesKey: parts.backups.enclosesKey,
    write: (file, now) =>
      writeBackup({
        file,
        now,
        pool: parts.backups.pool,
        product: productVersion,
        files: storage,
        secretKey: { key: parts.secretKey, enclose: parts.backups.enclosesKey },
      }),
  })
  const ways = createPayWays({ gateways: parts.gateways, secrets, clock, log })
  let stopping = false
  const isStopping = () => stopping
  instruments.watch({
    countAnswers: () => runs.size,
    countWorksHere: () => workRunner.size,
    readQueue: () => readQueue({ db, clock }),
  })
  const first: FirstServices = {
    db,
    clock,
    log,
    secrets,
    storage,
    fetchGuarded,
    catalog,
    engineIo,
    samples,
    instruments,
    operations: {
      db,
      storage,
      isStopping,
      metrics: instruments,
      metricsToken: parts.metricsToken,
      isOwnHost: async (host) => isHostOf(await sites.listSites(), host),
    },
    ledgerWatch: { db, clock, log, checks: ledgerChecks, ledgerChecked: instruments.ledgerChecked },
    journal,
    handbook,
    iconSets: openIconSets(),
    sites,
    accounts,
    lines,
    apps,
    backups,
    connectionAdmin: {
      db,
      secrets,
      engines: parts.engines,
      listAnew: catalog.listAnew,
      canChat: catalog.canChat,
      pricesOf: { chat: catalog.listedPrices, works: workModels.listedPrices },
      announce: news.announce,
    },
    closeConnections: models.closeConnections,
    security: { ...accounts, mail, secrets, log },
    mail,
    moderation: {
      db,
      clock,
      secrets,
      judge,
      listSites: sites.listSites,
      forgetSites: news.announce,
    },
    contentAdmin: {
      db,
      clock,
      storage,
      secrets,
      announce: news.announce,
      forgetSites: news.announce,
    },
    market: {
      db,
      clock,
      storage,
      sounds,
      samples,
      signer: createSigner(parts.secretKey, 'files of the market'),
    },
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
    analytics: {
      db,
      clock,
      mail,
      listSites: sites.listSites,
      countWays: (site) => ways.list(site).length,
      countUnpriced: (site) => countUnpriced(site, [catalog, workModels]),
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
    uploads: { db, clock, storage, fetchGuarded, mediaDesk, comingFolder },
    voice: {
      db,
      clock,
      engineIo,
      storage,
      mediaDesk,
      findAbility: (ability, preset) => findAbility(ability, preset, { db, openConnection }),
    },
    workFiles,
    downloads: { db, clock, storage, signer: createSigner(parts.secretKey, 'downloads') },
    workModels: { catalog: workModels, listSamples: made.listSamples },
    recipes,
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
      places: createAnswerPlaces(parts.answersAtOnce ?? 1000, parts.ownAnswersAtOnce),
      consents: createApprovals(parts.notifications),
      serverId,
      engineIo,
      observe: instruments,
      outcomes,
      names,
      toolStops: createToolStops(parts.notifications),
      listTools,
      hostTools: [...hostWorkTools(recipes), mapTool({ db, clock })],
      isStopping,
    },
  }
  const accountData = createAccountData(parts, first)
  const services: Services = {
    ...first,
    accountData,
    users: { db, clock, leavers: accountData.leavers, findSite: sites.findSite },
    siteAdmin: {
      db,
      clock,
      secrets,
      storage,
      seedSite,
      copySite: copySiteWith(first),
      removeGuest: (guest) => removeAccount(guest, accountData),
      forgetSites: news.announce,
      listSites: sites.listSites,
      gateways: parts.gatewayForms ?? [],
    },
    beginStopping() {
      stopping = true
      works.hub.close()
    },
    closeEngines: () => closeFeatures(services),
  }
  return services
}
