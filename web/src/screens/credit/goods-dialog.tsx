import '../../ui/late.css'
import { useTexts } from '../../i18n/use-texts.ts'
import { ReadingDialog } from '../../ui/reading-dialog.tsx'
import { Holdings } from './parts/balances.tsx'
import { Packages } from './parts/packages.tsx'
import { type Stop, StoppedBecause } from './parts/stopped-because.tsx'
import { WhomToAsk } from './parts/whom-to-ask.tsx'

type GoodsDialogProps = Stop & { open: boolean; onClose: () => void }

/** The shop: what is on sale, beside what one holds. */
export function GoodsDialog({ open, onClose, ...stop }: GoodsDialogProps) {
  const t = useTexts('credit')
  const common = useTexts('common')
  return (
    <ReadingDialog
      open={open}
      onClose={onClose}
      title={t.topUpTitle}
      closeLabel={common.close}
      size="large"
    >
      <div className="flex flex-col gap-5">
        <StoppedBecause {...stop} />
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-[minmax(0,1fr)_240px]">
          <div className="sm:col-start-2">
            <Holdings />
          </div>
          <div className="sm:col-start-1 sm:row-span-2 sm:row-start-1">
            <Packages onClose={onClose} />
          </div>
          <WhomToAsk />
        </div>
      </div>
    </ReadingDialog>
  )
}
