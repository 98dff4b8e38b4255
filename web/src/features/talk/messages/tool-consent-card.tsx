// The question whether a tool may run, where it arose in the answer. Whoever answers it anywhere answers it everywhere.
import '../../../ui/late.css'
import type { MessagePart } from '@atelier/contract/message-parts'
import { useId, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { type ToolDecision, useMessageMeans } from './message-means.ts'

type Call = Extract<MessagePart, { type: 'tool-call' }>

export function ToolConsentCard({
  call,
  name,
  price,
}: {
  call: Call
  name: string
  /** In credits. */
  price: number
}) {
  const t = useTexts('chat')
  const words = useTexts('toolConsent')
  const { decide } = useMessageMeans()
  const title = useId()
  const [busy, setBusy] = useState<ToolDecision | null>(null)
  const answer = (decision: ToolDecision) => {
    setBusy(decision)
    // A word that did not get there can be said again; one that did takes the question away. What failed is said by the application.
    decide?.(call.callId, decision).catch(() => setBusy(null))
  }
  const button = (decision: ToolDecision, words: string, kind: 'main' | 'plain' | 'quiet') => (
    <Button
      size="small"
      kind={kind}
      busy={busy === decision}
      disabled={busy !== null && busy !== decision}
      onClick={() => answer(decision)}
    >
      {words}
    </Button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div
      role="group"
      aria-labelledby={title}
      className="my-2 max-w-130 rounded-card border border-line bg-surface p-3.5 first:mt-0"
    >
      <div className="flex gap-2">
        <Icon name="wrench" size={16} className="mt-1 shrink-0" />
        <p id={title} role="alert" className="min-w-0 font-medium">
          {words.asks({ name })}{' '}
          <span className="figures font-normal whitespace-nowrap text-soft">
            {price > 0 ? t.credits({ n: price, purse: 'credits' }) : t.free}
          </span>
        </p>
      </div>
      <p className="scroll-quiet mt-1.5 max-h-40 overflow-y-auto text-tool break-words whitespace-pre-wrap text-soft">
        {wordsOf(call.input)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {button('allow', words.allow, 'main')}
        {button('always', words.always, 'plain')}
        {button('refuse', words.refuse, 'quiet')}
      </div>
    </div>
  )
}

/** Lets the tool be asked about again. */
export function LastingConsent({ call }: { call: Call }) {
  const words = useTexts('toolConsent')
  const { decide } = useMessageMeans()
  const [busy, setBusy] = useState(false)
  const takeBack = () => {
    setBusy(true)
    decide?.(call.callId, 'ask')
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2 text-small">
      {words.alwaysOn}
      <Button size="small" busy={busy} onClick={takeBack}>
        {words.askAgain}
      </Button>
    </p>
  )
}

/** The words that a tool is given, where that is all it is given; else all of it. */
function wordsOf(input: string): string {
  try {
    const given: unknown = JSON.parse(input)
    const values = typeof given === 'object' && given !== null ? Object.values(given) : []
    const [only] = values
    if (values.length === 1 && typeof only === 'string') return only
    return JSON.stringify(given, null, 2)
  } catch {
    return input
  }
}
