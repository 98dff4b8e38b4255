// The part of the composition root that is about works: their queue, their files, the models that make them and the recipes that ask.
import type { EngineIo } from '@atelier/engines/io'
import type { Logger } from 'pino'
import type { RecipeDependencies } from './features/making/recipes/plan-work.ts'
import { fitsAsItIs, planAgain } from './features/making/recipes/plan-work.ts'
import { createWorkFiles } from './features/making/work-files/create-work-files.ts'
import type { WorkFileDependencies } from './features/making/work-files/store-result.ts'
import type { ListSamples } from './features/making/work-models/samples.ts'
import type { WorkModelCatalog } from './features/making/work-models/work-models.usecases.ts'
import { enqueueWorks } from './features/making/works/queue/enqueue-works.ts'
import { createQueueView, estimateWait } from './features/making/works/queue/queue-view.ts'
import { createWorkRunner, type WorkRunner } from './features/making/works/running/work-runner.ts'
import { createWorkHub } from './features/making/works/telling/work-hub.ts'
import { listSamples } from './features/making/works/works.usecases.ts'
import {
  defaultTimings,
  type WorkDependencies,
  type WorkObserver,
  type WorkTimings,
} from './features/making/works/works-dependencies.ts'
import { noteWork } from './features/money/outcomes/note-outcome.ts'
import { keepPublications } from './features/showing/gallery/keep-publications.ts'
import { isShown } from './features/showing/gallery/published-page.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/database.ts'
import type { Notifications } from './platform/db/notifications.ts'
import type { Site } from './platform/http/request-context.ts'

export type WorkParts = {
  db: Database
  clock: Clock
  log: Logger
  serverId: string
  notifications: Notifications
  models: WorkModelCatalog
  tickets: WorkDependencies['tickets']
  observe: WorkObserver
  workFiles: WorkFileDependencies
  engineIo(signal: AbortSignal): EngineIo
  listSites(): Promise<readonly Site[]>
  /** Of a test: what else stands behind works. */
  works?:
    | Partial<
        Pick<WorkDependencies, 'files' | 'findModel' | 'findStandIns' | 'noteOutcome' | 'planAgain'>
      >
    | undefined
  enqueueWorks?: RecipeDependencies['enqueueWorks'] | undefined
  worksAtOnce?: number | undefined
  workTimings?: WorkTimings | undefined
  sitesFreshMs?: number | undefined
}

export type WorkServices = {
  works: WorkDependencies
  workRunner: WorkRunner
  recipes: RecipeDependencies
  listSamples: ListSamples
}

export function createWorkServices(parts: WorkParts): WorkServices {
  const { db, clock, log, serverId, notifications, models, engineIo, listSites } = parts
  const isShownHere: RecipeDependencies['isShown'] = (id, context) =>
    isShown(id, context, { db, listSites })
  const works: WorkDependencies = {
    db,
    clock,
    log,
    engineIo,
    listSites,
    notifications,
    observe: parts.observe,
    tickets: parts.tickets,
    files: createWorkFiles({ ...parts.workFiles, engineIo, placesOf: models.placesOf }),
    findModel: models.find,
    async findStandIns(work) {
      const site = (await listSites()).find(({ id }) => id === work.siteId)
      const standIns = site ? await models.listStandIns(site, work.modelId) : []
      return standIns.filter((model) => fitsAsItIs(work, model))
    },
    planAgain: (work, context) =>
      planAgain(work, context, { db, models, listSites, isShown: isShownHere }),
    keepPublications,
    noteOutcome: (ended) =>
      noteWork(ended, db).catch((error: unknown) =>
        log.warn({ err: error }, 'the outcome of a work was not noted'),
      ),
    hub: createWorkHub(notifications),
    queue: createQueueView({ db, freshMs: parts.sitesFreshMs === 0 ? 0 : 1000 }),
    ...parts.works,
  }
  return {
    works,
    workRunner: createWorkRunner({
      ...works,
      serverId,
      atOnce: parts.worksAtOnce ?? 8,
      timings: parts.workTimings ?? defaultTimings,
    }),
    recipes: {
      db,
      clock,
      models,
      engineIo,
      listSites,
      isShown: isShownHere,
      enqueueWorks:
        parts.enqueueWorks ??
        ((plans, context, on) => enqueueWorks(plans, context, on ? { ...works, db: on } : works)),
      estimateWait: (modelId) => estimateWait(modelId, works.queue),
    },
    listSamples: (modelId, context) => listSamples(modelId, context, works),
  }
}
