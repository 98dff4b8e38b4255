import { useTexts } from '../../i18n/use-texts.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { Button } from '../../ui/button.tsx'
import type { MessageSearch } from './use-palette-messages.ts'

type PaletteStatusProps = {
  /** How many options are shown. */
  count: number
  /** Whether something was typed. */
  isAsked: boolean
  messages: MessageSearch
}

/** Tells a screen reader how much was found, and everybody when messages could not be searched. */
export function PaletteStatus({ count, isAsked, messages }: PaletteStatusProps) {
  const t = useTexts('palette')
  const common = useTexts('common')
  const isOver = messages.state !== 'waiting'
  const said = useSettled(isAsked && isOver ? t.found({ n: count }) : '')
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {messages.state === 'failed' && (
        <p
          role="alert"
          className="flex items-center justify-between gap-3 border-t border-line py-2 pr-2 pl-4 text-small text-soft max-sm:pb-[max(8px,env(safe-area-inset-bottom))]"
        >
          {t.messagesFailed}
          <Button kind="quiet" size="small" onClick={messages.retry}>
            {common.retry}
          </Button>
        </p>
      )}
    </>
  )
}
