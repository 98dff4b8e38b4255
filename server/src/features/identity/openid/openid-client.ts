// Our side of OpenID Connect: authorization code with PKCE, state and nonce, the id token's signature checked. Knows no database.
import * as openid from 'openid-client'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import { limitedFetch } from './limited-fetch.ts'
import type {
  OpenidAnswer,
  OpenidApp,
  OpenidChecks,
  OpenidClient,
  OpenidFailure,
} from './openid-provider.ts'
import { causeOf, failureOf } from './provider-failures.ts'

/** How long what a provider says of itself is believed, in milliseconds. */
const freshMs = 60 * 60_000

/** What the standard allows. */
const longestSubject = 255

/** A reply is waited for `patienceMs`. */
export function createOpenidClient(options: {
  clock: Clock
  log: Logger
  patienceMs?: number
}): OpenidClient {
  const { clock, log, patienceMs = 10_000 } = options
  const known = new Map<string, { config: Promise<openid.Configuration>; until: number }>()
  const keyOf = ({ provider, clientId, clientSecret }: OpenidApp) =>
    JSON.stringify([provider, clientId, clientSecret])

  const configOf = (app: OpenidApp): Promise<openid.Configuration> => {
    const now = clock.now().getTime()
    for (const [key, { until }] of known) if (until <= now) known.delete(key)
    const key = keyOf(app)
    const kept = known.get(key)
    if (kept) return kept.config
    const config = discover(app, patienceMs / 1000)
    known.set(key, { config, until: now + freshMs })
    return config
  }
  const fail = (error: unknown, what: string, app: OpenidApp): { failure: OpenidFailure } => {
    const failure = failureOf(error)
    // It may have been moved or mended meanwhile.
    if (failure !== 'openid.denied') known.delete(keyOf(app))
    log.warn({ provider: app.provider, failure, ...causeOf(error) }, what)
    return { failure }
  }
  return {
    async begin({ callbackUrl, state }, app) {
      try {
        const config = await configOf(app)
        const codeVerifier = openid.randomPKCECodeVerifier()
        const checks = { callbackUrl, codeVerifier, nonce: openid.randomNonce() }
        const url = openid.buildAuthorizationUrl(config, {
          redirect_uri: callbackUrl,
          scope: 'openid profile',
          state,
          nonce: checks.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        })
        return { url: url.href, checks }
      } catch (error) {
        return fail(error, 'an OpenID provider could not be asked', app)
      }
    },
    async identify(answer, checks, app) {
      try {
        const config = await configOf(app)
        const tokens = await openid.authorizationCodeGrant(config, addressOf(answer, checks), {
          expectedState: answer.state,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.codeVerifier,
        })
        const claims = tokens.claims()
        if (!claims || claims.sub.length > longestSubject) {
          log.warn({ provider: app.provider }, 'an OpenID provider named nobody')
          return { failure: 'openid.refused' }
        }
        const told = await profileOf(config, tokens, claims).catch((error: unknown) => {
          // Who it is is known without: nobody is kept out for want of a name.
          log.warn({ provider: app.provider, ...causeOf(error) }, 'an OpenID provider told no name')
          return claims
        })
        const { provider } = app
        const person = { provider, issuer: claims.iss, subject: claims.sub }
        return { person: { ...person, name: nameIn(told), avatar: pictureIn(told) } }
      } catch (error) {
        return fail(error, 'a login by OpenID did not work out', app)
      }
    },
  }
}

function discover(app: OpenidApp, patienceS: number): Promise<openid.Configuration> {
  const address = new URL(app.provider)
  const insecure = address.protocol === 'http:' ? [openid.allowInsecureRequests] : []
  return openid.discovery(address, app.clientId, undefined, clientAuth(app.clientSecret), {
    [openid.customFetch]: limitedFetch,
    timeout: patienceS,
    execute: [openid.enableNonRepudiationChecks, ...insecure],
  })
}

/** The standard's default where the provider takes it, else the secret in the body. */
function clientAuth(secret: string): openid.ClientAuth {
  if (!secret) return openid.None()
  return (as, ...rest) => {
    const offered = as.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const method = offered.includes('client_secret_basic')
      ? openid.ClientSecretBasic(secret)
      : openid.ClientSecretPost(secret)
    method(as, ...rest)
  }
}

/** The address that the browser came back to, as it was given to the provider. */
function addressOf(answer: OpenidAnswer, { callbackUrl }: OpenidChecks): URL {
  const address = new URL(callbackUrl)
  for (const [key, value] of Object.entries(answer))
    if (value !== undefined) address.searchParams.set(key, value)
  return address
}

type Claims = Record<string, unknown>

/** The id token's claims, or what the provider tells besides when they hold no name. */
async function profileOf(
  config: openid.Configuration,
  { access_token: accessToken }: openid.TokenEndpointResponse,
  claims: Claims & { sub: string },
): Promise<Claims> {
  if (nameIn(claims) || !config.serverMetadata().userinfo_endpoint) return claims
  return openid.fetchUserInfo(config, accessToken, claims.sub)
}

const nameIn = (claims: Claims): string => {
  const names = [claims.name, claims.nickname, claims.preferred_username]
  const name = names.find((each) => typeof each === 'string' && each.trim() !== '')
  return typeof name === 'string' ? name.trim().slice(0, 200) : ''
}

const pictureIn = ({ picture }: Claims): string =>
  typeof picture === 'string' && /^https?:\/\//.test(picture) && picture.length <= 2000
    ? picture
    : ''
