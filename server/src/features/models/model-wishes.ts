// What the operator says of models: which are offered, what they are called, and in which order they stand.
import type { ParsedInputOf } from '@atelier/contract/endpoint'
import { Failure } from '@atelier/contract/errors'
import type { AdminModel, connectionAdmin } from '@atelier/contract/features/connection-admin'
import type { ConnectionManagement } from './manage-connections.ts'
import * as store from './model-wishes.store.ts'

type Wishes = Pick<ConnectionManagement, 'db' | 'announce'>

export async function listModels({ db }: Wishes): Promise<AdminModel[]> {
  const rows = await store.listAllModels(db)
  return rows.map(({ model: { changes, label, description, ...model }, connection }) => ({
    ...{ kind: model.kind, id: model.id, name: model.name, isOffered: model.isOffered },
    connection,
    label: changes.label ?? label,
    description: changes.description ?? description,
    listedLabel: label,
    listedDescription: description,
  }))
}

/** Throws models.not_found. */
export async function saveModel(
  { kind, id, ...wish }: ParsedInputOf<typeof connectionAdmin.saveModel>,
  { db, announce }: Wishes,
): Promise<void> {
  if (!(await store.saveWishes(db, { kind, id }, wish))) throw new Failure('models.not_found')
  announce()
}

export async function arrangeModels(
  { kind, ids }: ParsedInputOf<typeof connectionAdmin.arrangeModels>,
  { db, announce }: Wishes,
): Promise<void> {
  await store.arrangeModels(db, kind, ids)
  announce()
}
