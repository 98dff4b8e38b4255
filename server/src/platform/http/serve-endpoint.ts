// Serves a call of the contract: site, caller and input are settled here, so that a handler meets only what it may trust.
import type { Endpoint, InputOf, ParsedInputOf } from '@atelier/contract/endpoint'
import { wrapSuccess } from '@atelier/contract/envelope'
import { Failure, type FailureCode } from '@atelier/contract/errors'
import { consoleSiteHeader } from '@atelier/contract/features/running/console'
import type { Locale } from '@atelier/contract/primitives'
import { mayDo, seesAllSites } from '@atelier/contract/staff-roles'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { isOfCallerWhoLeft } from './caller-left.ts'
import { localeOf, sendFailure } from './error-handler.ts'
import { parseInput } from './field-problems.ts'
import type { RateLimit } from './limit-rates.ts'
import type { Caller, RequestContext, Site } from './request-context.ts'
import type { WatchedLines } from './watched-lines.ts'

/** A streamed or binary reply is written by the handler itself. */
export type RawReply = { request: FastifyRequest; reply: FastifyReply }

type ReplyInput<E extends Endpoint> = z.input<E['reply']>

export type Handler<E extends Endpoint> = E['replies'] extends 'json'
  ? (
      input: ParsedInputOf<E>,
      context: RequestContext<E['access']>,
      raw: RawReply,
    ) => Promise<ReplyInput<E>>
  : (input: ParsedInputOf<E>, context: RequestContext<E['access']>, raw: RawReply) => Promise<void>

/** One handler for each call of a feature: a missing one does not compile. */
export type Handlers<Feature extends Record<string, Endpoint>> = {
  [Name in keyof Feature]: Handler<Feature[Name]>
}

export type ServeOptions = {
  /** The site that answers to a host name. Throws sites.not_found. */
  findSite(host: string): Promise<Site>
  /** The site of a code; undefined when there is none. */
  findSiteByCode(code: string): Promise<Site | undefined>
  /** Who an Authorization header speaks for on this site; null when it speaks for nobody (any more). */
  identify(authorization: string, from: { site: Site; ip: string }): Promise<Caller | null>
  /** Tests check every reply against the contract. */
  checkReplies: boolean
  /** Ends replies of events once their caller is shut out. */
  lines: WatchedLines
  /** Notes what somebody who runs the site is about to do; the returned function notes how it ended, and never fails. */
  beginAction(action: StaffAction): Promise<(outcome: string) => Promise<void>>
}

export type StaffAction = {
  endpoint: Endpoint
  input: unknown
  context: RequestContext<'operator'>
}

/** Whether a call changes something, as far as its method says, and it does not say better. */
const changes = ({ method, changes }: Endpoint) => changes ?? method === 'POST'

/** What the audit log is for: whatever changes something, and lists that leave the house as files. */
const isAction = ({ access, method, replies }: Endpoint) =>
  access === 'operator' && (method === 'POST' || replies === 'file')

async function ending<T>(
  work: Promise<T>,
  end: ((outcome: string) => Promise<void>) | undefined,
): Promise<T> {
  try {
    const done = await work
    await end?.('done')
    return done
  } catch (error) {
    await end?.(error instanceof Failure ? error.code : 'internal')
    throw error
  }
}

export const mebibyte = 1024 * 1024

/** Of calls, by their names. */
export type CallLimits<Name extends PropertyKey = string> = {
  /** How often what costs much or invites guessing may be called. */
  rates?: { [Call in Name]?: RateLimit } | undefined
  /** Longest body, in bytes, where the default one does not do. */
  bodyLimits?: { [Call in Name]?: number } | undefined
}

/** Registers all calls of a feature. */
export function serveFeature<Feature extends Record<string, Endpoint>>(
  app: FastifyInstance,
  served: {
    endpoints: Feature
    handlers: Handlers<Feature>
    limits: CallLimits<keyof Feature>
  },
  options: ServeOptions,
): void {
  const { rates, bodyLimits } = served.limits
  for (const name of Object.keys(served.endpoints) as (keyof Feature)[]) {
    const limits = { rate: rates?.[name], bodyLimit: bodyLimits?.[name] }
    const handler = served.handlers[name] as Handler<Endpoint>
    serveEndpoint(app, { endpoint: served.endpoints[name] as Endpoint, handler, limits }, options)
  }
}

/** What is settled of a request before its body is read. */
type Admission = { site: Site; caller: Caller | null }

declare module 'fastify' {
  interface FastifyRequest {
    admission: Admission | null
  }
}

/** Longest JSON of a call that anybody may make, and of one that wants a caller, in bytes; where a call does not say otherwise. */
const defaultLimits = { public: 64 * 1024, others: mebibyte }

