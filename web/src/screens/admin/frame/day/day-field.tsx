// A day, typed or chosen from a month, alike in every browser and language.
import { type ReactNode, Suspense, useState } from 'react'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { dayOf } from '../../../../lib/day-of.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { late } from '../../../../ui/late.ts'
import { Popover } from '../../../../ui/popover.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { readDay } from './read-day.ts'

const DayCalendar = late(async () => (await import('./day-calendar.tsx')).DayCalendar)

type DayFieldProps = {
  label: string
  /** `2026-03-10`; empty for none. */
  value: string
  onChange: (day: string) => void
  /** The first and the last day that can be chosen. */
  min?: string | undefined
  max?: string | undefined
  hint?: ReactNode
  problem?: string | undefined
  className?: string
}

export function DayField({
  label,
  value,
  onChange,
  min,
  max,
  hint,
  problem,
  ...rest
}: DayFieldProps) {
  const t = useTexts('admin')
  const [open, setOpen] = useState(false)
  /** What was typed and is no day so far. */
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const take = (words: string) => {
    const day = words.trim() === '' ? '' : readDay(words)
    setTyped(day === words ? undefined : words)
    if (day !== undefined && day !== value) onChange(day)
  }
  const choose = (day: string) => {
    setTyped(undefined)
    setOpen(false)
    onChange(day)
  }
  const isInvalid = isLeft && typed !== undefined
  return (
    <TextField
      label={label}
      value={typed ?? value}
      placeholder={t.day.form}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      hint={hint}
      problem={problem ?? (isInvalid ? t.day.invalid : undefined)}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true)
        // Written in another way it is shown in ours.
        if (typed !== undefined && readDay(typed)) setTyped(undefined)
      }}
      onChange={({ target }) => take(target.value)}
      {...rest}
      end={
        <Popover
          open={open}
          onOpenChange={setOpen}
          label={label}
          align="end"
          trigger={
            <IconButton icon="calendar-check" size="small" label={t.day.choose({ label })} />
          }
        >
          <Suspense fallback={<div className="h-90 w-72" />}>
            <DayCalendar
              value={value}
              today={dayOf(new Date())}
              min={min}
              max={max}
              onChoose={choose}
            />
          </Suspense>
        </Popover>
      }
    />
  )
}
