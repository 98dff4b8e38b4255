import type { ImportReport } from '@atelier/contract/features/talk/prompts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'

type ImportOutcomeProps = {
  report: ImportReport
  onOther: () => void
  onShowPrompts: () => void
}

/** What an import added, and what it left out. */
export function ImportOutcome({ report, onOther, onShowPrompts }: ImportOutcomeProps) {
  const t = useTexts('prompts')
  const { added, skippedTitles, skippedContents } = report
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        role="status"
        className="scroll-quiet min-h-0 flex-1 px-6 py-5 wrap-anywhere max-sm:px-5"
      >
        <p className="font-medium">{t.added({ n: added })}</p>
        {skippedTitles.length > 0 && (
          <p className="mt-3 text-soft">{t.titlesSkipped({ msg: skippedTitles.join(', ') })}</p>
        )}
        {skippedContents.length > 0 && (
          <p className="mt-3 text-soft">{t.contentsSkipped({ msg: skippedContents.join(', ') })}</p>
        )}
      </div>
      <div className="flex justify-end gap-2 border-t border-line px-6 py-3 max-sm:px-5 max-sm:pb-[max(12px,env(safe-area-inset-bottom))]">
        <Button onClick={onOther}>{t.otherList}</Button>
        <Button kind="main" onClick={onShowPrompts}>
          {t.showPrompts}
        </Button>
      </div>
    </div>
  )
}
