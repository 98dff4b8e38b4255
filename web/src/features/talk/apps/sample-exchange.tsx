import type { App } from '@atelier/contract/features/talk/apps'
import { useTexts } from '../../../i18n/use-texts.ts'

/** How it answers: a question and what came of it, as they would stand in a conversation. */
export function SampleExchange({ sample }: { sample: NonNullable<App['sample']> }) {
  const t = useTexts('apps')
  return (
    <figure aria-label={t.sample} className="mt-3 flex flex-1 flex-col gap-2">
      <p className="ml-8 self-end rounded-card rounded-br-small bg-(--hue-strong) px-3 py-2 text-(--hue-on) wrap-anywhere">
        {sample.question}
      </p>
      <p className="mr-4 self-start rounded-card rounded-bl-small bg-surface px-3 py-2 wrap-anywhere">
        {sample.answer}
      </p>
    </figure>
  )
}
