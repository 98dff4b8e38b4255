import { Failure } from '@atelier/contract/errors'
import type { ChatModel } from '@atelier/contract/features/talk/models'
import type { ChatRates } from '@atelier/contract/features/talk/prices'
import type { Locale } from '@atelier/contract/primitives'
import type { FoundConnection } from '@atelier/engines/engine'
import type { ChatEngine } from '@atelier/engines/kinds/chat'
import type { Clock } from '../../../platform/clock.ts'
import type { Site } from '../../../platform/http/request-context.ts'
import { balanceFor } from '../../money/ledger/ledger.usecases.ts'
import { type ModelWords, readModelWords } from '../../site/content/content.usecases.ts'
import {
  type Customer,
  chatRatesFor,
  hasVip,
  isVipOnly,
  listedChatPrice,
  mayTryUnpriced,
  waitsForPrice,
} from './chat-rates.ts'
import { defaultModel } from './default-models.ts'
import { type ListedPrice, type PricedModel, withPricing } from './model-price.ts'
import { type ModelQuota, quotaOf } from './model-quota.ts'
import * as store from './models.store.ts'
import type { OpenConnection, PlacesOfConnection } from './open-connections.ts'
import { overriddenDescription } from './overridden-models.ts'
import {
  type ConnectionOrigin,
  type ConnectionReport,
  listModelsOf,
  type TakeDependencies,
  takeConnection,
} from './take-connection.ts'

export type ModelDependencies = TakeDependencies & {
  clock: Clock
  placesOfConnection: PlacesOfConnection
}

/** A model with the engine that answers for it. */
export type UsableModel = {
  /** Null for a model of the caller's own: its number is of another list. */
  id: number | null
  own: boolean
  /** The connection that it comes by; 0 for one that a member brought along. */
  connectionId: number
  /** The upstream's name. */
  name: string
  label: string
  engineId: string
  abilities: ChatModel['abilities']
  /** What its owner has it told first, of a model that somebody made; empty for nothing. */
  systemMessage?: string
  /** What an answer costs the caller that it was got for. */
  rates: ChatRates
  quota: ModelQuota
  /** Numbers of those that the operator has stand in for it. */
  standIns: readonly number[]
  engine: ChatEngine
}

/** A model that is asked by the site and not by anybody. */
export type ServingModel = Pick<UsableModel, 'name' | 'engineId' | 'engine'>

/** Who is told of models, and in which language. */
export type ModelAsker = { site: Site; caller: Customer; locale: Locale }

export type ModelCatalog = {
  /** At the prices of whoever asks. What waits for a price is told to those who run the site alone, here and below. */
  listChatModels(asker: ModelAsker): Promise<ChatModel[]>
  /**
   * The model of a number, where 3 and nothing mean the site's ordinary one and 4 its advanced one. Throws models.not_found, models.none,
   * models.vip_only.
   */
  getModel(site: Site, id: number | null | undefined, customer: Customer): Promise<UsableModel>
  /**
   * What may answer in the place of a model: those that the operator chose for it, in that order, then the same model by other connections.
   * None for a model of the caller's own, and never what is built in.
   */
  listStandIns(site: Site, model: UsableModel): Promise<UsableModel[]>
  /** The model that serves the site itself, by the upstream's name, or its ordinary one; undefined where there is none. */
  findServing(site: Site, name: string): Promise<ServingModel | undefined>
  /** What a site takes for each model that it offers, by its number, before the factors of the site. */
  listedPrices(site: Site): Promise<ReadonlyMap<number, ListedPrice>>
  /** Whether a site offers any model beside what is built in. */
  hasLanguageModel(site: Site): Promise<boolean>
  /** Takes in what was found at the start and asks each connection for its models; resolves with a line about each. */
  connectFound(
    found: readonly FoundConnection[],
    origin: ConnectionOrigin,
  ): Promise<ConnectionReport[]>
  /** Whether a connection answers; false for one that cannot be opened. */
  canChat(connection: Parameters<OpenConnection>[0]): boolean
  /** Asks a connection for its models anew. */
  listAnew(connection: store.ConnectionRecord): Promise<ConnectionReport>
  forget(): void
}

