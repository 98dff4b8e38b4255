import { useFormats } from '../../../i18n/formats.ts'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { addMonths, dayName } from '../../../lib/month-grid.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { MonthTable } from '../../../ui/month-table.tsx'
import type { CheckIns } from './queries.ts'

type CheckInCalendarProps = { checkIns: CheckIns; onMonth: (month: string) => void }

/** A month: days on which one came, today, and what the coming days give. */
export function CheckInCalendar({ checkIns, onMonth }: CheckInCalendarProps) {
  const t = useTexts('checkIn')
  const { month, today } = checkIns
  return (
    <MonthTable
      month={month}
      texts={t}
      isLast={month >= today.slice(0, 7)}
      onTurn={(months) => onMonth(addMonths(month, months))}
    >
      {(day) => <Day day={day} checkIns={checkIns} />}
    </MonthTable>
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
