// Composition root: the only file that says which implementation stands behind each seam.
import { join } from 'node:path'
import type { Engine } from '@atelier/engines/engine'
import type { EngineIo } from '@atelier/engines/io'
import type { Logger } from 'pino'
import type { AccountDependencies } from './features/accounts/accounts.usecases.ts'
import type { ChatDependencies } from './features/chat/chat.usecases.ts'
import type { ServerTool } from './features/chat/chat-tools.ts'
import { listStoredEvents } from './features/chat/recover-runs.ts'
import { createRunJournal } from './features/chat/run-journal.ts'
import { createRunRegistry } from './features/chat/run-registry.ts'
import type { ChatlogDependencies } from './features/chatlog/chatlog.usecases.ts'
import { moveGroups } from './features/groups/groups.store.ts'
import type { GroupDependencies } from './features/groups/groups.usecases.ts'
import type { Handbook } from './features/help/handbook.ts'
import { createModelCatalog } from './features/models/models.usecases.ts'
import { listSites } from './features/sites/sites.store.ts'
import { createSiteFinder } from './features/sites/sites.usecases.ts'
import { moveUploads } from './features/uploads/uploads.store.ts'
import type { UploadDependencies } from './features/uploads/uploads.usecases.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/database.ts'
import { guardedFetch } from './platform/http/guarded-fetch.ts'
import { createSecretBox } from './platform/secret-box.ts'
import { createFolderStorage } from './platform/storage/folder-storage.ts'

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
  tools: readonly ServerTool[]
  handbook: Handbook
  fetchGuarded?: typeof guardedFetch
  sitesFreshMs?: number
}

export type Services = {
  log: Logger
  sites: ReturnType<typeof createSiteFinder>
  accounts: AccountDependencies
  chat: ChatDependencies
  chatlog: ChatlogDependencies
  content: { db: Database }
  groups: GroupDependencies
  uploads: UploadDependencies & { fetchGuarded: typeof guardedFetch }
  handbook: Handbook
  journal: ReturnType<typeof createRunJournal>
  /** Refuses new answers from now on. */
  beginStopping(): void
}

export function createServices(parts: ServiceParts): Services {
  const { db, clock, log, serverId, handbook, fetchGuarded = guardedFetch } = parts
  const journal = createRunJournal(join(parts.dataDir, 'runs'))
  const runs = createRunRegistry({ db, clock, journal, serverId, log })
  const storage = createFolderStorage(join(parts.dataDir, 'files'))
  const engineIo = (signal: AbortSignal): EngineIo => ({
    request: parts.engineRequest,
    now: () => clock.now(),
    signal,
    log: (level, message, details) => log[level](details ?? {}, message),
  })
  const catalog = createModelCatalog({
    db,
    secrets: createSecretBox(parts.secretKey),
    engines: parts.engines,
    engineIo,
    log,
  })
  const stopAnswers = (groupIds: readonly number[]) =>
    runs.stopWhere((run) => groupIds.includes(run.groupId), 'stopped')
  const stopEntries = (entryIds: readonly number[]) =>
    runs.stopWhere((run) => entryIds.includes(run.entryId), 'stopped')
  let stopping = false
  return {
    log,
    journal,
    handbook,
    sites: createSiteFinder({
      listSites: () => listSites(db),
      now: () => clock.now(),
      freshMs: parts.sitesFreshMs ?? 5000,
    }),
    accounts: { db, clock, adopters: [moveGroups, moveUploads] },
    content: { db },
    groups: { db, clock, stopAnswers },
    chatlog: {
      db,
      stopAnswers,
      stopEntries,
      listStoredEvents: (entryId) => listStoredEvents(db, entryId),
    },
    uploads: { db, storage, fetchGuarded },
    chat: {
      db,
      clock,
      log,
      storage,
      fetchGuarded,
      catalog,
      runs,
      serverId,
      engineIo,
      tools: parts.tools,
      isStopping: () => stopping,
    },
    beginStopping() {
      stopping = true
    },
  }
}
