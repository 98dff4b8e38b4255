import { type Licence, licences } from '@atelier/contract/gallery-terms'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Select } from '../../../ui/select.tsx'

type LicenceFieldProps = { value: Licence; onChange: (licence: Licence) => void }

/** What others may do with it, each possibility with a sentence. */
export function LicenceField({ value, onChange }: LicenceFieldProps) {
  const t = useTexts('publishing')
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="font-medium">
        {t.licence}
      </span>
      <Select
        label={t.licence}
        value={value}
        options={licences.map((licence) => ({
          value: licence,
          label: t.licences[licence],
          detail: t.licenceTexts[licence],
        }))}
        onChange={onChange}
        className="h-10 w-full"
      />
      <p className="text-small text-soft">{t.licenceTexts[value]}</p>
    </div>
  )
}
