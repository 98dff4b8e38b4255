import { useId } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { SettingsDraft } from '../sites/settings/use-site-settings.ts'

/** Pairs that read well on either theme; the first is that of a site which has none, the second that of the first site. */
const pairs = {
  usual: { light: '#409eff', dark: '#ffffffd1' },
  iris: { light: '#5b5bd6', dark: '#8f8cf2' },
  indigo: { light: '#4f46e5', dark: '#a5b4fc' },
  violet: { light: '#7c3aed', dark: '#c4b5fd' },
  rose: { light: '#be123c', dark: '#fda4af' },
  orange: { light: '#c2410c', dark: '#fdba74' },
  gold: { light: '#a16207', dark: '#fde68a' },
  green: { light: '#15803d', dark: '#86efac' },
  teal: { light: '#0f766e', dark: '#5eead4' },
  ink: { light: '#27272a', dark: '#e4e4e7' },
} as const

type PairName = keyof typeof pairs

/** One choice for the accent on both themes; colours of one's own are typed below. */
export function AccentChoice({ draft }: { draft: SettingsDraft }) {
  const t = useTexts('adminStart')
  const name = useId()
  const light = String(draft.draftOf('accentLight')).toLowerCase()
  const dark = String(draft.draftOf('accentDark')).toLowerCase()
  return (
    <fieldset>
      <legend className="font-medium">{t.colour}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {(Object.keys(pairs) as PairName[]).map((one) => {
          const pair = pairs[one]
          return (
            <label
              key={one}
              title={t.colours[one]}
              className="relative size-10 cursor-pointer rounded-full border border-line-control p-1 has-checked:border-2 has-checked:border-text has-checked:p-[3px] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                aria-label={t.colours[one]}
                checked={pair.light === light && pair.dark === dark}
                onChange={() => {
                  draft.change('accentLight', pair.light)
                  draft.change('accentDark', pair.dark)
                }}
                className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
              />
              <span
                aria-hidden="true"
                className="block size-full rounded-full"
                style={{
                  background: `linear-gradient(135deg, ${pair.light} 50%, ${pair.dark.slice(0, 7)} 50%)`,
                }}
              />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
