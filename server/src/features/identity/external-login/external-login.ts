// A way in by somebody else who knows the person: an OpenID provider, a messaging app. What differs between them is told here by an object;
// the rest, from the link to the session, is the same for all (external-login.usecases.ts).
import type { FailureCode } from '@atelier/contract/errors'
import type { Locale } from '@atelier/contract/primitives'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller, Site } from '../../../platform/http/request-context.ts'
import type { LoginWay } from '../../../platform/http/return-place.ts'
import type { Origin, SignedIn } from '../accounts/accounts.usecases.ts'

/** Who somebody is elsewhere, or why nobody was named. It is kept, as JSON, until whoever began comes for it. */
export type ExternalResult<Person> = { person: Person } | { failure: FailureCode }

/** Where a newcomer is from, and how they are spoken to. */
export type Newcomer = Origin & { locale: Locale; invitedBy?: string | undefined }

/** `Answer` is what the browser is sent back with. What goes wrong with the provider is a result, and logged without anything secret. */
export type ExternalLogin<Person, Answer extends { state: string }> = {
  /** Under which the code of a login stands in the address that leads back; failures that all have begin with it, too. */
  name: LoginWay
  /** The name of the table where logins under way are kept: it has `loginColumns`. */
  logins: string
  isSetUp(site: Site): boolean
  /** Whether a member has one already that the site's provider would name. */
  hasOne(context: { site: Site; caller: Caller }): Promise<boolean>
  /**
   * The provider's page, which leads the browser back to `callbackUrl` with `state`: letters and digits. `checks` is what its answer is
   * held against, kept in the table's column of that name. Throws what cannot be begun.
   */
  begin(
    options: { callbackUrl: string; state: string },
    site: Site,
  ): Promise<{ url: string; checks?: string }>
  /** Who has logged in there; never throws for what the provider does. */
  identify(answer: Answer, checks: string, site: Site): Promise<ExternalResult<Person>>
  /** The account that somebody logs in to by it, on this site. */
  findHolder(person: Person, siteId: number, db: Database): Promise<number | undefined>
  /** Gives it to a member. Throws `<name>.has_another`. */
  bind(person: Person, caller: Caller): Promise<SignedIn['account']>
  /** Makes a member who has it. */
  register(person: Person, from: Newcomer, tx: Database): Promise<SignedIn['account']>
  /** Somebody logs in by what they have. */
  noteUse?(person: Person, siteId: number, tx: Database): Promise<void>
  /** Whether a write failed since somebody was quicker to get it. */
  isHeld(error: unknown): boolean
}
