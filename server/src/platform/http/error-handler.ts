// Turns whatever was thrown into the failure that a caller reads.
import { wrapFailure } from '@atelier/contract/envelope'
import { Failure, type FailureCode } from '@atelier/contract/errors'
import { preferredLocale } from '@atelier/contract/locale'
import type { Locale } from '@atelier/contract/primitives'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway, isDiskFull } from '../db/database.ts'
import { StorageAway } from '../storage/storage.ts'
import { isOfCallerWhoLeft } from './caller-left.ts'
import { failureText } from './failure-texts.ts'
import { policyOfData } from './protect-replies.ts'

const byStatus: Record<number, FailureCode> = {
  404: 'request.not_found',
  413: 'request.too_large',
  429: 'request.too_fast',
}

/** What was thrown, as one of our failures; unknown faults become `server.fault`. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (isDatabaseAway(error))
    return new Failure('server.database_away', { retryAfterS: 2, cause: error })
  if (error instanceof StorageAway)
    return new Failure('server.storage_away', { retryAfterS: 5, cause: error })
  if (isDiskFull(error)) return new Failure('server.storage_full', { cause: error })
  const status = (error as FastifyError | null)?.statusCode ?? 500
  const known = byStatus[status]
  if (known) return new Failure(known, { cause: error })
  if (status >= 400 && status < 500) return new Failure('request.invalid', { cause: error })
  return new Failure('server.fault', { cause: error })
}

const ofBody = [
  'content-type',
  'content-length',
  'content-encoding',
  'content-range',
  'content-disposition',
  'accept-ranges',
]

/** Takes back what was said of a body that does not come: a stream that breaks off before its first byte has said it already. */
function forgetBody(reply: FastifyReply): void {
  for (const name of ofBody) {
    reply.removeHeader(name)
    reply.raw.removeHeader(name)
  }
}

/** Answers with a failure, in the caller's language. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  locale: Locale,
): FastifyReply {
  const failure = asFailure(error)
  if (isOfCallerWhoLeft(error, reply.raw)) request.log.debug({ err: error }, 'a caller left')
  else if (failure.status >= 500 && failure.code.startsWith('server.'))
    request.log.error({ err: failure.cause ?? failure }, 'a request failed')
  else request.log.debug({ failure: failure.code }, 'a request was refused')
  forgetBody(reply)
  // A fault passes; who keeps it for the file that was to come would keep it as long as that.
  if (failure.code.startsWith('server.')) reply.header('cache-control', 'no-store')
  if (failure.retryAfterS) reply.header('retry-after', String(Math.ceil(failure.retryAfterS)))
  return reply.status(failure.status).send(
    wrapFailure(failure.status, {
      message: failureText(failure.code, locale, failure.values),
      error: failure.code,
      requestId: request.id,
      ...(failure.fields.length ? { fields: failure.fields } : {}),
      ...(failure.code === 'prices.changed' ? { price: Number(failure.values.price) } : {}),
    }),
  )
}

/** For an address that cannot be read, such as one cut off within an escape: no hook sees it, so it has its headers from here. */
export const sendInvalidAddress = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): FastifyReply =>
  sendFailure(
    request,
    reply
      .header('x-request-id', request.id)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', policyOfData),
    new Failure('request.not_found', { cause: error }),
    preferredLocale(request.headers['accept-language']) ?? 'zh-CN',
  )

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the site that is called; null until that is known. */
    siteLocale: Locale | null
  }
}

/** The language of a caller: as they ask for it, else the site's. */
export const localeOf = (request: FastifyRequest): Locale =>
  preferredLocale(request.headers['accept-language']) ?? request.siteLocale ?? 'zh-CN'

/** For what fails outside of a handler: callers who are not admitted, bodies that cannot be read, addresses that do not exist. */
export function installErrorHandler(app: FastifyInstance): void {
  app.decorateRequest('siteLocale', null)
  app.setErrorHandler((error, request, reply) =>
    sendFailure(request, reply, error, localeOf(request)),
  )
}
