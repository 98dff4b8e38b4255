import type { Locale } from '@atelier/contract/primitives'
import type { Site } from '../http/request-context.ts'
import type { MailTexts, MailWords } from '../texts/mails/mail-texts.ts'
import { composeMail, type MailContent, mailTexts } from './compose-mail.ts'
import type { Mail } from './mail.ts'

/** A mail to an address, in the site's name and the reader's language; `write` chooses its words. */
export function mailTo(
  to: string,
  { site, locale }: { site: Site; locale: Locale },
  write: (texts: MailTexts, siteName: string) => MailWords,
  content: MailContent = {},
): Mail {
  const { siteName } = site.settings
  const words = write(mailTexts[locale], siteName)
  return { to, fromName: siteName, ...composeMail(words, content, { locale, siteName }) }
}
