import { settingForms } from 'virtual:setting-forms'
import type { SiteSettingKey } from '@atelier/contract/site-settings'
import { Link } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { formColumn } from '../frame/form-column.ts'
import { PackagesTab } from '../money/packages/packages-tab.tsx'
import { SettingInput } from '../sites/settings/setting-input.tsx'
import type { StepProps } from './step-props.ts'

const topUp: readonly SiteSettingKey[] = ['pay', ...settingForms.payment.map(({ key }) => key)]
const prices: readonly SiteSettingKey[] = ['chatPrice', 'imagePrice', 'videoPrice', 'musicPrice']

/** How people pay, what is sold, and what it costs to use the site. */
export function PaymentStep({ draft, onSave }: StepProps) {
  const t = useTexts('adminStart')
  const inputs = (keys: readonly SiteSettingKey[]) =>
    keys.map((key) => <SettingInput key={key} name={key} draft={draft} />)
  return (
    <div className="flex flex-col gap-8">
      <form
        noValidate
        className={`flex flex-col gap-8 ${formColumn}`}
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        <div className="flex flex-col gap-4">
          {inputs(topUp)}
          <p className="text-soft">
            {t.codesInstead}{' '}
            <Link to="/admin/money/codes" className="underline hover:text-text">
              {t.makeCodes}
            </Link>
          </p>
        </div>
        <details className="group rounded-card bg-card">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-4 font-medium hover:bg-fill">
            {t.prices}
            <Icon name="chevron-down" className="text-soft group-open:rotate-180" />
          </summary>
          <div className="flex flex-col gap-5 border-t border-line p-4">
            {inputs(prices)}
            <Link
              to="/admin/sites/prices"
              className="self-start text-soft underline hover:text-text"
            >
              {t.allPrices}
            </Link>
          </div>
        </details>
        <button type="submit" hidden />
      </form>
      <div className="flex flex-col gap-3">
        <h3 className="text-read font-semibold">{t.packages}</h3>
        <PackagesTab waysAbove />
      </div>
    </div>
  )
}
