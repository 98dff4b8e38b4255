// What is wanted of the vendor of a messaging app, whichever it is.
import type { FailureCode } from '@atelier/contract/errors'

/** Somebody as the vendor knows them. */
export type MessagingPerson = {
  /** Their number at one application. */
  id: string
  /** Their number at all applications of one owner; null where the vendor gives none. */
  unionId: string | null
  /** Empty when it is not told. */
  name: string
  /** Address of a picture; empty for none. */
  avatar: string
}

/** The site's application at the vendor. */
export type MessagingApp = { id: string; secret: string }

export type ScanFailure = Extract<
  FailureCode,
  | 'messaging.denied'
  | 'messaging.refused'
  | 'messaging.misconfigured'
  | 'messaging.busy'
  | 'messaging.unavailable'
>

export type ScanResult = { person: MessagingPerson } | { failure: ScanFailure }

export type MessagingVendor = {
  /** The page to scan from; it sends the browser on to `returnTo` with `code` and `state`. */
  scanPage(options: { appId: string; returnTo: string; state: string }): string
  /** Who has scanned. Never throws: what went wrong is a result, and is logged without anything secret. */
  identify(code: string, app: MessagingApp): Promise<ScanResult>
}
