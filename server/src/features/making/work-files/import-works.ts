// An import takes works that were done, with their files. They cost nothing here, and only their new owner sees them.
import { Failure } from '@atelier/contract/errors'
import { workStates } from '@atelier/contract/work-terms'
import { storable } from '../../../platform/storable-text.ts'
import {
  type Importing,
  type ImportPart,
  listThereByNumber,
  takeEach,
} from '../../identity/account-data/import-part.ts'
import { bringWork, reserveWorkId } from '../works/account/bring-works.ts'
import type { InputRef } from '../works/recipe.ts'
import { type ArchivedFile, type ArchivedWork, fileSchema, workSchema } from './archived-works.ts'
import { storeBrought } from './store-brought.ts'
import {
  deleteStored,
  isSong,
  type PreparedFile,
  type WorkFileDependencies,
} from './store-result.ts'
import { workFileId } from './work-file-names.ts'
import * as store from './work-files.store.ts'

type Dependencies = Pick<WorkFileDependencies, 'db' | 'storage' | 'signer' | 'mediaDesk'>

/** Ends above all files of one work that are taken. */
const maxFiles = 100

export const importWorks = (dependencies: Dependencies): ImportPart => ({
  kinds: ['works'],
  folder: 'works/',
  listThere: listThereByNumber((ownerId, ids) =>
    store.listOwnWorkIds(dependencies.db, ownerId, ids),
  ),
  async take(importing) {
    const files = await importing.list('works', 'works/files.json', fileSchema)
    const byWork = Map.groupBy(files, ({ workId }) => workId)
    const byId = new Map(files.map((file) => [file.id, file]))
    const works = await importing.list('works', 'works/works.json', workSchema)
    await takeEach(works, importing, (work) =>
      importing.take('works', { oldId: work.id, title: work.recipe.prompt }, async (keep) => {
        if (work.state !== workStates.done) throw new Failure('import.not_made')
        const archived = oncePerPosition(byWork.get(work.id) ?? [])
        if (archived.length === 0 && work.texts.length === 0) throw new Failure('import.no_file')
        const id = await reserveWorkId(dependencies.db)
        const stored: PreparedFile[] = []
        try {
          const owner = { workId: id, ownerId: importing.context.caller.accountId }
          for (const file of archived)
            stored.push(await storeBrought(file, { ...owner, importing }, dependencies))
          const row = await rowOf(work, id, importing, { byId, ...dependencies })
          await keep(async (tx) => {
            await bringWork(tx, row)
            await store.insertWorkFiles(tx, stored)
            return id
          })
        } catch (error) {
          for (const file of stored) await deleteStored(file.id, dependencies.storage, isSong(file))
          throw error
        }
      }),
    )
  },
})

const oncePerPosition = (files: readonly ArchivedFile[]): ArchivedFile[] =>
  [...new Map(files.map((file) => [file.position, file])).values()].slice(0, maxFiles)

type FilesById = { byId: ReadonlyMap<string, ArchivedFile> }

async function rowOf(
  work: ArchivedWork,
  id: number,
  importing: Importing,
  dependencies: FilesById & Pick<Dependencies, 'signer'>,
) {
  const { context, timeOf, idOf } = importing
  const { type, task, model, builtin, recipe, seed, texts, tiles, understood } = storable(work)
  const numberOf = async (old: number | null) => {
    if (old === work.id) return id
    const here = old === null ? undefined : await idOf('works', old)
    return here === undefined ? null : Number(here)
  }
  const parentId = work.parentId === work.id ? null : await numberOf(work.parentId)
  return {
    id,
    siteId: context.caller.siteId,
    ownerId: context.caller.accountId,
    type,
    task,
    modelLabel: model,
    builtin,
    seed,
    texts,
    tiles,
    understood,
    recipe: { ...recipe, inputs: await inputsOf(recipe.inputs, importing, dependencies) },
    parentId,
    parentIndex: parentId === null ? null : work.parentIndex,
    batchId: await numberOf(work.batchId),
    createdAt: timeOf(work.createdAt),
    startedAt: work.startedAt === null ? null : timeOf(work.startedAt),
    endedAt: timeOf(work.endedAt ?? work.createdAt),
  }
}

/** What went along, by its names here; what did not come is not named. */
async function inputsOf(
  inputs: readonly InputRef[],
  { idOf }: Importing,
  { byId, signer }: FilesById & Pick<Dependencies, 'signer'>,
): Promise<InputRef[]> {
  const here: InputRef[] = []
  for (const input of inputs) {
    const { role } = input
    if ('upload' in input) {
      const upload = await idOf('uploads', input.upload)
      if (upload !== undefined) here.push({ role, upload })
      continue
    }
    const archived = byId.get(input.file)
    const workId = archived && (await idOf('works', archived.workId))
    if (archived && workId !== undefined)
      here.push({ role, file: workFileId(Number(workId), archived.position, signer) })
  }
  return here
}
