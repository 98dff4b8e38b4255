// A month to choose a day from. One day is a stop of Tab; arrows, Home, End and the page keys lead to others.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts'
import { addMonths, dayName } from '../../../../lib/month-grid.ts'
import { Button } from '../../../../ui/button.tsx'
import { classes } from '../../../../ui/classes.ts'
import { MonthTable } from '../../../../ui/month-table.tsx'
import { dayByKey } from './day-by-key.ts'

export type DayCalendarProps = {
  /** Empty for none. */
  value: string
  today: string
  min: string | undefined
  max: string | undefined
  /** Called with an empty day for none. */
  onChoose: (day: string) => void
}

export function DayCalendar({ value, today, min, max, onChoose }: DayCalendarProps) {
  const t = useTexts('admin')
  const locale = useLocale()
  const isOut = (day: string) => Boolean((min && day < min) || (max && day > max))
  const start = value || (isOut(today) ? (min ?? max ?? today) : today)
  const [reached, setReached] = useState(start)
  const month = reached.slice(0, 7)
  const stop = useRef<HTMLButtonElement>(null)
  // A month that was turned to by its buttons leaves the focus on them.
  const [follows, setFollows] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another day is reached
  useEffect(() => {
    if (follows) stop.current?.focus()
  }, [reached, follows])
  const turn = (months: number) => {
    setFollows(false)
    setReached(`${addMonths(month, months)}-01`)
  }
  return (
    <div className="flex w-72 flex-col gap-2 p-3">
      <MonthTable month={month} texts={t.day} onTurn={turn}>
        {(day, place) => (
          <button
            ref={day === reached ? stop : undefined}
            type="button"
            tabIndex={day === reached ? 0 : -1}
            aria-label={dayName(day, locale)}
            aria-pressed={day === value}
            aria-current={day === today ? 'date' : undefined}
            aria-disabled={isOut(day) || undefined}
            onKeyDown={(event: KeyboardEvent) => {
              const next = dayByKey(event.key, day, place)
              if (!next) return
              event.preventDefault()
              setFollows(true)
              setReached(next)
            }}
            onClick={() => !isOut(day) && onChoose(day)}
            className={classes(
              'figures h-9 w-full rounded-control hover:bg-fill-strong',
              day === value && 'bg-accent text-on-accent hover:bg-accent',
              day === today && day !== value && 'font-semibold text-accent-text',
              isOut(day) && 'cursor-default! text-faint line-through hover:bg-transparent',
            )}
          >
            {Number(day.slice(8))}
          </button>
        )}
      </MonthTable>
      <div className="flex justify-between">
        <Button kind="quiet" size="small" disabled={value === ''} onClick={() => onChoose('')}>
          {t.day.clear}
        </Button>
        <Button kind="quiet" size="small" disabled={isOut(today)} onClick={() => onChoose(today)}>
          {t.day.today}
        </Button>
      </div>
    </div>
  )
}
