// What the operator says of models: which are offered, what they are called and can do, how much of them there is, and in which order they
// stand.
import type { ParsedInputOf } from '@atelier/contract/endpoint'
import { Failure } from '@atelier/contract/errors'
import type {
  AdminModel,
  connectionAdmin,
} from '@atelier/contract/features/running/connection-admin'
import { locales } from '@atelier/contract/primitives'
import type { Site } from '../../../platform/http/request-context.ts'
import { typeNameOf } from '../../making/work-models/offered-models.ts'
import { isVipOnly } from '../../talk/models/chat-rates.ts'
import { unknownModel } from '../../talk/models/listed-model.ts'
import type { ConnectionManagement } from '../../talk/models/manage-connections.ts'
import type { ListedPrice } from '../../talk/models/model-price.ts'
import type { ModelChanges } from '../../talk/models/overridden-models.ts'
import * as store from './model-overrides.store.ts'

type OverrideDependencies = Pick<ConnectionManagement, 'db' | 'announce'>

/** What a site takes for the models that it offers, by their numbers. */
export type PriceReaders = {
  pricesOf: {
    chat(site: Site): Promise<ReadonlyMap<number, ListedPrice>>
    works(site: Site): Promise<ReadonlyMap<number, ListedPrice>>
  }
}

export async function listModels(
  site: Site,
  { db, pricesOf }: Pick<OverrideDependencies, 'db'> & PriceReaders,
): Promise<AdminModel[]> {
  const { settings } = site
  const [rows, chatPrices, workPrices] = await Promise.all([
    store.listAllModels(db),
    pricesOf.chat(site),
    pricesOf.works(site),
  ])
  const onSite = (kind: string, name: string) => {
    const chosen = kind === 'chat' ? settings.models : settings.workModels
    return {
      isOffered: chosen.length === 0 || chosen.includes(name),
      vipOnly: isVipOnly({ name }, settings),
    }
  }
  return rows.map(({ model, type, abilities, connection, connectionId }) => {
    const { changes, label, description, kind, id, name, isOffered, limits, standIns, isOwn } =
      model
    return {
      type: type === null ? 'chat' : typeNameOf(type),
      kind,
      id,
      name,
      isOffered,
      limits,
      standIns,
      isOwn,
      connection,
      connectionId,
      label: changes.label ?? label,
      listedLabel: label,
      descriptions: descriptionsOf(changes),
      listedDescription: description,
      abilities: abilities && { ...abilities, ...changes.abilities },
      ownAbilities: changes.abilities ?? {},
      onSite: onSite(kind, name),
      price: (kind === 'chat' ? chatPrices : workPrices).get(id) ?? null,
    }
  })
}

function descriptionsOf({ descriptions = {}, description }: ModelChanges) {
  if (!description) return descriptions
  const inAll = Object.fromEntries(locales.map((locale) => [locale, description]))
  return { ...inAll, ...descriptions }
}

/** Throws models.not_found, also of a stand-in that is not of its type. */
export async function saveModel(
  {
    kind,
    id,
    isOffered,
    limits,
    standIns,
    ...words
  }: ParsedInputOf<typeof connectionAdmin.saveModel>,
  { db, announce }: OverrideDependencies,
): Promise<void> {
  const others = standIns && [...new Set(standIns)].filter((other) => other !== id)
  if (others && !(await store.areAllOfType(db, { kind, id }, others)))
    throw new Failure('models.not_found')
  const columns = { isOffered, limits, standIns: others }
  const isFound = await store.saveOverrides(db, { kind, id }, columns, (before) =>
    withWords(before, kind === 'chat' ? words : { ...words, abilities: undefined }),
  )
  if (!isFound) throw new Failure('models.not_found')
  announce()
}

type Words = Pick<
  ParsedInputOf<typeof connectionAdmin.saveModel>,
  'label' | 'descriptions' | 'abilities'
>

/** What is absent stays as it was, and what is empty is the upstream's again. */
function withWords(
  before: ModelChanges,
  { label, descriptions, abilities }: { [Key in keyof Words]: Words[Key] | undefined },
): ModelChanges {
  const after = { ...before }
  if (label !== undefined) delete after.label
  if (label) after.label = label
  if (descriptions) {
    delete after.description
    after.descriptions = Object.fromEntries(
      Object.entries(descriptions).filter(([, text]) => text !== ''),
    )
  }
  if (abilities) after.abilities = { ...abilities } as NonNullable<ModelChanges['abilities']>
  return after
}

/** Resolves with its number. Throws connections.not_found, models.known. */
export async function addModel(
  { connectionId, name }: ParsedInputOf<typeof connectionAdmin.addModel>,
  { db, announce, canChat }: OverrideDependencies & Pick<ConnectionManagement, 'canChat'>,
): Promise<number> {
  const connection = await store.findConnectionInUse(db, connectionId)
  if (!connection || !canChat(connection)) throw new Failure('connections.not_found')
  const id = await store.addOwnModel(db, { connectionId, ...unknownModel(name) })
  if (id === undefined) throw new Failure('models.known', { values: { model: name } })
  announce()
  return id
}

/** Throws models.not_found, models.not_by_hand. */
export async function removeModel(
  id: number,
  { db, announce }: OverrideDependencies,
): Promise<void> {
  const removed = await store.removeOwnModel(db, id)
  if (!removed) throw new Failure('models.not_found')
  if (removed === 'listed') throw new Failure('models.not_by_hand')
  announce()
}

export async function arrangeModels(
  { kind, ids }: ParsedInputOf<typeof connectionAdmin.arrangeModels>,
  { db, announce }: OverrideDependencies,
): Promise<void> {
  await store.arrangeModels(db, kind, ids)
  announce()
}
