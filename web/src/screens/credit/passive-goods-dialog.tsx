import '../../ui/late.css'
import { useTexts } from '../../i18n/use-texts.ts'
import { ReadingDialog } from '../../ui/reading-dialog.tsx'
import { Holdings } from './parts/balances.tsx'
import { Packages } from './parts/packages.tsx'
import { type Stop, StoppedBecause } from './parts/stopped-because.tsx'
import { WhomToAsk } from './parts/whom-to-ask.tsx'

type PassiveGoodsDialogProps = Stop & { open: boolean; onClose: () => void }

/** Opens by itself when there was no credit for something: why, what there is, and what is on sale. */
export function PassiveGoodsDialog({ open, onClose, ...stop }: PassiveGoodsDialogProps) {
  const t = useTexts('credit')
  const common = useTexts('common')
  return (
    <ReadingDialog
      open={open}
      onClose={onClose}
      title={stop.reason ? t.shortTitle : t.topUpTitle}
      closeLabel={common.close}
    >
      <div className="flex flex-col gap-5">
        <StoppedBecause {...stop} />
        <Holdings />
        <Packages onClose={onClose} />
        <WhomToAsk />
      </div>
    </ReadingDialog>
  )
}
