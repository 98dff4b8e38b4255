import type { api } from '@atelier/contract'
import { fileHeads, keeping, offerAs } from '../../../platform/http/send-file.ts'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import type { BackupMaker } from './make-backups.ts'

export const backupHandlers = (maker: BackupMaker): Handlers<typeof api.backups> => ({
  list: () => maker.list(),
  async make() {
    await maker.make()
    return {}
  },
  async remove({ name }) {
    await maker.remove(name)
    return {}
  },
  async ticket({ name }) {
    return { url: await maker.issueTicket(name) }
  },
  async file(ticket, _, { reply }) {
    const { bytes, stream } = await maker.open(ticket)
    fileHeads(reply, { mime: 'application/x-tar', cache: keeping.never })
    await offerAs(reply, ticket.name).header('content-length', bytes).send(stream)
  },
})
