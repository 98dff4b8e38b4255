import type { ReplyAt } from '../../../../api/endpoint-types.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { useLeaving } from '../../../../ui/form/use-leaving.ts'
import { useAddress } from '../../frame/use-address.ts'
import { PackageEditor } from './package-editor.tsx'
import type { ListedPackage } from './package-form.ts'

export type MoneySetup = ReplyAt<'moneyAdmin.setup'>

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
  const { setChanged, leave, close: onClose, question } = useLeaving(() => close('package'))
  const named = get('package')
  const sold = packages.find(({ id }) => String(id) === named)
  return (
    <>
      <Dialog
        open={named !== ''}
        onClose={onClose}
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
              onChanged={setChanged}
              onDone={leave}
            />
          ) : (
            <EmptyState icon="package" title={t.packages.missing} />
          ))}
      </Dialog>
      <ConfirmDialog
        title={t.unsavedTitle}
        confirmLabel={t.discard}
        cancelLabel={t.goOn}
        {...question}
      >
        {t.unsavedText}
      </ConfirmDialog>
    </>
  )
}

/** What the site sells in already, or else what its ways to pay take. */
const currencyFor = (packages: readonly ListedPackage[], { ways }: MoneySetup): string =>
  packages.at(-1)?.currency ?? ways.find(({ currencies }) => currencies[0])?.currencies[0] ?? 'USD'
