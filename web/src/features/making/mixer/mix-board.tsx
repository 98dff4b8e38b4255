import { type CSSProperties, useCallback, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { clockText } from '../../../lib/clock-text.ts'
import { plainFileName } from '../../../lib/save-file.ts'
import { FailureState } from '../../../ui/failure-state.tsx'
import { MixDownload } from './mix-download.tsx'
import { stemGains } from './mix-gains.ts'
import { MixPosition } from './mix-position.tsx'
import type { Region } from './mix-timeline.ts'
import { MixTransport } from './mix-transport.tsx'
import type { MixerStem } from './mixer-stem.ts'
import { StemRow } from './stem-row.tsx'
import { StemWave } from './stem-wave.tsx'
import { useMixClock } from './use-mix-clock.ts'
import { useMixEngine } from './use-mix-engine.ts'
import { useMixKeys } from './use-mix-keys.ts'
import { useOneSound } from './use-one-sound.ts'
import { useStemPeaks } from './use-stem-peaks.ts'

type MixBoardProps = {
  id: string
  stems: readonly MixerStem[]
  title: string
  maySave: boolean
  onPlay: (() => void) | undefined
  isHushed: boolean
}

/** The mixer of stems that stay the same. */
export function MixBoard({ id, stems, title, maySave, onPlay, isHushed }: MixBoardProps) {
  const t = useTexts('mixer')
  const { engine, files, state } = useMixEngine(stems)
  const { durationS } = engine
  useOneSound(engine, state, { onPlay, isHushed })
  const drawn = useStemPeaks(files, stems, durationS)
  const [draft, setDraft] = useState<Region>()
  const board = useRef<HTMLElement>(null)
  const time = useRef<HTMLSpanElement>(null)
  const position = useRef<HTMLDivElement>(null)
  const show = useCallback(
    (atS: number) => {
      const at = clockText(atS)
      if (time.current) time.current.textContent = at
      position.current?.setAttribute('aria-valuenow', String(Math.floor(atS)))
      const of = clockText(durationS)
      position.current?.setAttribute('aria-valuetext', t.positionOf({ at, of }))
    },
    [t, durationS],
  )
  useMixClock(engine, state, { board, show })
  const onKeyDown = useMixKeys(engine, state)
  const gains = stemGains(state.settings)
  const shown = draft ?? state.region
  const name = plainFileName(title, 'mix')
  return (
    <section
      ref={board}
      aria-label={t.mixer({ title })}
      aria-describedby={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: takes keys, which its description names
      tabIndex={0}
      onKeyDown={onKeyDown}
      style={regionStyle(shown, durationS)}
      className="flex min-w-0 flex-col gap-4 rounded-card outline-offset-8"
    >
      <p id={id} className="sr-only">
        {t.keys}
      </p>
      <MixTransport engine={engine} state={state} time={time} />
      {state.failed.length > 0 && (
        <FailureState
          inline
          message={
            state.failed.length === stems.length
              ? t.allFailed
              : t.stemsFailed({ labels: state.failed.map((at) => stems[at]?.label).join(', ') })
          }
          retry={{ label: t.retry, onRetry: engine.retry }}
        />
      )}
      <div className="flex min-w-0 flex-col gap-2 max-sm:gap-4">
        <MixPosition durationS={durationS} onSeek={engine.seek} slider={position} />
        {stems.map((stem, at) => (
          <StemRow
            key={stem.name}
            stem={stem}
            at={at}
            setting={state.settings[at] ?? { db: 0, muted: false, solo: false }}
            onSet={(change) => engine.set(at, change)}
            fileName={maySave ? `${name} - ${plainFileName(stem.label, stem.name)}` : null}
          >
            <StemWave
              drawn={drawn[at] ?? nothingDrawn}
              durationS={durationS}
              silent={gains[at] === 0}
              onSeek={engine.seek}
              onDraft={setDraft}
              onRegion={engine.setRegion}
            />
          </StemRow>
        ))}
      </div>
      {maySave && <MixDownload title={title} files={files} state={state} durationS={durationS} />}
    </section>
  )
}

const nothingDrawn = { peaks: { columns: new Float32Array(0), known: 0 }, version: 0 }

/** What the waves read of the region, from 0 to 1. */
const regionStyle = (region: Region | undefined, durationS: number): CSSProperties =>
  region && durationS > 0
    ? ({
        '--region-from': region.startS / durationS,
        '--region-to': region.endS / durationS,
      } as CSSProperties)
    : {}
