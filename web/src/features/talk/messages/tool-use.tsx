import type { MessagePart } from '@atelier/contract/message-parts'
import { Suspense } from 'react'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { late } from '../../../ui/late.ts'
import { Folded } from './folded.tsx'
import { useMessageMeans } from './message-means.ts'
import { secondsText } from './seconds-text.ts'
import { useToolNames } from './tool-names.ts'

const ToolConsentCard = late(async () => (await import('./tool-consent-card.tsx')).ToolConsentCard)
const ToolActions = late(async () => (await import('./tool-actions.tsx')).ToolActions)
const LastingConsent = late(async () => (await import('./tool-consent-card.tsx')).LastingConsent)

type ToolUseProps = {
  call: Extract<MessagePart, { type: 'tool-call' }>
  result: Extract<MessagePart, { type: 'tool-result' }> | undefined
  live: boolean
}

/** A tool that the model wanted to use: whether it might, what it was given, what came back, and how long that took. */
export function ToolUse({ call, result, live }: ToolUseProps) {
  const t = useTexts('chat')
  const locale = useLocale()
  const { decide } = useMessageMeans()
  const name = useToolNames()(call.name)
  const { consent } = call
  const asked = consent?.state === 'asked'
  if (asked && live && decide) {
    return (
      <Suspense>
        <ToolConsentCard call={call} name={name} price={consent.price} />
      </Suspense>
    )
  }
  const refused = consent?.state === 'refused'
  const running = !result && live && !refused
  const took = result?.durationMs ? secondsText(result.durationMs, locale) : ''
  const why =
    asked || refused
      ? {
          person: t.toolRefused,
          silence: t.toolUnanswered,
          stopped: t.toolUnanswered,
          cap: t.toolOverCap,
        }[consent.reason ?? 'silence']
      : result?.failed
        ? result.stopped
          ? t.toolStopped
          : t.toolFailed
        : ''
  const isFailed = result?.failed === true && !refused
  const folded = (
    <Folded
      icon={refused ? 'x' : result?.failed ? 'triangle-alert' : 'wrench'}
      live={running}
      label={
        running ? (
          t.toolRunning({ name })
        ) : (
          <>
            {name}
            {why && (
              <span className={result?.failed && !refused ? 'ml-1.5 text-danger' : 'ml-1.5'}>
                {why}
              </span>
            )}
            {took && <span className="figures ml-1.5 text-faint">{took}</span>}
          </>
        )
      }
    >
      <Field label={t.toolInput} text={pretty(call.input)} />
      {result && <Field label={t.toolOutput} text={pretty(result.output)} />}
      {consent?.alwaysIn !== undefined && decide && !live && (
        <Suspense>
          <LastingConsent call={call} />
        </Suspense>
      )}
    </Folded>
  )
  if (!running && !isFailed) return folded
  return (
    <div className="relative">
      {folded}
      <Suspense>
        <ToolActions callId={call.callId} name={name} running={running} />
      </Suspense>
    </div>
  )
}

function Field({ label, text }: { label: string; text: string }) {
  return (
    <>
      <p className="mt-1 text-small text-faint">{label}</p>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        className="scroll-quiet mt-0.5 max-h-60 overflow-x-auto rounded-control bg-fill px-3 py-2 font-mono text-small whitespace-pre-wrap"
      >
        {text}
      </pre>
    </>
  )
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
