// What mails about accounts have beside their words.
import type { Locale } from '@atelier/contract/primitives'
import type { Site } from '../../../../platform/http/request-context.ts'

/** Who reads a mail, and where its links lead; without `origin` it has none. */
export type Reading = { site: Site; locale: Locale; origin: string | undefined }

export const minutesOf = (ms: number): number => Math.round(ms / 60_000)

/** A link to a dialog with a token that no server, log or Referer gets to see: what follows the # stays in the browser. */
export const dialogLink = (origin: string, dialog: string, token: string): string =>
  `${origin}/?dialog=${dialog}#token=${token}`
