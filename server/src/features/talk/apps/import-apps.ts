// An import takes apps and roles as their new owner's alone, whatever they were where they come from.
import { appCategories, appPictograms } from '@atelier/contract/app-terms'
import { apps as calls } from '@atelier/contract/features/talk/apps'
import { id, timestamp } from '@atelier/contract/primitives'
import { z } from 'zod'
import { storable } from '../../../platform/storable-text.ts'
import {
  type Importing,
  type ImportPart,
  listThereByNumber,
  takeEach,
} from '../../identity/account-data/import-part.ts'
import { addressHere } from '../../identity/uploads/import-uploads.ts'
import * as store from './apps.store.ts'
import type { AppDependencies } from './apps.usecases.ts'
import { keepApp } from './keep-apps.ts'

const { name, kind, description, systemMessage, opening, questions, tools, documents } =
  calls.save.input.shape
const appSchema = z.object({
  id,
  name,
  kind,
  description,
  systemMessage,
  opening,
  questions,
  tools,
  documents,
  icon: z.string().max(300),
  category: z.enum(appCategories).catch('life'),
  createdAt: timestamp,
  updatedAt: timestamp,
})
type Told = z.output<typeof appSchema>

export const importApps = (dependencies: AppDependencies): ImportPart => ({
  kinds: ['apps'],
  folder: 'apps.json',
  listThere: listThereByNumber((ownerId, ids) => store.listOwnIds(dependencies.db, ownerId, ids)),
  async take(importing) {
    const told = await importing.list('apps', 'apps.json', appSchema)
    await takeEach(told, importing, (app) =>
      importing.take('apps', { oldId: app.id, title: app.name }, async (keep) => {
        const request = await requestOf(storable(app), importing, dependencies)
        await keep(async (tx) => {
          const id = await keepApp(request, importing.context, { ...dependencies, db: tx })
          await store.backdateApp(tx, id, {
            createdAt: importing.timeOf(app.createdAt),
            updatedAt: importing.timeOf(app.updatedAt),
          })
          return id
        })
      }),
    )
  },
})

/** With what it names here: numbers of another installation mean nothing. */
async function requestOf(
  { id: _, createdAt: __, updatedAt: ___, icon, documents, ...words }: Told,
  importing: Importing,
  { db }: Pick<AppDependencies, 'db'>,
) {
  const isPictogram = appPictograms.some((each) => each === icon)
  const known: number[] = []
  for (const old of documents) {
    const here = await importing.idOf('documents', old)
    if (here !== undefined) known.push(Number(here))
  }
  const shown = isPictogram ? icon : await addressHere(icon, importing, { db })
  return { ...words, icon: shown ?? appPictograms[0], modelId: null, documents: known }
}
