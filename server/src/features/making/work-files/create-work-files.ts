// The files of works as the queue asks for them.
import type { EngineIo } from '@atelier/engines/io'
import type { MadeFile } from '@atelier/engines/kinds/work'
import type { MadeResult } from '@atelier/engines/makers/maker'
import type { Database } from '../../../platform/db/database.ts'
import { type ConnectionPlaces, noPlaces } from '../../talk/models/open-connections.ts'
import type { InputRef } from '../works/recipe.ts'
import type { OutputSource } from './fetch-output.ts'
import { describeInputs, readInputs } from './input-refs.ts'
import {
  discardFiles,
  discardPreview,
  insertFiles,
  type PreparedFile,
  previewAddress,
  storePreview,
  storeResult,
  type WorkFileDependencies,
} from './store-result.ts'
import * as store from './work-files.store.ts'
import { deleteWorkFiles, describeFiles } from './work-files.usecases.ts'

export type UpstreamWays = {
  engineIo(signal: AbortSignal): Pick<EngineIo, 'request' | 'signal'>
  /** Where the connection of a model leads and keeps its files; nowhere when it is not there any more. */
  placesOf(modelId: number): Promise<ConnectionPlaces>
}

type About = {
  workId: number
  ownerId: number
  /** Ends the fetching. */
  signal?: AbortSignal
}

export function createWorkFiles(dependencies: WorkFileDependencies & UpstreamWays) {
  const { db, engineIo, placesOf } = dependencies
  const sourceOf = async ({ workId, signal }: About, isFetched: boolean): Promise<OutputSource> => {
    const io = engineIo(signal ?? new AbortController().signal)
    const modelId = isFetched ? await store.findModelOf(db, workId) : undefined
    return { io, places: modelId === undefined ? noPlaces : await placesOf(modelId) }
  }
  return {
    loadInputs: (refs: readonly InputRef[], ownerId: number) =>
      readInputs(refs, ownerId, dependencies),
    async storeResult(result: MadeResult, about: About & { position: number }) {
      const { workId, ownerId, position } = about
      const isFetched = 'url' in result.file || (result.poster ? 'url' in result.poster : false)
      const source = await sourceOf(about, isFetched)
      return storeResult(result, { workId, ownerId, position, source }, dependencies)
    },
    insertFiles: (tx: Database, workId: number, files: readonly Omit<PreparedFile, 'workId'>[]) =>
      insertFiles(
        tx,
        files.map((file) => ({ ...file, workId })),
      ),
    discardFiles: (files: readonly Pick<PreparedFile, 'id' | 'workId'>[]) =>
      discardFiles(files, dependencies),
    deleteFiles: (workIds: readonly number[]) => deleteWorkFiles(workIds, dependencies),
    async storePreview(output: MadeFile, about: About) {
      const source = await sourceOf(about, 'url' in output)
      return storePreview(output, { workId: about.workId, source }, dependencies)
    },
    discardPreview: (preview: string) => discardPreview(preview, dependencies),
    describeFiles: (workIds: readonly number[]) => describeFiles(workIds, dependencies),
    describeInputs: (refs: readonly InputRef[]) => describeInputs(refs, dependencies),
    previewAddress: (work: { preview: string; siteId: number }) =>
      previewAddress(work, dependencies),
  }
}
