// Lyrics written for an idea: two versions, of which one goes into the form.
import '../../../ui/late.css'
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { priceOfWork } from '@atelier/contract/work-price'
import { isUnderWay, workStates } from '@atelier/contract/work-terms'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { creditText } from '../../../features/making/works/credit-text.ts'
import { useFollowedWork } from '../../../features/making/works/queries.ts'
import { useWorksClient } from '../../../features/making/works/works.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { keepRefusedWork } from '../../../lib/refused-work.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { announceLyrics } from '../announce-lyrics.ts'
import { LyricsVersions } from './lyrics-versions.tsx'

type LyricsWriterProps = {
  /** One that writes lyrics. */
  model: WorkModel
  /** What the form says already. */
  idea: string
  onUse: (text: string) => void
  onClose: () => void
}

export function LyricsWriter({ model, idea: begun, onUse, onClose }: LyricsWriterProps) {
  const t = useTexts('music')
  const works = useTexts('works')
  const common = useTexts('common')
  const { number } = useFormats()
  const client = useWorksClient()
  const [idea, setIdea] = useState(begun)
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState(false)
  const [id, setId] = useState(0)
  const { data: work } = useFollowedWork(id)
  const isBusy = sending || (id > 0 && (!work || isUnderWay(work.status)))
  const rates = model.price['write-lyrics']
  const price = rates ? priceOfWork(rates, 1) : 0
  const priceText = creditText(price, { t: works, number, purse: model.purse })

  const write = async (): Promise<void> => {
    const prompt = idea.trim()
    if (prompt === '') return setProblem(t.missing.idea)
    if (prompt.length > model.declaration.promptLimit) return setProblem(t.ideaLong)
    setProblem('')
    setSending(true)
    try {
      const [made = 0] = await client.wish([announceLyrics(model, prompt, price)], async () => {
        const body = { modelId: model.id, prompt, seenPrice: price }
        return (await call('queue.writeLyrics', body)).ids
      })
      setId(made)
    } catch (failure) {
      const told = { modelId: model.id, prompt }
      keepRefusedWork(failure, { again: () => void write(), resume: { by: 'lyrics', told } })
    } finally {
      setSending(false)
    }
  }
  const hasFailed = work && !isUnderWay(work.status) && work.status !== workStates.done
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.writeLyrics}
      description={t.writeLyricsText}
      closeLabel={common.close}
      size="large"
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void write()
        }}
      >
        <TextAreaField
          label={t.idea}
          value={idea}
          rows={2}
          placeholder={t.ideaHint}
          problem={problem || undefined}
          onChange={({ target }) => setIdea(target.value)}
        />
        <Button
          type="submit"
          kind={work?.status === workStates.done ? 'plain' : 'main'}
          busy={isBusy}
          icon="sparkles"
          className="figures self-start"
        >
          {works.withPrice({ label: id > 0 ? t.writeAgain : t.writeLyrics, price: priceText })}
        </Button>
        {isBusy && (
          <p role="status" className="flex items-center gap-2 text-soft">
            <Spinner size={16} />
            {t.writing}
          </p>
        )}
        {hasFailed && (
          <p role="alert" className="text-danger">
            {work.message || works.failed}
          </p>
        )}
      </form>
      {work?.status === workStates.done && (
        <div className="mt-4">
          <LyricsVersions texts={work.texts} onUse={onUse} />
        </div>
      )}
    </Dialog>
  )
}
