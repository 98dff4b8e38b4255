import { Readable } from 'node:stream'
import type { api } from '@atelier/contract'
import { fileHeads, keeping, offerAs } from '../../../platform/http/send-file.ts'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import {
  type DownloadDependencies,
  listDownloads,
  openDownload,
  orderDownload,
} from './downloads.usecases.ts'

export const downloadHandlers = (
  dependencies: DownloadDependencies,
): Handlers<typeof api.downloads> => ({
  async add({ ids }, { caller }) {
    return orderDownload(ids, caller, dependencies)
  },
  async list(input, { caller }) {
    return { rows: await listDownloads(input, caller, dependencies) }
  },
  async read(input, { site }, { reply }) {
    const { name, bytes } = await openDownload(input, site, dependencies)
    offerAs(fileHeads(reply, { mime: 'application/zip', cache: keeping.never }), name)
    await reply.send(Readable.from(bytes, { objectMode: false }))
  },
})
