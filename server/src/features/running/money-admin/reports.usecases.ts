// What was sold, given back, spent and given, by day and site.
import { decimalAmount } from '@atelier/contract/currency-digits'
import type { ParsedInputOf, ReplyOf } from '@atelier/contract/endpoint'
import { Failure } from '@atelier/contract/errors'
import { maxReportDays, type moneyAdmin } from '@atelier/contract/features/running/money-admin'
import { seesAllSites } from '@atelier/contract/staff-roles'
import { toCsv } from '../../../platform/csv.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller, Site } from '../../../platform/http/request-context.ts'
import { type ReportScope, sumGiven, sumMoney, sumSpent } from './reports.store.ts'

export type ReportDependencies = { db: Database; listSites(): Promise<readonly Site[]> }

type Request = ParsedInputOf<typeof moneyAdmin.report>
type Asker = { site: Site; caller: Pick<Caller, 'staffRole'> }
export type Report = ReplyOf<typeof moneyAdmin.report>

const dayMs = 24 * 60 * 60 * 1000

/** The first day that is told of: a year before the last at most. */
function firstDay({ from, to }: Pick<Request, 'from' | 'to'>): string {
  const earliest = Date.parse(to) - (maxReportDays - 1) * dayMs
  return Date.parse(from) >= earliest ? from : new Date(earliest).toISOString().slice(0, 10)
}

/** Throws auth.forbidden for all sites, to whoever runs one alone. */
async function scopeOf(
  request: Request,
  { site, caller }: Asker,
  { listSites }: ReportDependencies,
): Promise<ReportScope> {
  const { to, timeZone, allSites } = request
  if (allSites && !(caller.staffRole && seesAllSites(caller.staffRole)))
    throw new Failure('auth.forbidden')
  const sites = allSites ? await listSites() : [site]
  return { siteIds: sites.map(({ id }) => id), from: firstDay(request), to, timeZone }
}

/** Figures of days, of the site or of all. Throws auth.forbidden. */
export async function readReport(
  request: Request,
  asker: Asker,
  dependencies: ReportDependencies,
): Promise<Report> {
  const { db } = dependencies
  const scope = await scopeOf(request, asker, dependencies)
  const [money, spent, given] = await Promise.all([
    sumMoney(db, scope),
    sumSpent(db, scope),
    sumGiven(db, scope),
  ])
  return { money, spent, given, from: scope.from, to: scope.to }
}

/** The report for a spreadsheet, a figure a line. Throws auth.forbidden. */
export async function exportReport(
  request: Request,
  asker: Asker,
  dependencies: ReportDependencies,
): Promise<{ name: string; csv: string }> {
  const { money, spent, given, from, to } = await readReport(request, asker, dependencies)
  const moneyLines = money.flatMap(({ day, site, currency, ...sums }) => [
    ...(sums.orders
      ? [[day, site, 'sold', '', currency, decimalAmount(sums.soldMinor, currency), sums.orders]]
      : []),
    ...(sums.refunds
      ? [
          [
            day,
            site,
            'refunded',
            '',
            currency,
            decimalAmount(sums.refundedMinor, currency),
            sums.refunds,
          ],
        ]
      : []),
  ])
  const creditLines = [
    ...spent.map(({ day, site, kind, purse, amount }) => [day, site, 'spent', kind, purse, amount]),
    ...given.map(({ day, site, cause, purse, amount }) => [
      ...[day, site, 'given', cause, purse, amount],
    ]),
  ]
  const csv = toCsv([
    ['day', 'site', 'figure', 'kind', 'unit', 'amount', 'count'],
    ...[...moneyLines, ...creditLines.map((line) => [...line, null])].toSorted((one, other) =>
      String(one[0]).localeCompare(String(other[0])),
    ),
  ])
  return { name: `report-${from}-${to}.csv`, csv }
}
