import { BrandPreview } from '../sites/settings/brand-preview.tsx'
import { type SettingField, settingGroups } from '../sites/settings/setting-groups.ts'
import { SettingInput } from '../sites/settings/setting-input.tsx'
import { AccentChoice } from './accent-choice.tsx'
import type { StepProps } from './step-props.ts'

const field = (key: SettingField['key']) => settingGroups.brand.filter((one) => one.key === key)
const names = [...field('siteName'), ...field('appName'), ...field('appLogo')]
const colours = [...field('accentLight'), ...field('accentDark'), ...field('theme')]

/** Name, logo and colour, beside the site as it looks with them. */
export function BrandStep({ draft, onSave }: StepProps) {
  return (
    <form
      noValidate
      className="flex flex-col-reverse gap-8 min-[1280px]:flex-row"
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <div className="flex w-full max-w-160 min-w-0 flex-col gap-5">
        {names.map((one) => (
          <SettingInput key={one.key} field={one} draft={draft} />
        ))}
        <AccentChoice draft={draft} />
        {colours.map((one) => (
          <SettingInput key={one.key} field={one} draft={draft} />
        ))}
        <button type="submit" hidden />
      </div>
      <BrandPreview draft={draft} />
    </form>
  )
}
