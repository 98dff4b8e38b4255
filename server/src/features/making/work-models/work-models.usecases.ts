// The models of this installation that make works: what is connected, what a site offers of it, and at what price.
import { Failure } from '@atelier/contract/errors'
import type { WorkModel as ToldModel } from '@atelier/contract/features/making/work-models'
import type { Locale } from '@atelier/contract/primitives'
import type { WorkRates } from '@atelier/contract/work-price'
import {
  kindOfType,
  type WorkKind,
  type WorkTask,
  type WorkType,
  workKinds,
  workTypes,
} from '@atelier/contract/work-terms'
import type { Maker } from '@atelier/engines/makers/maker'
import { makerOf } from '@atelier/engines/makers/maker-of'
import type { Logger } from 'pino'
import { type Clock, passedMs } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Site } from '../../../platform/http/request-context.ts'
import { readModelWords } from '../../site/content/content.usecases.ts'
import { type Customer, hasVip, isVipOnly } from '../../talk/models/chat-rates.ts'
import { type ListedPrice, withPricing } from '../../talk/models/model-price.ts'
import { quotaOf } from '../../talk/models/model-quota.ts'
import {
  type ConnectionPlaces,
  noPlaces,
  type OpenConnection,
  type PlacesOfConnection,
} from '../../talk/models/open-connections.ts'
import type { TakeModels } from '../../talk/models/take-connection.ts'
import type { Samples } from '../samples/open-samples.ts'
import { modelLabel } from '../works/model-label.ts'
import type { FindWorkModel, WorkModel } from '../works/work-plan.ts'
import { describeModel } from './describe-model.ts'
import {
  defaultOf,
  offeredOn,
  offeredTo,
  type PricedConnected,
  pricedWork,
  takesTask,
} from './offered-models.ts'
import * as store from './work-models.store.ts'
import { listedWorkPrice, workRatesFor } from './work-rates.ts'

/** A model that somebody may use, and what it costs them. */
export type ChosenModel = { model: WorkModel; ratesFor(task: WorkTask): WorkRates }

/** What a model is looked for by; without `id`, the default of the first of `types` that takes the task and `fits`. */
export type ModelChoice = {
  types: readonly WorkType[]
  task: WorkTask
  id?: number | null | undefined
  fits?: ((model: Pick<WorkModel, 'declaration' | 'connectionId'>) => boolean) | undefined
}

/** Who is shown models, and in which language. */
export type Asker = { site: Site; caller: Customer; locale: Locale }

export type WorkModelCatalog = {
  /** At the prices of whoever asks; of each kind the default one first. */
  list(asker: Asker, type?: WorkType): Promise<ToldModel[]>
  /** Throws models.not_found. */
  get(asker: Asker, id: number): Promise<ToldModel>
  /** For a new work. Throws models.not_found, models.none, models.vip_only. */
  choose(asker: Asker, request: ModelChoice): Promise<ChosenModel>
  /** For a work that there is already, whatever sites offer now. */
  find: FindWorkModel
  /**
   * What the site offers in the place of a model: those that the operator chose for it, in that order, then the same model by other
   * connections. Nothing that is built in, which says so of what it makes.
   */
  listStandIns(site: Site, id: number): Promise<WorkModel[]>
  /** What a site takes for each model that it offers, by its number, before the factors of tasks and of the site. */
  listedPrices(site: Site): Promise<ReadonlyMap<number, ListedPrice>>
  /** The built-in model of a kind that takes the task, whatever sites offer. */
  findBuiltin(type: WorkType, task: WorkTask): Promise<WorkModel | undefined>
  /** Where the connection of a model leads and keeps its files; nowhere when it is not there any more. */
  placesOf(id: number): Promise<ConnectionPlaces>
  /** Keep what a connection lists, kind by kind. */
  takers: readonly TakeModels[]
  forget(): void
}

/** How long a model that is not known is believed not to be there, in milliseconds. */
const freshMs = 5000

/** Number 1 is the default model. */
const defaultId = 1

