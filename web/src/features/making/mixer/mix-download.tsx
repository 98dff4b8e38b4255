import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { plainFileName, saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { MixState } from './mix-engine.ts'
import { gainOfDb, stemGains } from './mix-gains.ts'
import { renderMix } from './render-mix.ts'
import type { StemFiles } from './stem-files.ts'

type MixDownloadProps = {
  title: string
  files: StemFiles
  state: MixState
  durationS: number
}

type Status =
  | { is: 'idle' }
  | { is: 'mixing'; share: number }
  | { is: 'said'; text: string; failed: boolean }

/** Writes the mix as it sounds now into a WAV file. */
export function MixDownload({ title, files, state, durationS }: MixDownloadProps) {
  const t = useTexts('mixer')
  const [status, setStatus] = useState<Status>({ is: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    const master = gainOfDb(state.masterDb)
    const gains = stemGains(state.settings).map((gain) => gain * master)
    if (gains.every((gain) => gain === 0))
      return setStatus({ is: 'said', text: t.mixSilent, failed: true })
    const ending = new AbortController()
    running.current = ending
    setStatus({ is: 'mixing', share: 0 })
    try {
      const { file, turnedDownDb } = await renderStems(files, gains, durationS, {
        signal: ending.signal,
        // What is under way ends a little after it was given up.
        onProgress: (share) => !ending.signal.aborted && setStatus({ is: 'mixing', share }),
      })
      saveFile(file, `${plainFileName(title, 'mix')}.wav`)
      const text = turnedDownDb > 0 ? t.mixTurnedDown({ db: turnedDownDb.toFixed(1) }) : t.mixDone
      setStatus({ is: 'said', text, failed: false })
    } catch {
      if (!ending.signal.aborted) setStatus({ is: 'said', text: t.mixFailed, failed: true })
    }
  }
  const cancel = () => {
    running.current?.abort()
    setStatus({ is: 'idle' })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {status.is === 'mixing' ? (
        <>
          <progress
            aria-label={t.mixing}
            value={status.share}
            max={1}
            className="h-2 w-40 accent-(--accent-text)"
          />
          <span className="figures w-11 text-soft">
            {t.mixingPercent({ n: Math.floor(status.share * 100) })}
          </span>
          <Button size="medium" onClick={cancel}>
            {t.cancel}
          </Button>
        </>
      ) : (
        <Button icon="download" onClick={() => void start()}>
          {t.downloadMix}
        </Button>
      )}
      <p
        aria-live="polite"
        className={`flex min-w-0 flex-1 items-center gap-2 text-small ${status.is === 'said' && status.failed ? 'text-danger' : 'text-soft'}`}
      >
        {status.is === 'said' ? (
          <>
            <Icon name={status.failed ? 'circle-alert' : 'circle-check'} size={16} />
            {status.text}
          </>
        ) : (
          status.is === 'idle' && <span className="text-faint">{t.mixHint}</span>
        )}
      </p>
    </div>
  )
}

/** Opens what is to be heard; what is silent is not even fetched. */
async function renderStems(
  files: StemFiles,
  gains: readonly number[],
  durationS: number,
  options: Parameters<typeof renderMix>[2],
) {
  const heard = gains.flatMap((gain, stem) => (gain === 0 ? [] : [{ gain, stem }]))
  const sources = await Promise.all(
    heard.map(async ({ gain, stem }) => ({ gain, source: await files.open(stem) })),
  )
  const channels = sources.some(({ source }) => source.channels > 1) ? 2 : 1
  const sampleRate = Math.max(...sources.map(({ source }) => source.sampleRate))
  return renderMix(sources, { sampleRate, channels, durationS }, options)
}
