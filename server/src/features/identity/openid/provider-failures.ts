// What a provider's errors mean to the one who logs in.
import * as openid from 'openid-client'
import type { OpenidFailure } from './openid-provider.ts'

// RFC 6749 and OpenID Connect Core, by what whoever reads them can do.
const byError: Record<string, OpenidFailure> = {
  access_denied: 'openid.denied',
  login_required: 'openid.denied',
  consent_required: 'openid.denied',
  interaction_required: 'openid.denied',
  account_selection_required: 'openid.denied',
  server_error: 'openid.unavailable',
  temporarily_unavailable: 'openid.unavailable',
  invalid_client: 'openid.misconfigured',
  invalid_request: 'openid.misconfigured',
  invalid_scope: 'openid.misconfigured',
  unauthorized_client: 'openid.misconfigured',
  unsupported_grant_type: 'openid.misconfigured',
  unsupported_response_type: 'openid.misconfigured',
}

// The library's codes for what is wrong with the provider or its address rather than with one answer.
const misconfigured = [
  'OAUTH_HTTP_REQUEST_FORBIDDEN',
  'OAUTH_REQUEST_PROTOCOL_FORBIDDEN',
  'OAUTH_MISSING_SERVER_METADATA',
  'OAUTH_INVALID_SERVER_METADATA',
  'OAUTH_UNSUPPORTED_OPERATION',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_PARSE_ERROR',
  'OAUTH_WWW_AUTHENTICATE_CHALLENGE',
]

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

const statusOf = (error: unknown): number | undefined => {
  if (error instanceof openid.ResponseBodyError) return error.status
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Response ? cause.status : undefined
}

const isAnswer = (
  error: unknown,
): error is openid.AuthorizationResponseError | openid.ResponseBodyError =>
  error instanceof openid.AuthorizationResponseError || error instanceof openid.ResponseBodyError

/** What to tell of an error of the library, or of the network below it. */
export function failureOf(error: unknown): OpenidFailure {
  if ((statusOf(error) ?? 0) >= 500) return 'openid.unavailable'
  if (isAnswer(error)) return byError[error.error] ?? 'openid.refused'
  if (misconfigured.includes(codeOf(error))) return 'openid.misconfigured'
  return error instanceof openid.ClientError &&
    codeOf(error).startsWith('OAUTH_') &&
    !isTimeout(error)
    ? 'openid.refused'
    : 'openid.unavailable'
}

const isTimeout = (error: unknown) => ['OAUTH_TIMEOUT', 'OAUTH_ABORT'].includes(codeOf(error))

/** What may be logged of an error: it could hold addresses with codes, and tokens. */
export function causeOf(error: unknown): Record<string, unknown> {
  const said = isAnswer(error) ? error.error.slice(0, 100) : undefined
  const inner = error instanceof Error ? codeOf(error.cause) : ''
  const reason = codeOf(error) || inner || (error instanceof Error ? error.name : 'unknown')
  return { reason, said, status: statusOf(error) }
}
