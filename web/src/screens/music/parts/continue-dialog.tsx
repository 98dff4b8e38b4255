// Going on with a song from one of its seconds: where, with which words, how long, and what that costs.
import '../../../ui/late.css'
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { fieldsFor } from '@atelier/contract/model-declaration'
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
import { useForm } from '../../../ui/form/use-form.ts'
import { Waveform } from '../../../ui/waveform.tsx'
import { positionOf } from '../use-deck.ts'

type ContinueDialogProps = {
  work: Work
  index: number
  model: WorkModel
  actions: ActionsOfWork
  onClose: () => void
  onSent: () => void
}

export function ContinueDialog({
  work,
  index,
  model,
  actions,
  onClose,
  onSent,
}: ContinueDialogProps) {
  const t = useTexts('music')
  const works = useTexts('works')
  const common = useTexts('common')
  const fields = useTexts('fields')
  const studio = useTexts('studio')
  const { number } = useFormats()
  const file = work.files[index]
  const durationS = Math.max(1, Math.floor(file?.durationS ?? 1))
  const at = Math.floor(positionOf(takeId(work, index)) ?? 0)
  const declared = fieldsFor(model.declaration, 'continue')
  const lengths = declared.find(({ name }) => name === 'seconds')
  const lyricsField = declared.find(({ name }) => name === 'lyrics')
  const takesLyrics = lyricsField !== undefined && work.params.instrumental !== true
  const form = useForm({
    first: {
      from: at >= 1 ? Math.min(at, durationS) : durationS,
      seconds:
        lengths?.kind === 'number'
          ? Math.min(
              lengths.max,
              Math.max(lengths.min, Number(work.params.seconds ?? lengths.fallback)),
            )
          : 0,
      lyrics: '',
    },
    read: ({ from, seconds, ...typed }) => {
      const lyrics = typed.lyrics.trim()
      const long = takesLyrics ? longValue(lyricsField, lyrics) : undefined
      return {
        input: { ...(lengths && { seconds }), ...(takesLyrics && { lyrics }), from },
        problems: { lyrics: long && studio.tooLong(long) },
      }
    },
    send: (params) => actions.followUp(work, model, 'continue', index, { params }),
    onSent: (taken) => {
      if (!taken) return
      onClose()
      onSent()
    },
    saysAtOnce: true,
  })
  const { from } = form.draft
  const price = followUpPrice(work, model, 'continue') ?? 0
  const title = songTitle(work, fields.tasks[work.task], index)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.continueSong({ title })}
      description={t.continueText}
      closeLabel={common.close}
      size="medium"
    >
      <form className="flex flex-col gap-5" onSubmit={form.submit}>
        <div className="flex flex-col gap-2">
          {(file?.about.peaks ?? []).length > 0 && (
            <Waveform
              label={t.from}
              peaks={(file?.about.peaks ?? []).map((peak) => peak / 100)}
              positionS={from}
              durationS={durationS}
              valueText={(at) => t.placeIn({ at: clockText(at), of: clockText(durationS) })}
              onSeek={(to) =>
                form.change({ from: Math.min(durationS, Math.max(1, Math.round(to))) })
              }
            />
          )}
          <NumberField label={t.from} min={1} max={durationS} step={1} {...form.field('from')} />
        </div>
        {lengths?.kind === 'number' && (
          <NumberField {...lengths} label={t.more} {...form.field('seconds')} />
        )}
        {takesLyrics && <LyricsEditor {...form.field('lyrics')} />}
        <Button type="submit" kind="main" size="large" busy={form.busy} className="figures">
          {works.withPrice({
            label: t.continueFrom,
            price: creditText(price, { t: works, number, ...work }),
          })}
        </Button>
      </form>
    </Dialog>
  )
}
