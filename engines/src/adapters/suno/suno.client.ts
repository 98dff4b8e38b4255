// Questions in a dialect: errors within good answers count as errors.
import { EngineError } from '../../errors.ts'
import type { EngineIo } from '../../io.ts'
import {
  askJson,
  notUnderstood,
  type Question,
  trimBaseUrl,
  type Upstream,
} from '../../json-request.ts'
import type { WorkStatus } from '../../kinds/work.ts'
import { gone, waiting } from '../../task-engine.ts'
import { toEngineError } from '../../upstream-failure.ts'
import type { Dialect, Reading } from './suno.dialect.ts'
import { type DialectName, dialects } from './suno.dialects.ts'
import type { SunoTicket } from './suno.ticket.ts'

export type SunoSettings = {
  baseUrl: string
  apiKey: string
  dialect: DialectName
  callbackUrl: string
  /** Names with commas between; empty: those that the dialect is known for. */
  models: string
}

export type SunoClient = {
  dialect: Dialect
  secrets: readonly string[]
  /** As it is sent to the upstream; never empty, for some want one. */
  callbackUrl: string
  /** Throws EngineError for everything but a good answer without an error in it. */
  ask(question: Question, io: EngineIo): Promise<unknown>
  /** The status of a request, as the upstream describes it; `gone` when the upstream does not know it. Throws EngineError. */
  askStatus(ticket: SunoTicket, io: EngineIo): Promise<Reading | 'gone'>
}

export function createClient(settings: SunoSettings): SunoClient {
  const dialect = dialects[settings.dialect]
  const { apiKey } = settings
  const baseUrl = trimBaseUrl(settings.baseUrl).replace(dialect.optionalTail, '')
  const upstream: Upstream = {
    baseUrl,
    headers: apiKey === '' ? {} : dialect.headers(apiKey),
    // Of a cookie, each value too.
    secrets: [apiKey, ...apiKey.split(/[=;\s]+/).filter((part) => part.length >= 12)],
    readError: dialect.readError,
  }

  const ask = async (question: Question, io: EngineIo): Promise<unknown> => {
    try {
      const json = await askJson(upstream, question, io)
      const error = dialect.readError(json)
      if (error) throw toEngineError(error, upstream.secrets)
      return json
    } catch (error) {
      throw question.submits ? asUntaken(error, dialect) : error
    }
  }

  return {
    dialect,
    secrets: upstream.secrets,
    callbackUrl: settings.callbackUrl.trim() || baseUrl,
    ask,

    async askStatus(ticket, io) {
      try {
        const reading = dialect.read(await ask(dialect.ask(ticket), io), ticket)
        // Who is asked for songs by their names leaves out what it does not know.
        const isEmpty = reading?.word === undefined && reading?.clips.length === 0
        if (reading) return isEmpty ? 'gone' : reading
      } catch (error) {
        if (!(error instanceof EngineError)) throw error
        if (error.status === 404 || dialect.unknown.test(error.message)) return 'gone'
        throw error
      }
      throw notUnderstood({})
    },
  }
}

function asUntaken(error: unknown, { untaken }: Dialect): unknown {
  if (!(error instanceof EngineError) || !untaken?.test(error.message)) return error
  const { kind, message, status, retryAfterS } = error
  return new EngineError(kind === 'cut' ? 'broken' : kind, message, {
    untaken: true,
    ...(status === undefined ? {} : { status }),
    ...(retryAfterS === undefined ? {} : { retryAfterS }),
    cause: error,
  })
}

/** Throws EngineError when the key is wrong. Not every server describes an account. */
export async function checkAccount(client: SunoClient, io: EngineIo): Promise<void> {
  try {
    await client.ask({ path: client.dialect.accountPath }, io)
  } catch (error) {
    const isMissing = error instanceof EngineError && (error.status === 404 || error.status === 405)
    if (!isMissing) throw error
  }
}

/** Right after a request was taken it may not be known everywhere yet. */
const becomesKnownMs = 2 * 60_000

export const isYoung = ({ since }: SunoTicket, io: EngineIo): boolean =>
  io.now().getTime() - Date.parse(since) < becomesKnownMs

/** What a request that is not known comes to. */
export const goneOrNotYet = (ticket: SunoTicket, io: EngineIo): WorkStatus<never> =>
  isYoung(ticket, io) ? waiting() : gone()
