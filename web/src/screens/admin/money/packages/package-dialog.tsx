import { useState } from 'react'
import type { ReplyAt } from '../../../../api/endpoint-types.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { useAddress } from '../use-address.ts'
import { PackageEditor } from './package-editor.tsx'
import type { ListedPackage } from './package-form.ts'

export type MoneySetup = ReplyAt<'GET /admin/money/setup'>

/** The package that the address names, or a new one; what was typed is not lost without a question. */
export function PackageDialog({
  packages,
  setup,
}: {
  packages: readonly ListedPackage[]
  setup: MoneySetup
}) {
  const t = useTexts('adminMoney')
  const { get, close } = useAddress()
  const [isChanged, setChanged] = useState(false)
  const [asking, setAsking] = useState(false)
  const named = get('package')
  const sold = packages.find(({ id }) => String(id) === named)
  const leave = () => {
    setAsking(false)
    setChanged(false)
    close('package')
  }
  return (
    <>
      <Dialog
        open={named !== ''}
        onClose={() => (isChanged ? setAsking(true) : leave())}
        title={named === 'new' ? t.packages.add : t.packages.one}
        closeLabel={t.close}
        size="large"
        fullOnPhone
      >
        {named !== '' &&
          (sold || named === 'new' ? (
            <PackageEditor
              key={named}
              sold={sold}
              currency={currencyFor(packages, setup)}
              twoPurses={setup.twoPurses}
              onChanged={() => setChanged(true)}
              onDone={leave}
            />
          ) : (
            <EmptyState icon="package" title={t.packages.missing} />
          ))}
      </Dialog>
      <ConfirmDialog
        open={asking}
        danger
        title={t.unsavedTitle}
        confirmLabel={t.discard}
        cancelLabel={t.goOn}
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        {t.unsavedText}
      </ConfirmDialog>
    </>
  )
}

/** What the site sells in already, or else what its ways to pay take. */
const currencyFor = (packages: readonly ListedPackage[], { ways }: MoneySetup): string =>
  packages.at(-1)?.currency ?? ways.find(({ currencies }) => currencies[0])?.currencies[0] ?? 'USD'