function serveEndpoint(
  app: FastifyInstance,
  {
    endpoint,
    handler,
    limits,
  }: {
    endpoint: Endpoint
    handler: Handler<Endpoint>
    limits: { rate: RateLimit | undefined; bodyLimit: number | undefined }
  },
  options: ServeOptions,
): void {
  const defaultLimit = endpoint.access === 'public' ? defaultLimits.public : defaultLimits.others
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    bodyLimit: limits.bodyLimit ?? defaultLimit,
    config: { rate: limits.rate },
    // After the rates, and before the body.
    async preParsing(request) {
      const home = await options.findSite(request.hostname)
      request.siteLocale = home.settings.language
      const caller = await admit(request, endpoint, home, options)
      if (caller?.isLook && changes(endpoint)) throw new Failure('auth.looking_only')
      const site = await chooseSite(request, { endpoint, caller, home }, options)
      request.admission = { site, caller }
    },
    async handler(request, reply) {
      const { admission } = request
      if (!admission) throw new Error('a request came past its admission')
      const { site, caller } = admission
      const locale = localeOf(request)
      try {
        const input = readInput(endpoint, request, locale)
        // It was taken over; a reply may go on for long after that.
        request.body = undefined
        const context: RequestContext = {
          site,
          // `admit` has refused nobody where somebody is needed.
          caller: caller as Caller,
          locale,
          requestId: request.id,
          host: request.hostname,
          ip: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
        }
        const action = isAction(endpoint)
          ? await options.beginAction({
              endpoint,
              input,
              context: context as RequestContext<'operator'>,
            })
          : undefined
        if (endpoint.replies === 'events' && caller) options.lines.watch(caller, reply.raw)
        const answer = () => handler(input, context, { request, reply })
        const data = await ending(request.span?.within(answer) ?? answer(), action)
        if (endpoint.replies !== 'json') return reply
        return reply.send(wrapSuccess(options.checkReplies ? endpoint.reply.parse(data) : data))
      } catch (error) {
        // Answered from elsewhere, as where what was sent came too slowly.
        if (reply.raw.writableEnded) return reply
        if (reply.raw.headersSent) {
          const level = isOfCallerWhoLeft(error, reply.raw) ? 'debug' : 'error'
          request.log[level]({ err: error }, 'a reply broke off')
          reply.raw.destroy()
          return reply
        }
        return sendFailure(request, reply, error, locale)
      }
    },
  })
}

async function admit(
  request: FastifyRequest,
  { access, needs }: Endpoint,
  site: Site,
  options: ServeOptions,
): Promise<Caller | null> {
  const { authorization } = request.headers
  const identified = authorization
    ? options.identify(authorization, { site, ip: request.ip })
    : Promise.resolve(null)
  // What everybody may see, somebody who is blocked may, too: the page that tells them so; and a guest for whom no account is made may log
  // in.
  if (access === 'public') return identified.catch(orNobody)
  const caller = await identified
  if (!caller)
    throw new Failure(authorization?.startsWith('Bearer ') ? 'auth.expired' : 'auth.required')
  if (access === 'caller') return caller
  if (caller.kind !== 'member') throw new Failure('auth.required')
  if (access === 'operator' && !(needs && mayDo(caller.staffRole, needs)))
    throw new Failure('auth.forbidden')
  if (access === 'operator' && site.settings.staffSecondFactor && !caller.hasSecondFactor)
    throw new Failure('staff.second_factor')
  return caller
}

const nobodys: readonly string[] = ['auth.blocked', 'accounts.too_many'] satisfies FailureCode[]

function orNobody(error: unknown): null {
  if (error instanceof Failure && nobodys.includes(error.code)) return null
  throw error
}

/**
 * The site that a call is about: the one of the host, but in the console the one that is named, for those who run it. Throws
 * sites.not_found where there is none or it is not theirs.
 */
async function chooseSite(
  request: FastifyRequest,
  { endpoint, caller, home }: { endpoint: Endpoint; caller: Caller | null; home: Site },
  options: ServeOptions,
): Promise<Site> {
  const named = request.headers[consoleSiteHeader]
  if (endpoint.access !== 'operator' || typeof named !== 'string' || named === home.code)
    return home
  const site =
    caller?.staffRole && seesAllSites(caller.staffRole)
      ? await options.findSiteByCode(named)
      : undefined
  if (!site) throw new Failure('sites.not_found')
  return site
}

function readInput<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  locale: Locale,
): ParsedInputOf<E> {
  const sent: unknown =
    endpoint.method === 'GET' ? request.query : endpoint.body === 'multipart' ? {} : request.body
  const parsed = parseInput(endpoint.input, (sent ?? {}) as InputOf<E>, locale)
  if ('problems' in parsed) throw new Failure('request.invalid', { fields: parsed.problems })
  return parsed.data as ParsedInputOf<E>
}
