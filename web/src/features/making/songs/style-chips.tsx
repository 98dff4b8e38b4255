import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'
import { hasTags, toggleTags } from './style-tags.ts'

/** A style that can be chosen by a press: `tags` goes into the field. */
export type ChipStyle = { id: string; name: string; tags: string; sound: string }

type StyleChipsProps = {
  styles: readonly ChipStyle[]
  /** What stands in the field. */
  value: string
  onChange: (value: string) => void
}

/** Before all of them are asked for. */
const shownAtFirst = 10

/** Styles beside the field for them: pressed ones stand in it. */
export function StyleChips({ styles, value, onChange }: StyleChipsProps) {
  const t = useTexts('music')
  const [all, setAll] = useState(false)
  if (styles.length === 0) return null
  const isShown = (style: ChipStyle, at: number) =>
    all || at < shownAtFirst || hasTags(value, style.tags)
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">{t.styles}</legend>
      {styles.filter(isShown).map(({ id: key, name, tags, sound }) => {
        const isOn = hasTags(value, tags)
        return (
          <button
            key={key}
            type="button"
            aria-pressed={isOn}
            data-tooltip={sound || undefined}
            onClick={() => onChange(toggleTags(value, tags))}
            className={classes(
              'touch-target h-7 rounded-full border px-2.5 text-small transition-[background-color,color]',
              isOn
                ? 'border-transparent bg-accent text-on-accent'
                : 'border-line text-soft hover:bg-fill hover:text-text',
            )}
          >
            {name}
          </button>
        )
      })}
      {styles.length > shownAtFirst && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="touch-target h-7 rounded-full px-2 text-small text-soft underline-offset-2 hover:text-text hover:underline"
        >
          {all ? t.fewerStyles : t.moreStyles({ n: styles.length - shownAtFirst })}
        </button>
      )}
    </fieldset>
  )
}