/** The models, read from the database and kept until a connection comes or goes. */
export function createWorkModelCatalog({
  db,
  clock,
  log,
  openConnection,
  placesOfConnection,
  samples,
}: {
  db: Database
  clock: Clock
  log: Logger
  openConnection: OpenConnection
  placesOfConnection: PlacesOfConnection
  samples: Pick<Samples, 'pictureOf'>
}): WorkModelCatalog {
  let known: Promise<PricedConnected[]> | undefined
  let readAt = Number.NEGATIVE_INFINITY
  const forget = () => {
    known = undefined
  }
  const connected = (): Promise<PricedConnected[]> => {
    if (!known) readAt = passedMs(clock)
    known ??= readUsable().catch((error: unknown) => {
      forget()
      throw error
    })
    return known
  }
  const makers = new WeakMap<object, Map<string, Maker | undefined>>()
  /** What makes works of a model; undefined where its connection makes none of that kind. */
  const findMaker = ({ model, connection }: PricedConnected): Maker | undefined => {
    const opened = openConnection(connection)
    const known = makers.get(opened) ?? new Map<string, Maker | undefined>()
    makers.set(opened, known)
    const kind = kindOfType(model.type)
    if (!known.has(kind)) known.set(kind, makerOf(opened, kind))
    return known.get(kind)
  }
  /** Without those of connections that cannot be opened: an engine that is gone, a key that cannot be read any more. */
  const readUsable = async () => {
    const all = (await store.listConnectedModels(db)).map((each) =>
      withPricing(each, placesOfConnection),
    )
    const closed = new Set<number>()
    return all.filter((each) => {
      const { connection } = each
      if (closed.has(connection.id)) return false
      try {
        return findMaker(each) !== undefined
      } catch (error) {
        log.warn({ err: error, connection: connection.label }, 'a connection cannot be opened')
        closed.add(connection.id)
        return false
      }
    })
  }
  /** Another server may have taken in a connection meanwhile. */
  const findConnected = async (id: number) => {
    const among = async () => (await connected()).find(({ model }) => model.id === id)
    const found = await among()
    if (found || passedMs(clock) - readAt < freshMs) return found
    forget()
    return among()
  }
  const toUsable = (connected: PricedConnected): WorkModel => {
    const { model, connection } = connected
    const engine = findMaker(connected)
    if (!engine) throw new Error(`engine ${connection.engine} makes no works of type ${model.type}`)
    const { id, name, label, type, connectionId, declaration } = model
    return {
      id,
      name,
      label,
      type,
      connectionId,
      declaration,
      engine,
      engineId: connection.engine,
      builtin: connection.origin === 'builtin',
      quota: quotaOf('work', model),
      isNamed: model.changes.label !== undefined,
    }
  }
  const describeAll = async ({ site, caller, locale }: Asker, type?: WorkType) => {
    const [all, words] = await Promise.all([connected(), readModelWords(site, db)])
    const offered = offeredTo(site, caller, all)
    const isVip = hasVip(caller, clock.now())
    const place = ({ model }: PricedConnected) => words.placeOf(model.name)
    const listed = offered.filter(({ model }) => type === undefined || model.type === type)
    const isDefault = (each: PricedConnected) =>
      each === defaultOf(each.model.type, offered, { settings: site.settings, isVip })
    return listed
      .toSorted((a, b) => place(a) - place(b))
      .map((each) => {
        const texts = findMaker(each)?.textsOf?.(each.model.name, locale)
        const about = { site, isVip, isDefault: isDefault(each), texts, locale, words, samples }
        return describeModel(each, about)
      })
      .sort((a, b) => a.type - b.type || Number(b.isDefault) - Number(a.isDefault))
  }
  return {
    list: describeAll,
    async get(asker, id) {
      const found = (await describeAll(asker)).find((model) => model.id === id)
      if (!found) throw new Failure('models.not_found')
      return found
    },
    async choose({ site, caller, locale }, request) {
      const offered = offeredTo(site, caller, await connected())
      const isVip = hasVip(caller, clock.now())
      const found = chooseModel(offered, request, { site, isVip })
      const model = toUsable(found)
      if (!isVip && isVipOnly(model, site.settings))
        throw new Failure('models.vip_only', { values: { model: modelLabel(model, locale) } })
      return {
        model,
        ratesFor: (task) => workRatesFor(pricedWork(found), task, site.settings, isVip),
      }
    },
    async find(id) {
      const found = await findConnected(id)
      return found && toUsable(found)
    },
    async listStandIns(site, id) {
      const all = await connected()
      const asked = all.find(({ model }) => model.id === id)
      if (!asked) return []
      const { name, type, standIns } = asked.model
      const others = offeredOn(site, all).filter(
        (each) =>
          each !== asked && each.model.type === type && each.connection.origin !== 'builtin',
      )
      const chosen = standIns.flatMap(
        (other) => others.find(({ model }) => model.id === other) ?? [],
      )
      const same = others.filter((each) => each.model.name === name && !chosen.includes(each))
      return [...chosen, ...same].map(toUsable)
    },
    async listedPrices(site) {
      const all = offeredOn(site, await connected())
      return new Map(
        all.map((each) => [each.model.id, listedWorkPrice(pricedWork(each), site.settings)]),
      )
    },
    async findBuiltin(type, task) {
      const found = (await connected()).find(
        (each) =>
          each.connection.origin === 'builtin' && each.model.type === type && takesTask(each, task),
      )
      return found && toUsable(found)
    },
    async placesOf(id) {
      const found = await findConnected(id)
      return found ? placesOfConnection(found.connection) : noPlaces
    },
    takers: workKinds.map((kind) => takeWorkModels(kind, { db, forget })),
    forget,
  }
}

const takeWorkModels =
  (kind: WorkKind, { db, forget }: { db: Database; forget: () => void }): TakeModels =>
  (connection, opened, io) => {
    forget()
    return makerOf(opened, kind)
      ?.listModels(io)
      .then(async (listed) => {
        const models = new Map<string, store.NewWorkModel>()
        for (const { name, label, description = '', type, declaration } of listed)
          models.set(`${type}/${name}`, {
            kind,
            name,
            label,
            description,
            declaration,
            type: workTypes[type],
          })
        const about = { connectionId: connection.id, kind }
        await store.saveListedModels(db, about, [...models.values()])
        forget()
        return models.size
      })
  }

function chooseModel(
  offered: readonly PricedConnected[],
  { types, task, id, fits = () => true }: ModelChoice,
  { site, isVip }: { site: Site; isVip: boolean },
): PricedConnected {
  const fitting = offered.filter(({ model }) => types.includes(model.type))
  if (fitting.length === 0) throw new Failure('models.none')
  const isNamed = id !== undefined && id !== null && id !== defaultId
  if (isNamed) {
    const named = fitting.find(({ model }) => model.id === id)
    if (!named) throw new Failure('models.not_found')
    return named
  }
  const takers = fitting.filter((each) => takesTask(each, task))
  const fit = takers.filter(({ model }) => fits(model))
  // Where none fits, the default says what is amiss.
  const able = fit.length > 0 ? fit : takers
  for (const type of types) {
    const found = defaultOf(type, able, { settings: site.settings, isVip })
    if (found) return found
  }
  throw new Failure('models.none')
}
