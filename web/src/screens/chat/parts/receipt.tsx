import type { Entry } from '@atelier/contract/features/talk/chatlog'
import { Suspense, useState } from 'react'
import { useSite } from '../../../features/site/sites/queries.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { late } from '../../../ui/late.ts'
import { Popover } from '../../../ui/popover.tsx'
import { usageShown } from './usage-shown.ts'

const ReceiptDetails = late(async () => (await import('./receipt-details.tsx')).ReceiptDetails)

/** What an answer cost, who gave it and what it took; all of it when pressed. */
export function Receipt({ entry }: { entry: Entry }) {
  const t = useTexts('chat')
  const { dateTime } = useFormats()
  const [open, setOpen] = useState(false)
  const { model, price } = entry
  const usage = usageShown(entry)
  const purse = useSite().tokensPerCredit === null ? 'credits' : 'tokens'
  const pieces = [
    price > 0 && t.credits({ n: price, purse }),
    model?.name,
    usage && t.tokens({ input: usage.inputTokens, output: usage.outputTokens }),
  ].filter(Boolean)
  if (pieces.length === 0) return null
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t.receipt}
      side="top"
      trigger={
        <button
          type="button"
          data-tooltip={dateTime(entry.createdAt)}
          className="figures ml-2 h-full min-w-0 truncate text-small text-faint opacity-0 transition-[opacity] group-hover/message:opacity-100 group-focus-within/message:opacity-100 touch:opacity-100"
        >
          {pieces.join(' · ')}
        </button>
      }
    >
      <Suspense>
        <ReceiptDetails entry={entry} />
      </Suspense>
    </Popover>
  )
}
