import type { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import { keeping, sendStored } from '../../platform/http/send-file.ts'
import type { Handlers, RawReply } from '../../platform/http/serve-endpoint.ts'
import type { UploadDependencies } from '../uploads/uploads.usecases.ts'
import { slicePicture } from './slice-picture.ts'
import type { WorkFileDependencies } from './store-output.ts'
import { locatePreview, locateWorkFile, type Sendable } from './work-files.usecases.ts'

export const workFileHandlers = (
  dependencies: WorkFileDependencies & UploadDependencies,
): Handlers<typeof api.workFiles> => {
  const send = async (file: Sendable, cache: string, raw: RawReply) => {
    if (!(await sendStored(raw, { ...file, cache }, dependencies.storage)))
      throw new Failure('works.not_found')
  }
  return {
    async read(input, { site }, raw) {
      await send(await locateWorkFile(input, site, dependencies), keeping.forever, raw)
    },
    async readPreview(input, { site }, raw) {
      await send(locatePreview(input, site, dependencies), keeping.never, raw)
    },
    async slice({ id, ...cut }, { caller }) {
      return { pictures: await slicePicture({ workId: id, ...cut }, caller, dependencies) }
    },
  }
}
