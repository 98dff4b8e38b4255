// What a dictation is doing, above the field it is for: how long and how loud, and what became of it.
import { useEffect, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { clockText } from '../../../lib/clock-text.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { Recorder } from './use-recorder.ts'

type RecordingPanelProps = {
  recorder: Recorder
  longestS: number
  /** What it costs, in words. */
  price: string
}

const bars = [0.02, 0.05, 0.1, 0.18, 0.3, 0.45, 0.65]

export function RecordingPanel({ recorder, longestS, price }: RecordingPanelProps) {
  const t = useTexts('voice')
  const { state } = recorder
  return (
    <section
      aria-label={t.dictate}
      className="absolute right-0 bottom-full left-0 z-10 mx-auto mb-2 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-card border border-line bg-surface py-1.5 pr-1.5 pl-3 text-small shadow-float"
    >
      {state.step === 'recording' && (
        <Running recorder={recorder} longestS={longestS} price={price} since={state.since} />
      )}
      {state.step === 'sending' && (
        <>
          <Spinner />
          <span role="status" className="text-soft">
            {state.full ? t.recordingFull : t.writingDown}
          </span>
          <IconButton icon="x" label={t.discard} onClick={recorder.discard} />
        </>
      )}
      {state.step === 'failed' && (
        <>
          <span role="alert" className="min-w-0 flex-1 basis-48 py-1">
            {state.reason} {t.recordingKept}
          </span>
          {state.requestId && <RequestId id={state.requestId} />}
          <Button size="small" icon="refresh-cw" onClick={recorder.retry}>
            {t.tryAgain}
          </Button>
          <IconButton icon="trash-2" label={t.discard} onClick={recorder.discard} />
        </>
      )}
    </section>
  )
}

function RequestId({ id }: { id: string }) {
  const common = useTexts('common')
  return (
    <CopyButton kind="quiet" text={id} label={common.copyRequestId} copiedLabel={common.copied} />
  )
}

function Running({ recorder, longestS, price, since }: RecordingPanelProps & { since: number }) {
  const t = useTexts('voice')
  const [{ seconds, level }, setNow] = useState({ seconds: 0, level: 0 })
  const { finish, level: levelNow } = recorder
  useEffect(() => {
    const timer = setInterval(() => {
      const passed = (Date.now() - since) / 1000
      setNow({ seconds: passed, level: levelNow() })
      if (passed >= longestS) finish(true)
    }, 100)
    return () => clearInterval(timer)
  }, [since, longestS, finish, levelNow])
  useEffect(() => {
    // Before others take it: Esc also stops an answer.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      event.stopPropagation()
      finish()
    }
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [finish])
  return (
    <>
      <span role="status" className="sr-only">
        {t.recording}
      </span>
      <span aria-hidden className="size-2 rounded-full bg-danger" />
      <span className="figures">
        {clockText(Math.floor(seconds))} / {clockText(longestS)}
      </span>
      <meter className="sr-only" aria-label={t.level} min={0} max={1} value={level} />
      <span aria-hidden className="flex h-5 items-center gap-0.5">
        {bars.map((min) => (
          <span
            key={min}
            className={`h-4 w-1 rounded-full ${level >= min ? 'bg-accent-text' : 'bg-line'}`}
          />
        ))}
      </span>
      <span className="text-soft">{price}</span>
      <IconButton icon="trash-2" label={t.discard} onClick={recorder.discard} />
      <IconButton icon="check" label={t.writeDown} onClick={() => finish()} />
    </>
  )
}
