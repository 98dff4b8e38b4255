import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useAddress } from '../../frame/use-address.ts'
import { setupQuery } from '../packages/use-package-calls.ts'
import { NewBatchForm } from './new-batch-form.tsx'

export function NewBatchDialog() {
  const t = useTexts('adminMoney')
  const { get, close, choose } = useAddress()
  const isOpen = get('batch') === 'new'
  const setup = useQuery({ ...setupQuery, enabled: isOpen })
  return (
    <Dialog
      open={isOpen}
      onClose={() => close('batch')}
      title={t.codes.make}
      closeLabel={t.close}
      size="medium"
      fullOnPhone
    >
      {isOpen && (
        <NewBatchForm
          twoPurses={setup.data?.twoPurses ?? false}
          onMade={(id) => choose({ batch: String(id) })}
        />
      )}
    </Dialog>
  )
}
