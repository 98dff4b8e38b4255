import { PackageCards } from '../../../../features/money/shop/package-cards.tsx'
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts'
import { type PackageForm, previewOf } from './package-form.ts'

/** The card as it stands on the page that sells, in the language of whoever writes it. */
export function PackagePreview({ form }: { form: PackageForm }) {
  const t = useTexts('adminMoney')
  const locale = useLocale()
  const shown = previewOf(form, locale, t.packages.untitled)
  return (
    <figure className="rounded-card bg-fill p-4">
      <figcaption className="mb-2 text-small text-soft">{t.packages.preview}</figcaption>
      {/* It is looked at, not chosen. */}
      <div inert className="mx-auto max-w-90">
        <PackageCards packages={[shown]} chosenId={undefined} onChoose={() => undefined} compact />
      </div>
    </figure>
  )
}
