import type { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import type { MailOutbox } from '../../../platform/mail/mail-outbox.ts'
import { mailTo } from '../../../platform/mail/mail-to.ts'

export const mailAdminHandlers = (mail: MailOutbox): Handlers<typeof api.mailAdmin> => ({
  async test({ to }, { site, locale }) {
    if (!mail.isSetUp) throw new Failure('mail.not_set_up')
    const trouble = await mail.sendNow(
      mailTo(to, { site, locale }, ({ testMail }, siteName) => testMail({ site: siteName })),
    )
    return { problem: trouble?.reason ?? null }
  },
})
