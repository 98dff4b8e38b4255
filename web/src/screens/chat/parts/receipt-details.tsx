import type { Entry } from '@atelier/contract/features/talk/chatlog'
import type { ReactNode } from 'react'
import { useSite } from '../../../features/site/sites/queries.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { usageShown } from './usage-shown.ts'

/** What an answer took and cost, line by line. */
export function ReceiptDetails({ entry }: { entry: Entry }) {
  const t = useTexts('receipt')
  const { number, dateTime } = useFormats()
  const { model, price, createdAt } = entry
  const usage = usageShown(entry)
  const paid = useSite().tokensPerCredit === null ? t.credits : t.chatTokens
  const cached = usage?.cachedTokens ?? 0
  const thought = usage?.reasoningTokens ?? 0
  return (
    <dl className="figures flex w-64 flex-col gap-2 p-4 text-small">
      {model && <Line name={t.model}>{model.name}</Line>}
      <Line name={t.time}>{dateTime(createdAt)}</Line>
      {usage && (
        <>
          <Line name={t.input}>{t.tokens({ n: number(usage.inputTokens) })}</Line>
          {cached > 0 && <Line name={t.cached}>{t.tokens({ n: number(cached) })}</Line>}
          <Line name={t.output}>{t.tokens({ n: number(usage.outputTokens) })}</Line>
          {thought > 0 && <Line name={t.thinking}>{t.tokens({ n: number(thought) })}</Line>}
        </>
      )}
      <div className="border-t border-line" />
      <Line name={t.price}>
        <span className="font-medium text-text">
          {price === 0 ? t.free : paid({ n: number(price), one: price === 1 })}
        </span>
      </Line>
      {usage?.estimated && <p className="text-soft">{t.estimated}</p>}
    </dl>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-soft">{name}</dt>
      <dd className="min-w-0 truncate">{children}</dd>
    </div>
  )
}
