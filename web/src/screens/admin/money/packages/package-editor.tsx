import { type FormEvent, useState } from 'react'
import { CallFailure } from '../../../../api/call-failure.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { FailureState } from '../../../../ui/failure-state.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { toast } from '../../../../ui/toast-manager.ts'
import { TextsField } from '../../frame/texts-field.tsx'
import { DeletePackage } from './delete-package.tsx'
import { draftOf, formOf, type ListedPackage, type PackageForm } from './package-form.ts'
import { PackageNumbers } from './package-numbers.tsx'
import { PackagePreview } from './package-preview.tsx'
import { useSavePackage } from './use-package-calls.ts'

/** What a package says, brings and costs, beside what people see of it. */
export function PackageEditor({
  sold,
  currency,
  twoPurses,
  onChanged,
  onDone,
}: {
  /** Undefined for a new one. */
  sold: ListedPackage | undefined
  currency: string
  twoPurses: boolean
  onChanged: () => void
  onDone: () => void
}) {
  const t = useTexts('adminMoney')
  const common = useTexts('common')
  const [form, setForm] = useState(() => formOf(sold, currency))
  const [isTried, setTried] = useState(false)
  const save = useSavePackage({ shownInPlace: true })
  const change = (changes: Partial<PackageForm>) => {
    setForm((now) => ({ ...now, ...changes }))
    onChanged()
  }
  const made = draftOf(form, sold)
  const problems = isTried && 'problems' in made ? made.problems : []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!('draft' in made) || save.isPending) return
    save.mutate(
      { ...made.draft, ...(sold ? { id: sold.id } : {}) },
      {
        onSuccess: () => {
          toast(t.packages.saved, { kind: 'success' })
          onDone()
        },
      },
    )
  }
  const told = save.error instanceof CallFailure ? save.error.message : common.somethingWrong
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <PackagePreview form={form} />
      <TextsField
        label={t.packages.title}
        value={form.title}
        maxLength={80}
        problem={problems.includes('title') ? t.packages.titleMissing : undefined}
        onChange={(title) => change({ title })}
      />
      <TextsField
        label={t.packages.description}
        value={form.description}
        maxLength={200}
        onChange={(description) => change({ description })}
      />
      <TextsField
        label={t.packages.badge}
        value={form.badge}
        maxLength={20}
        hint={t.packages.badgeHint}
        onChange={(badge) => change({ badge })}
      />
      <PackageNumbers form={form} problems={problems} twoPurses={twoPurses} onChange={change} />
      <Switch
        label={t.packages.states.onSale}
        hint={t.packages.shownHint}
        on={form.isShown}
        onChange={(isShown) => change({ isShown })}
      />
      <Switch
        label={t.packages.once}
        hint={t.packages.onceHint}
        on={form.isOnce}
        onChange={(isOnce) => change({ isOnce })}
      />
      {save.isError && <FailureState inline message={told} />}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {sold && <DeletePackage sold={sold} onDone={onDone} />}
        <Button type="submit" kind="main" busy={save.isPending}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}
