import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import type { MailOutbox } from '../../../platform/mail/mail-outbox.ts'
import { frontConfig, siteRows } from './sites.usecases.ts'

export const siteHandlers = (mail: Pick<MailOutbox, 'isSetUp'>): Handlers<typeof api.sites> => ({
  async list(_, { site }) {
    const rows = siteRows(site)
    return { rows, count: rows.length }
  },
  async front(_, { site, locale }) {
    return frontConfig(site, locale, { sendsMail: mail.isSetUp })
  },
})
