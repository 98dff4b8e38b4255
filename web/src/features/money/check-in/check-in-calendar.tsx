import { useFormats } from '../../../i18n/formats.ts'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import {
  addMonths,
  dayName,
  firstWeekday,
  monthName,
  weekdayNames,
  weeksOf,
} from '../../../lib/month-grid.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { CheckIns } from './queries.ts'

type CheckInCalendarProps = { checkIns: CheckIns; onMonth: (month: string) => void }

/** A month: days on which one came, today, and what the coming days give. */
export function CheckInCalendar({ checkIns, onMonth }: CheckInCalendarProps) {
  const t = useTexts('checkIn')
  const locale = useLocale()
  const { month, today } = checkIns
  const isThisMonth = month >= today.slice(0, 7)
  return (
    <div className="min-w-0">
      <div className="mb-2 flex items-center justify-between">
        <IconButton
          icon="chevron-left"
          label={t.previousMonth}
          onClick={() => onMonth(addMonths(month, -1))}
        />
        <p aria-live="polite" className="font-medium">
          {monthName(month, locale)}
        </p>
        <IconButton
          icon="chevron-right"
          label={t.nextMonth}
          disabled={isThisMonth}
          onClick={() => onMonth(addMonths(month, 1))}
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
              {week.map((day, index) => (
                <td key={day ?? index} className="p-0.5">
                  {day && <Day day={day} checkIns={checkIns} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Day({ day, checkIns }: { day: string; checkIns: CheckIns }) {
  const t = useTexts('checkIn')
  const locale = useLocale()
  const formats = useFormats()
  const { today, days, ahead, checkedIn, reward } = checkIns
  const done = days.find((each) => each.day === day)
  const coming = ahead.find((each) => each.day === day)
  const isToday = day === today
  const open = isToday && !checkedIn
  const gain = done?.reward ?? (open ? reward : coming?.reward)
  const date = dayName(day, locale)
  const n = formats.number(gain ?? 0)
  const spoken = done
    ? t.dayDone({ date, n })
    : open
      ? t.dayToday({ date, n })
      : coming
        ? t.dayAhead({ date, n })
        : day < today
          ? t.dayMissed({ date })
          : date
  return (
    <div
      aria-current={isToday ? 'date' : undefined}
      className={classes(
        'flex h-11 flex-col items-center justify-center rounded-control',
        done && 'bg-fill-strong font-medium',
        isToday && 'outline-2 -outline-offset-2 outline-accent-text',
        !done && !isToday && !coming && 'text-faint',
      )}
    >
      <span className="sr-only">{spoken}</span>
      <span aria-hidden="true" className="figures">
        {Number(day.slice(8))}
      </span>
      <span aria-hidden="true" className="figures flex h-4 items-center text-small text-soft">
        {done ? (
          <Icon name="check" size={16} className="text-success" />
        ) : gain ? (
          t.reward({ n })
        ) : null}
      </span>
    </div>
  )
}
