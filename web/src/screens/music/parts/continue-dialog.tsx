// Going on with a song from one of its seconds: where, with which words, how long, and what that costs.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { fieldsFor } from '@atelier/contract/model-declaration'
import { useState } from 'react'
import { LyricsEditor } from '../../../features/making/songs/lyrics-editor.tsx'
import { songTitle, takeId } from '../../../features/making/songs/song.ts'
import { longValue } from '../../../features/making/studio/long-text.ts'
import { NumberField } from '../../../features/making/studio/number-field.tsx'
import { creditText } from '../../../features/making/works/credit-text.ts'
import { followUpPrice } from '../../../features/making/works/follow-up.ts'
import type { ActionsOfWork } from '../../../features/making/works/use-work-actions.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { clockText } from '../../../lib/clock-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Waveform } from '../../../ui/waveform.tsx'
import { positionOf } from '../use-deck.ts'

type ContinueDialogProps = {
  work: Work
  index: number
  model: WorkModel
  acts: ActionsOfWork
  onClose: () => void
  onSent: () => void
}

export function ContinueDialog({ work, index, model, acts, onClose, onSent }: ContinueDialogProps) {
  const t = useTexts('music')
  const works = useTexts('works')
  const common = useTexts('common')
  const fields = useTexts('fields')
  const studio = useTexts('studio')
  const { number } = useFormats()
  const file = work.files[index]
  const durationS = Math.max(1, Math.floor(file?.durationS ?? 1))
  const [from, setFrom] = useState(() => {
    const at = Math.floor(positionOf(takeId(work, index)) ?? 0)
    return at >= 1 ? Math.min(at, durationS) : durationS
  })
  const declared = fieldsFor(model.declaration, 'continue')
  const lengths = declared.find(({ name }) => name === 'seconds')
  const [seconds, setSeconds] = useState(() =>
    lengths?.kind === 'number'
      ? Math.min(
          lengths.max,
          Math.max(lengths.min, Number(work.params.seconds ?? lengths.fallback)),
        )
      : 0,
  )
  const [lyrics, setLyrics] = useState('')
  const [busy, setBusy] = useState(false)
  const takesLyrics =
    declared.some(({ name }) => name === 'lyrics') && work.params.instrumental !== true
  const long = takesLyrics
    ? longValue(
        declared.find(({ name }) => name === 'lyrics'),
        lyrics.trim(),
      )
    : undefined
  const price = followUpPrice(work, model, 'continue') ?? 0
  const title = songTitle(work, fields.tasks[work.task], index)
  const send = async () => {
    // The field says why.
    if (long) return
    setBusy(true)
    const told = {
      ...(lengths ? { seconds } : {}),
      ...(takesLyrics ? { lyrics: lyrics.trim() } : {}),
      from,
    }
    const taken = await acts.followUp(work, model, 'continue', index, { params: told })
    setBusy(false)
    if (!taken) return
    onClose()
    onSent()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.continueSong({ title })}
      description={t.continueText}
      closeLabel={common.close}
      size="medium"
    >
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <div className="flex flex-col gap-2">
          {(file?.about.peaks ?? []).length > 0 && (
            <Waveform
              label={t.from}
              peaks={(file?.about.peaks ?? []).map((peak) => peak / 100)}
              positionS={from}
              durationS={durationS}
              valueText={(at) => t.placeIn({ at: clockText(at), of: clockText(durationS) })}
              onSeek={(at) => setFrom(Math.min(durationS, Math.max(1, Math.round(at))))}
            />
          )}
          <NumberField
            label={t.from}
            value={from}
            min={1}
            max={durationS}
            step={1}
            problem={undefined}
            onChange={setFrom}
          />
        </div>
        {lengths?.kind === 'number' && (
          <NumberField
            {...lengths}
            label={t.more}
            value={seconds}
            problem={undefined}
            onChange={setSeconds}
          />
        )}
        {takesLyrics && (
          <LyricsEditor
            value={lyrics}
            onChange={setLyrics}
            problem={long && studio.tooLong(long)}
          />
        )}
        <Button type="submit" kind="main" size="large" busy={busy} className="figures">
          {works.withPrice({
            label: t.continueFrom,
            price: creditText(price, { t: works, number, ...work }),
          })}
        </Button>
      </form>
    </Dialog>
  )
}
