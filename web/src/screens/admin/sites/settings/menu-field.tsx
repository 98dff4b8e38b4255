import { useTexts } from '../../../../i18n/use-texts.ts'
import { menuScreens } from './setting-groups.ts'

/** The screens that a site's menu shows; names that none of ours has stay as they are. */
export function MenuField({
  label,
  hint,
  value,
  onChange,
}: {
  label: string
  hint?: string
  value: string[]
  onChange: (value: string[]) => void
}) {
  const common = useTexts('common')
  const change = (name: string, wanted: boolean) =>
    onChange(wanted ? [...value, name] : value.filter((other) => other !== name))
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-medium">{label}</legend>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-3">
        {Object.entries(menuScreens).map(([name, text]) => (
          <li key={name}>
            <label className="flex min-h-8 cursor-pointer items-center gap-2">
              <input
                type="checkbox"
                checked={value.includes(name)}
                onChange={({ target }) => change(name, target.checked)}
                className="size-4 accent-(--accent-text)"
              />
              {common[text]}
            </label>
          </li>
        ))}
      </ul>
      {hint && <p className="text-small text-soft">{hint}</p>}
    </fieldset>
  )
}
