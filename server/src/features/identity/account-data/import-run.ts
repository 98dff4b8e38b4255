// One import from its beginning to its end, and what is told of it.
import type { FailureCode } from '@atelier/contract/errors'
import type { ImportState } from '@atelier/contract/features/identity/account-data'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { asFailure } from '../../../platform/http/error-handler.ts'
import { failureText, isFailureCode } from '../../../platform/http/failure-texts.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { Signer } from '../../../platform/signer.ts'
import type { Slots } from '../../../platform/slots.ts'
import * as store from './account-imports.store.ts'
import { createReport, type KindReport } from './import-report.ts'
import type { Archive } from './read-archive.ts'
import { type TakeDependencies, takeArchive } from './take-archive.ts'

export type RunDependencies = TakeDependencies & {
  log: Logger
  /** Names accounts in archives. */
  signer: Signer
  /** Ends it. */
  signal: AbortSignal
  /** In which it takes what the archive holds; while it waits for its own, it is under way with nothing done. */
  turns: Slots
}

/** A run that nobody touched for so long has no server any more. */
export const abandonedMs = 120_000
const touchEveryMs = 20_000
/** How often the one who looks is told how far it is. */
const tellEveryMs = 1000

/** What an account is called in archives: always the same, and nothing that another installation calls one. */
export const sourceOf = (accountId: number, signer: Signer): string =>
  signer.sign(`account ${accountId}`)

/** Never fails: what goes wrong is kept with the run. One that is ended from outside is left as it is, and found abandoned. */
export async function runImport(
  { archive, context }: { archive: Archive; context: RequestContext<'caller'> },
  dependencies: RunDependencies,
): Promise<void> {
  const { db, clock, log, signer, signal, turns } = dependencies
  const { accountId } = context.caller
  const report = createReport()
  let progress = 0
  let toldAt = Number.NEGATIVE_INFINITY
  let telling: Promise<void> = Promise.resolve()
  // One after the other: what was true earlier is never written over what is true now.
  const tell = (changes: Parameters<typeof store.updateRun>[2] = {}): Promise<void> => {
    toldAt = performance.now()
    const write = () => {
      const now = { touchedAt: clock.now(), progress, report: report.list() }
      return store.updateRun(db, accountId, { ...now, ...changes })
    }
    telling = telling.then(write, write)
    return telling
  }
  // A number that is not written now is written next time.
  const note = () => void tell().catch((error: unknown) => log.warn({ err: error }, 'not noted'))
  const heart = setInterval(note, touchEveryMs)
  const isOwn = archive.manifest.source === sourceOf(accountId, signer)
  try {
    const onProgress = (part: number) => {
      progress = Math.min(part, 1)
      if (performance.now() - toldAt > tellEveryMs) note()
    }
    const about = { archive, context, report, isOwn, signal, onProgress }
    await turns.take(() => takeArchive(about, dependencies))
    clearInterval(heart)
    await tell({ state: 'done', progress: 1 })
  } catch (error) {
    clearInterval(heart)
    const failure = asFailure(error)
    if (!signal.aborted) log.error({ err: error }, 'an import failed')
    await tell({
      state: 'failed',
      failure: signal.aborted ? 'import.cut' : failure.code,
    }).catch((told: unknown) => log.error({ err: told }, 'an import’s end could not be noted'))
  }
}

/** How the last import of an account stands. */
export async function readImportState(
  { caller, locale }: Pick<RequestContext<'caller'>, 'caller' | 'locale'>,
  { db, clock }: { db: Database; clock: Clock },
): Promise<ImportState> {
  const run = await store.findRun(db, caller.accountId)
  if (!run) return nothingYet
  const { fromSite, exportedAt, beganAt, touchedAt, progress, report } = run
  const isAbandoned = clock.now().getTime() - touchedAt.getTime() > abandonedMs
  const isCut = run.state === 'running' && isAbandoned
  const failure = isCut ? 'import.cut' : run.failure
  return {
    state: isCut ? 'failed' : run.state,
    from: fromSite,
    exportedAt: exportedAt.toISOString(),
    beganAt: beganAt.toISOString(),
    progress,
    kinds: report.map((kind) => tellKind(kind, locale)),
    failure:
      failure === null ? null : { code: failure, message: failureText(codeOf(failure), locale) },
  }
}

const nothingYet: ImportState = {
  state: 'none',
  from: '',
  exportedAt: null,
  beganAt: null,
  progress: 0,
  kinds: [],
  failure: null,
}

const tellKind = (
  { leftOut, ...kind }: KindReport,
  locale: RequestContext['locale'],
): ImportState['kinds'][number] => ({
  ...kind,
  leftOut: leftOut.map(({ code, values, count, titles }) => ({
    code,
    count,
    titles,
    message: failureText(code, locale, values),
  })),
})

const codeOf = (code: string): FailureCode => (isFailureCode(code) ? code : 'server.fault')
