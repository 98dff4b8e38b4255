import type { SiteSettingKey } from '@atelier/contract/site-settings'
import { formColumn } from '../frame/form-column.ts'
import { BrandPreview } from '../sites/settings/brand-preview.tsx'
import { SettingInput } from '../sites/settings/setting-input.tsx'
import { AccentChoice } from './accent-choice.tsx'
import type { StepProps } from './step-props.ts'

const names: readonly SiteSettingKey[] = ['siteName', 'appName', 'appLogo']
const colours: readonly SiteSettingKey[] = ['accentLight', 'accentDark', 'theme']

/** Name, logo and colour, beside the site as it looks with them. */
export function BrandStep({ draft, onSave }: StepProps) {
  const inputs = (keys: readonly SiteSettingKey[]) =>
    keys.map((key) => <SettingInput key={key} name={key} draft={draft} />)
  return (
    <form
      noValidate
      className="flex flex-col-reverse gap-8 min-[1280px]:flex-row min-[1280px]:justify-between"
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <div className={`flex flex-col gap-5 ${formColumn}`}>
        {inputs(names)}
        <AccentChoice draft={draft} />
        {inputs(colours)}
        <button type="submit" hidden />
      </div>
      <BrandPreview draft={draft} />
    </form>
  )
}
