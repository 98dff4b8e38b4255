import type { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import type { Handlers } from '../../platform/http/serve-endpoint.ts'
import { composeMail, mailTexts } from '../../platform/mail/compose-mail.ts'
import type { MailOutbox } from '../../platform/mail/mail-outbox.ts'

export const mailAdminHandlers = (mail: MailOutbox): Handlers<typeof api.mailAdmin> => ({
  async test({ to }, { site, locale }) {
    if (!mail.isSetUp) throw new Failure('mail.not_set_up')
    const { siteName } = site.settings
    const words = mailTexts[locale].testMail({ site: siteName })
    const trouble = await mail.sendNow({
      to,
      fromName: siteName,
      ...composeMail(words, {}, { locale, siteName }),
    })
    return { problem: trouble?.reason ?? null }
  },
})