/** The models of this installation, read from the database and kept until `forget`. */
export function createModelCatalog(dependencies: ModelDependencies): ModelCatalog {
  const { db, clock, placesOfConnection } = dependencies
  let known: Promise<OfferedModel[]> | undefined

  const readModels = async (): Promise<OfferedModel[]> =>
    (await store.listOfferedModels(db)).map((each) => withPricing(each, placesOfConnection))
  const offered = async (site: Site) => {
    known ??= readModels()
    const all = await known.catch((error: unknown) => {
      known = undefined
      throw error
    })
    const allowed = site.settings.models
    return allowed.length ? all.filter(({ model }) => allowed.includes(model.name)) : all
  }
  /** Those of them that somebody may ask. */
  const offeredTo = async (site: Site, customer: Customer) => {
    const all = await offered(site)
    if (mayTryUnpriced(customer)) return all
    return all.filter((each) => !waitsForPrice(each.priced, site.settings))
  }

  const forget = () => {
    known = undefined
    for (const kind of dependencies.otherKinds) kind.forget()
  }

  return {
    forget,
    canChat(connection) {
      try {
        return dependencies.openConnection(connection).chat !== undefined
      } catch {
        return false
      }
    },
    async listAnew(connection) {
      const report = await listModelsOf(connection, dependencies)
      forget()
      return report
    },
    async listChatModels({ site, caller, locale }) {
      const [all, words] = await Promise.all([offeredTo(site, caller), readModelWords(site, db)])
      const isVip = hasVip(caller, clock.now())
      const chosen = chooseModel(all, site, null, isVip)
      const place = ({ model }: OfferedModel) => words.placeOf(model.name)
      return all
        .toSorted((a, b) => place(a) - place(b))
        .map((each) =>
          toChatModel(each, { isDefault: each === chosen, site, isVip, locale, words }),
        )
        .sort((a, b) => Number(b.isDefault) - Number(a.isDefault))
    },
    async getModel(site, id, customer) {
      const all = await offeredTo(site, customer)
      const isVip = hasVip(customer, clock.now())
      const found = chooseModel(all, site, id, isVip)
      if (!found) throw new Failure(all.length ? 'models.not_found' : 'models.none')
      const { model, connection } = found
      if (!isVip && isVipOnly(model, site.settings))
        throw new Failure('models.vip_only', { values: { model: model.label } })
      return {
        id: model.id,
        own: false,
        connectionId: connection.id,
        name: model.name,
        label: model.label,
        engineId: connection.engine,
        abilities: model.abilities,
        rates: chatRatesFor(found.priced, site.settings, isVip),
        quota: quotaOf('chat', model),
        standIns: model.standIns,
        engine: chatOf(connection, dependencies.openConnection),
      }
    },
    async listStandIns(site, asked) {
      if (asked.connectionId === 0) return []
      const all = (await offered(site)).filter(({ connection }) => connection.origin !== 'builtin')
      const isSame = ({ model, connection }: OfferedModel) =>
        model.name === asked.name && connection.id !== asked.connectionId
      const chosen = asked.standIns.flatMap((id) => all.find(({ model }) => model.id === id) ?? [])
      const others = all.filter((each) => isSame(each) && !chosen.includes(each))
      return [...chosen, ...others].flatMap(({ model, connection }) => {
        const about = { id: model.id, name: model.name, connectionId: connection.id }
        try {
          const engine = chatOf(connection, dependencies.openConnection)
          return [{ ...asked, ...about, engineId: connection.engine, engine }]
        } catch (error) {
          // One that cannot be opened stands in for nobody, and hides no other.
          dependencies.log.warn({ err: error, connection: connection.label }, 'no stand-in')
          return []
        }
      })
    },
    async findServing(site, name) {
      const all = await offered(site)
      const found = name
        ? all.find(({ model }) => model.name === name)
        : chooseModel(all, site, null, true)
      if (!found) return undefined
      const { model, connection } = found
      const engine = chatOf(connection, dependencies.openConnection)
      return { name: model.name, engineId: connection.engine, engine }
    },
    async listedPrices(site) {
      const all = await offered(site)
      return new Map(
        all.map((each) => [each.model.id, listedChatPrice(each.priced, site.settings)]),
      )
    },
    async hasLanguageModel(site) {
      return (await offered(site)).some(({ connection }) => connection.origin !== 'builtin')
    },
    async connectFound(found, origin) {
      const presets = found.map((each) => each.preset)
      if (origin !== 'builtin') await store.disableLostConnections(db, origin, presets)
      forget()
      return Promise.all(
        found.map(async (each) => {
          const report = await takeConnection(each, origin, dependencies)
          forget()
          return report
        }),
      )
    },
  }
}

type OfferedModel = store.OfferedModel & { priced: PricedModel }

function chooseModel(
  all: readonly OfferedModel[],
  site: Site,
  id: number | null | undefined,
  isVip: boolean,
): OfferedModel | undefined {
  const { defaultModel: ordinary, advancedModel: advanced } = site.settings
  // Whoever names no model gets one that they may use, where there is one.
  const usable = all.filter(({ model }) => isVip || !isVipOnly(model, site.settings))
  const few = usable.length ? usable : all
  if (id === null || id === undefined || id === 3) return defaultModel(few, 'ordinary', ordinary)
  if (id === 4) return defaultModel(few, 'advanced', advanced)
  return all.find(({ model }) => model.id === id)
}

function chatOf(connection: store.ConnectionRecord, openConnection: OpenConnection): ChatEngine {
  const { chat } = openConnection(connection)
  if (!chat) throw new Error(`engine ${connection.engine} cannot chat`)
  return chat
}

function toChatModel(
  { model, connection, priced }: OfferedModel,
  {
    isDefault,
    site: { settings },
    isVip,
    locale,
    words,
  }: { isDefault: boolean; site: Site; isVip: boolean; locale: Locale; words: ModelWords },
): ChatModel {
  return {
    id: model.id,
    own: false,
    name: model.label,
    engine: connection.engine,
    provider: connection.label,
    description:
      words.describe(model.name, locale) ??
      overriddenDescription(model.changes, locale) ??
      model.description,
    builtin: connection.origin === 'builtin',
    isDefault,
    abilities: model.abilities,
    price: chatRatesFor(priced, settings, isVip),
    purse: balanceFor('chat', settings),
    vipOnly: isVipOnly(model, settings),
    waitsForPrice: waitsForPrice(priced, settings),
    custom: null,
  }
}
