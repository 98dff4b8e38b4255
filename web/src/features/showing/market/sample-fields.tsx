import { marketLimits } from '@atelier/contract/market-terms'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { type DraftSample, type MarketDraft, withSample } from './market-draft.ts'

type PickerProps = { onPick: (sample: DraftSample) => void; onClose: () => void }

export type SamplePickers = {
  /** Chooses among own works that a medium makes. */
  pickWork: (props: PickerProps & { medium: 'picture' | 'clip' | 'song' }) => ReactNode
  /** Chooses among own answers. */
  pickAnswer: (props: PickerProps) => ReactNode
}

type SampleFieldsProps = SamplePickers & {
  draft: MarketDraft
  problem: string | undefined
  onDraft: (change: (draft: MarketDraft) => MarketDraft) => void
}

const mediumOf = { image: 'picture', video: 'clip', music: 'song' } as const

/** What was made with the prompt, by its author. */
export function SampleFields({ draft, problem, onDraft, pickWork, pickAnswer }: SampleFieldsProps) {
  const t = useTexts('market')
  const [picks, setPicks] = useState(false)
  const { medium, samples } = draft
  const picker = {
    onClose: () => setPicks(false),
    onPick: (sample: DraftSample) => {
      onDraft((now) => withSample(now, sample))
      setPicks(false)
    },
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">{t.samples}</legend>
      <p className="text-small text-soft">{t.samplesHint({ n: marketLimits.samples })}</p>
      {samples.length > 0 && (
        <ul className="flex flex-col gap-2">
          {samples.map((sample, at) => (
            <li
              key={JSON.stringify(sample.wish)}
              className="flex items-center gap-3 rounded-control border border-line p-2"
            >
              {sample.picture ? (
                <img src={sample.picture} alt="" className="size-12 rounded-control object-cover" />
              ) : (
                <Icon name="scroll-text" size={20} />
              )}
              <span className="line-clamp-2 min-w-0 flex-1 text-small wrap-anywhere">
                {sample.name || t.sample({ n: at + 1 })}
              </span>
              <IconButton
                icon="x"
                label={t.removeSample({ n: at + 1 })}
                onClick={() =>
                  onDraft((now) => ({ ...now, samples: now.samples.filter((_, n) => n !== at) }))
                }
              />
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <p role="alert" className="text-small text-danger">
          {problem}
        </p>
      )}
      {samples.length < marketLimits.samples && (
        <Button size="small" icon="plus" className="self-start" onClick={() => setPicks(true)}>
          {medium === 'chat' ? t.addAnswer : t.addWork}
        </Button>
      )}
      {picks &&
        (medium === 'chat'
          ? pickAnswer(picker)
          : pickWork({ ...picker, medium: mediumOf[medium] }))}
    </fieldset>
  )
}
