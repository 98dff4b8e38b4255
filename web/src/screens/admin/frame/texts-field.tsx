import type { Locale } from '@atelier/contract/primitives'
import { useId, useState } from 'react'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

export type Texts = Partial<Record<Locale, string>>

/** In the order in which they are offered, by their own names. */
const languages: readonly { locale: Locale; name: string }[] = [
  { locale: 'zh-CN', name: '简体中文' },
  { locale: 'zh-TW', name: '繁體中文' },
  { locale: 'en-US', name: 'English' },
]

/** A text in the languages of the product, one of them in sight; a dot marks those that have been written. */
export function TextsField({
  label,
  value,
  onChange,
  long = false,
  hint,
  problem,
  maxLength,
}: {
  label: string
  value: Texts
  onChange: (value: Texts) => void
  /** Of several lines. */
  long?: boolean
  hint?: string | undefined
  problem?: string | undefined
  maxLength?: number
}) {
  const t = useTexts('admin')
  const name = useId()
  const own = useLocale()
  const [shown, setShown] = useState<Locale>(() =>
    value[own] ? own : (languages.find(({ locale }) => value[locale])?.locale ?? own),
  )
  const Field = long ? TextAreaField : TextField
  const change = (text: string) => {
    const { [shown]: _, ...others } = value
    onChange(text ? { ...others, [shown]: text } : others)
  }
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span aria-hidden="true" className="font-medium">
          {label}
        </span>
        <div role="radiogroup" aria-label={t.languageOf({ name: label })} className="flex gap-1">
          {languages.map(({ locale, name: own }) => (
            <label
              key={locale}
              lang={locale}
              className="touch-target relative inline-flex h-7 cursor-pointer items-center gap-1.5 rounded-small px-2 text-small text-soft hover:text-text has-checked:bg-fill-strong has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                checked={locale === shown}
                onChange={() => setShown(locale)}
                className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              />
              {own}
              <span
                aria-hidden="true"
                className={classes(
                  'size-1.5 rounded-full',
                  value[locale] ? 'bg-accent-text' : 'bg-line-control',
                )}
              />
            </label>
          ))}
        </div>
      </div>
      <Field
        label={label}
        labelHidden
        lang={shown}
        hint={hint}
        problem={problem}
        maxLength={maxLength}
        value={value[shown] ?? ''}
        onChange={({ target }: { target: { value: string } }) => change(target.value)}
      />
    </div>
  )
}
