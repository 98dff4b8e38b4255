// A month as a table of weeks, with the ways to the months beside it.
import type { ReactNode } from 'react'
import { useLocale } from '../i18n/use-texts.ts'
import { firstWeekday, monthName, weekdayNames, weeksOf } from '../lib/month-grid.ts'
import { IconButton } from './icon-button.tsx'

type MonthTableProps = {
  /** `2026-03` */
  month: string
  texts: { previousMonth: string; nextMonth: string }
  /** Whether there is nothing to see after it. */
  isLast?: boolean
  /** Turns by so many months. */
  onTurn: (months: -1 | 1) => void
  /** A day, `2026-03-10`, and its place in the week, from 0. */
  children: (day: string, place: number) => ReactNode
}

export function MonthTable({ month, texts, isLast, onTurn, children }: MonthTableProps) {
  const locale = useLocale()
  return (
    <div className="min-w-0">
      <div className="mb-2 flex items-center justify-between">
        <IconButton icon="chevron-left" label={texts.previousMonth} onClick={() => onTurn(-1)} />
        <p aria-live="polite" className="font-medium">
          {monthName(month, locale)}
        </p>
        <IconButton
          icon="chevron-right"
          label={texts.nextMonth}
          disabled={isLast}
          onClick={() => onTurn(1)}
        />
      </div>
      <table className="w-full table-fixed text-center">
        <thead>
          <tr>
            {weekdayNames(locale).map(({ short, long }) => (
              <th key={long} scope="col" className="h-8 text-small font-normal text-faint">
                <span aria-hidden="true">{short}</span>
                <span className="sr-only">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, firstWeekday(locale)).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, place) => (
                <td key={day ?? place} className="p-0.5">
                  {day && children(day, place)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
