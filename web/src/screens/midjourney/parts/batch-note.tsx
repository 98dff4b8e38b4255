import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import type { Midjourney } from '../use-midjourney.ts'

/** What one press will make, where that is more than one work. */
export function BatchNote({ midjourney }: { midjourney: Midjourney }) {
  const t = useTexts('midjourney')
  const studio = useTexts('studio')
  const [open, setOpen] = useState(false)
  const { batch, number, studio: form } = midjourney
  const { settled } = form
  if (!batch || !settled || batch.works < 2 || batch.isTooMany) return null
  const price =
    batch.price === 0
      ? studio.free
      : studio.credits({ n: number(batch.price), purse: settled.model.purse })
  return (
    <div className="text-small">
      <div className="flex items-center justify-between gap-2">
        <p role="status" className="text-soft">
          {t.batch({ works: batch.works, price })}
        </p>
        <Button kind="quiet" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t.hidePrompts : t.showPrompts}
        </Button>
      </div>
      {open && (
        <ol className="scroll-quiet mt-1 flex max-h-40 list-decimal flex-col gap-1 pl-6">
          {batch.prompts.map((prompt, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same prompt may stand there several times
            <li key={at}>{prompt}</li>
          ))}
        </ol>
      )}
    </div>
  )
}
