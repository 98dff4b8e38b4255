import type { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import { keeping } from '../../../platform/http/send-file.ts'
import type { Handlers, RawReply } from '../../../platform/http/serve-endpoint.ts'
import type { UploadDependencies } from '../../identity/uploads/uploads.usecases.ts'
import { type Sendable, sendWorkFile } from './send-work-file.ts'
import { type CoverDependencies, setCover } from './set-cover.ts'
import { slicePicture } from './slice-picture.ts'
import { locatePreview, locateWorkFile } from './work-files.usecases.ts'

export const workFileHandlers = (
  dependencies: CoverDependencies & UploadDependencies,
): Handlers<typeof api.workFiles> => {
  const send = async (file: Sendable, cache: string, raw: RawReply) => {
    if (!(await sendWorkFile(raw, { ...file, cache }, dependencies)))
      throw new Failure('works.not_found')
  }
  return {
    async read(input, { site }, raw) {
      await send(await locateWorkFile(input, site, dependencies), keeping.forever, raw)
    },
    async readPreview(input, { site }, raw) {
      await send(locatePreview(input, site, dependencies), keeping.never, raw)
    },
    async setCover({ id, ...request }, context) {
      await setCover({ workId: id, ...request }, context, dependencies)
      return {}
    },
    async slice({ id, ...cut }, { caller }) {
      return { pictures: await slicePicture({ workId: id, ...cut }, caller, dependencies) }
    },
  }
}
