// Everything that those who run the installation do is noted before it is done, so that nothing is done unnoted.
import type { AuditedAction } from '@atelier/contract/features/running/audit'
import { seesAllSites } from '@atelier/contract/staff-roles'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { StaffAction } from '../../../platform/http/serve-endpoint.ts'
import * as store from './audit.store.ts'
import { withoutSecrets } from './without-secrets.ts'

export type AuditDependencies = { db: Database; clock: Clock; log: Logger }

/** Notes an act; the returned function notes how it ended. An end that cannot be written leaves the act as one that nobody saw end. */
export async function beginAction(
  { endpoint, input, context }: StaffAction,
  { db, clock, log }: AuditDependencies,
): Promise<(outcome: string) => Promise<void>> {
  const { caller, site, ip } = context
  if (!caller.staffRole) throw new Error('an act of nobody who runs the site')
  const id = await store.insertAction(db, {
    at: clock.now(),
    accountId: caller.accountId,
    role: caller.staffRole,
    siteId: site.id,
    site: site.code,
    call: `${endpoint.method} ${endpoint.path}`,
    input: withoutSecrets(input),
    ip,
  })
  return async (outcome) => {
    try {
      await store.updateOutcome(db, id, outcome)
    } catch (error) {
      log.error({ err: error, act: id }, 'the end of an audited act was not kept')
    }
  }
}

/** What was done: on all sites, or for those of one site there. */
export async function listActions(
  request: { actor: string; page: number; size: number },
  { caller, site }: Pick<RequestContext<'operator'>, 'caller' | 'site'>,
  { db }: Pick<AuditDependencies, 'db'>,
): Promise<{ rows: AuditedAction[]; count: number }> {
  const all = caller.staffRole !== null && seesAllSites(caller.staffRole)
  const { rows, count } = await store.listActions(db, { ...request, siteId: all ? null : site.id })
  return {
    rows: rows.map(({ id, at, actor, role, site, call, input, outcome, ip }) => ({
      id,
      actor,
      role,
      site,
      call,
      input,
      outcome,
      ip,
      at: at.toISOString(),
    })),
    count,
  }
}
