// Mails about accounts: in the site's name, in the reader's language.
import type { Locale } from '@atelier/contract/primitives'
import type { Site } from '../../../platform/http/request-context.ts'
import { composeMail, type MailContent, mailTexts } from '../../../platform/mail/compose-mail.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { MailTexts, MailWords } from '../../../platform/texts/mails/mail-texts.ts'

/** Who reads a mail, and where its links lead; without `origin` it has none. */
export type Reading = { site: Site; locale: Locale; origin: string | undefined }

export const minutesOf = (ms: number): number => Math.round(ms / 60_000)

/** A mail to an address; `write` chooses its words. */
export function mailTo(
  to: string,
  { site, locale }: Pick<Reading, 'site' | 'locale'>,
  write: (texts: MailTexts, siteName: string) => MailWords,
  content: MailContent = {},
): Mail {
  const { siteName } = site.settings
  const words = write(mailTexts[locale], siteName)
  return { to, fromName: siteName, ...composeMail(words, content, { locale, siteName }) }
}

/** A link to a dialog with a token that no server, log or Referer gets to see: what follows the # stays in the browser. */
export const dialogLink = (origin: string, dialog: string, token: string): string =>
  `${origin}/?dialog=${dialog}#token=${token}`
