// What passes between us and an OpenID provider at a login.
import type { FailureCode } from '@atelier/contract/errors'

/** The site's client at its provider, whose address this is; without a secret where there is none. */
export type OpenidApp = { provider: string; clientId: string; clientSecret: string }

/** Somebody as the provider knows them. */
export type OpenidPerson = {
  provider: string
  issuer: string
  subject: string
  /** Empty when it is not told. */
  name: string
  /** Address of a picture; empty for none. */
  avatar: string
}

export type OpenidFailure = Extract<
  FailureCode,
  'openid.denied' | 'openid.refused' | 'openid.misconfigured' | 'openid.unavailable'
>

export type OpenidResult = { person: OpenidPerson } | { failure: OpenidFailure }

/** What an answer is checked against; it must not be told to anybody. */
export type OpenidChecks = { callbackUrl: string; codeVerifier: string; nonce: string }

/** What the provider sends the browser back with. */
export type OpenidAnswer = {
  state: string
  code?: string | undefined
  iss?: string | undefined
  error?: string | undefined
}

export type OpenidClient = {
  /** The page to log in at; it sends the browser on to `callbackUrl`. */
  begin(
    options: { callbackUrl: string; state: string },
    app: OpenidApp,
  ): Promise<{ url: string; checks: OpenidChecks } | { failure: OpenidFailure }>
  /** Who has logged in. Never throws: what went wrong is a result, and is logged without anything secret. */
  identify(answer: OpenidAnswer, checks: OpenidChecks, app: OpenidApp): Promise<OpenidResult>
}
