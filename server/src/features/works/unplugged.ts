// Works of an installation to which nothing is connected that could make them or keep their files: none can be asked for.
import { Failure } from '@atelier/contract/errors'
import type { WorkDependencies } from './works-dependencies.ts'

const noFiles = (): Promise<never> => Promise.reject(new Failure('works.picture_gone'))

export const unplugged: Pick<WorkDependencies, 'files' | 'findModel' | 'planAgain'> = {
  findModel: async () => undefined,
  planAgain: () => Promise.reject(new Failure('models.not_found')),
  files: {
    checkPictures: async (refs) => (refs.length ? noFiles() : undefined),
    loadPictures: async (refs) => (refs.length ? noFiles() : []),
    storeOutput: noFiles,
    insertFiles: async (_, __, files) => (files.length ? noFiles() : undefined),
    discardFiles: async () => undefined,
    deleteFiles: async () => undefined,
    storePreview: noFiles,
    discardPreview: async () => undefined,
    describeFiles: async () => new Map(),
    describePictures: async (refs) =>
      refs.map((ref) => ({
        role: ref.role,
        id: 'upload' in ref ? ref.upload : ref.file,
        url: '',
      })),
    previewAddress: () => '',
  },
}
