// The files of works as the queue asks for them.
import type { EngineIo } from '@atelier/engines/io'
import type { ImageOutput } from '@atelier/engines/kinds/image'
import type { Database } from '../../platform/db/database.ts'
import type { PictureRef } from '../works/recipe.ts'
import type { OutputSource } from './fetch-output.ts'
import { describePictures, readPictures } from './picture-refs.ts'
import {
  discardFiles,
  discardPreview,
  insertFiles,
  type PreparedFile,
  previewAddress,
  storeOutput,
  storePreview,
  type WorkFileDependencies,
} from './store-output.ts'
import * as store from './work-files.store.ts'
import { deleteWorkFiles, describeFiles } from './work-files.usecases.ts'

export type UpstreamWays = {
  engineIo(signal: AbortSignal): Pick<EngineIo, 'request' | 'signal'>
  /** Scheme, host and port of the connection that a model is of; null where it has none, or is not there any more. */
  originOf(modelId: number): Promise<string | null>
}

type About = {
  workId: number
  ownerId: number
  /** Ends the fetching. */
  signal?: AbortSignal
}

export function createWorkFiles(dependencies: WorkFileDependencies & UpstreamWays) {
  const { db, engineIo, originOf } = dependencies
  const sourceOf = async (
    { workId, signal }: About,
    output: ImageOutput,
  ): Promise<OutputSource> => {
    const io = engineIo(signal ?? new AbortController().signal)
    const modelId = 'url' in output ? await store.findModelOf(db, workId) : undefined
    return { io, allowedOrigin: modelId === undefined ? null : await originOf(modelId) }
  }
  return {
    loadPictures: (refs: readonly PictureRef[], ownerId: number) =>
      readPictures(refs, ownerId, dependencies),
    async storeOutput(output: ImageOutput, about: About & { position: number }) {
      const { workId, ownerId, position } = about
      const source = await sourceOf(about, output)
      return storeOutput(output, { workId, ownerId, position, source }, dependencies)
    },
    insertFiles: (tx: Database, workId: number, files: readonly Omit<PreparedFile, 'workId'>[]) =>
      insertFiles(
        tx,
        files.map((file) => ({ ...file, workId })),
      ),
    discardFiles: (files: readonly Pick<PreparedFile, 'id' | 'workId'>[]) =>
      discardFiles(files, dependencies),
    deleteFiles: (workIds: readonly number[]) => deleteWorkFiles(workIds, dependencies),
    async storePreview(output: ImageOutput, about: About) {
      const source = await sourceOf(about, output)
      return storePreview(output, { workId: about.workId, source }, dependencies)
    },
    discardPreview: (preview: string) => discardPreview(preview, dependencies),
    describeFiles: (workIds: readonly number[]) => describeFiles(workIds, dependencies),
    describePictures: (refs: readonly PictureRef[]) => describePictures(refs, dependencies),
    previewAddress: (work: { preview: string; siteId: number }) =>
      previewAddress(work, dependencies),
  }
}
