// What a report comes to, in all and by day.
import type {
  GivenOfDay,
  MoneyOfDay,
  SpentOfDay,
} from '@atelier/contract/features/running/money-admin'
import type { BalanceKind } from '@atelier/contract/ledger-terms'
import type { ReplyAt } from '../../../../api/endpoint-types.ts'
import { addDays } from '../../../../lib/add-days.ts'
import type { DaySum } from '../../../../lib/chart-bars.ts'
import { type TwoWeeks, twoWeeksOf } from '../../frame/weeks/two-weeks.ts'

export type Report = ReplyAt<'moneyAdmin.report'>

export type MoneySum = Pick<
  MoneyOfDay,
  'currency' | 'orders' | 'soldMinor' | 'refunds' | 'refundedMinor'
>

/** Money by currency; the one that brought most orders first. */
export function moneySums(rows: readonly MoneyOfDay[]): MoneySum[] {
  const sums = new Map<string, MoneySum>()
  for (const row of rows) {
    const sum = sums.get(row.currency)
    sums.set(row.currency, {
      currency: row.currency,
      orders: (sum?.orders ?? 0) + row.orders,
      soldMinor: (sum?.soldMinor ?? 0) + row.soldMinor,
      refunds: (sum?.refunds ?? 0) + row.refunds,
      refundedMinor: (sum?.refundedMinor ?? 0) + row.refundedMinor,
    })
  }
  return [...sums.values()].toSorted((one, other) => other.orders - one.orders)
}

export type NamedSum = { name: string; purse: BalanceKind; amount: number }

/** Credits by what they were for, the most first. */
export function creditSums(
  rows: readonly (Pick<SpentOfDay, 'purse' | 'amount'> & { name: string })[],
): NamedSum[] {
  const sums = new Map<string, NamedSum>()
  for (const { name, purse, amount } of rows) {
    const key = `${purse} ${name}`
    sums.set(key, { name, purse, amount: (sums.get(key)?.amount ?? 0) + amount })
  }
  return [...sums.values()].toSorted((one, other) => other.amount - one.amount)
}

export const spentNames = (rows: readonly SpentOfDay[]) =>
  rows.map(({ kind, ...row }) => ({ ...row, name: kind }))
export const givenNames = (rows: readonly GivenOfDay[]) =>
  rows.map(({ cause, ...row }) => ({ ...row, name: cause }))

type ByPurse = Record<BalanceKind, number>

export type DayRow = {
  key: string
  day: string
  site: string
  money: MoneySum[]
  spent: ByPurse
  given: ByPurse
}

/** A row for each day and site of which there is something to tell, the last day first. */
export function dayRows({ money, spent, given }: Report): DayRow[] {
  const rows = new Map<string, DayRow>()
  const rowOf = ({ day, site }: { day: string; site: string }): DayRow => {
    const key = `${day} ${site}`
    const row = rows.get(key) ?? {
      key,
      day,
      site,
      money: [],
      spent: { credits: 0, tokens: 0 },
      given: { credits: 0, tokens: 0 },
    }
    rows.set(key, row)
    return row
  }
  for (const each of money) rowOf(each).money.push(each)
  for (const each of spent) rowOf(each).spent[each.purse] += each.amount
  for (const each of given) rowOf(each).given[each.purse] += each.amount
  return [...rows.values()].toSorted(
    (one, other) => other.day.localeCompare(one.day) || one.site.localeCompare(other.site),
  )
}

export type Figure = 'sold' | 'refunded' | 'spent' | 'given'
export const figures: readonly Figure[] = ['sold', 'refunded', 'spent', 'given']

/** A figure by day: of money in the smallest unit of one currency, of credits in all purses. */
export function daySums(report: Report, figure: Figure, currency: string): DaySum[] {
  if (figure === 'spent' || figure === 'given') return report[figure]
  return report.money
    .filter((row) => row.currency === currency)
    .map(({ day, soldMinor, refundedMinor }) => ({
      day,
      amount: figure === 'sold' ? soldMinor : refundedMinor,
    }))
}

/** A figure on each of the fourteen days that a report begins with. */
export function weeksIn(report: Report, figure: Figure, currency: string): TwoWeeks {
  const amounts = new Map<string, number>()
  for (const { day, amount } of daySums(report, figure, currency))
    amounts.set(day, (amounts.get(day) ?? 0) + amount)
  return twoWeeksOf(
    Array.from({ length: 14 }, (_, at) => amounts.get(addDays(report.from, at)) ?? 0),
  )
}
