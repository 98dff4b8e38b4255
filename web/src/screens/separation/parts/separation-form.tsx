import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { FormEvent } from 'react'
import { ModelChoice } from '../../../features/making/studio/model-choice.tsx'
import { RequestFields } from '../../../features/making/studio/request-fields.tsx'
import { StudioFailure } from '../../../features/making/studio/studio-failure.tsx'
import { SubmitButton } from '../../../features/making/studio/submit-button.tsx'
import type { Studio } from '../../../features/making/studio/use-studio.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { HeldSong } from '../use-song.ts'
import { SongSlot } from './song-slot.tsx'

type SeparationFormProps = {
  studio: Studio
  song: HeldSong
  /** Which songs can be taken. */
  takes: string
  models: readonly WorkModel[]
  onSubmit: () => void
}

/** The song, and how it is to be taken apart. */
export function SeparationForm({ studio, song, takes, models, onSubmit }: SeparationFormProps) {
  const fields = useTexts('fields')
  const { settled, problems } = studio
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  if (!settled) return null
  return (
    <form
      aria-label={fields.tasks.separate}
      onSubmit={submit}
      className="flex flex-col lg:min-h-0 lg:flex-1"
    >
      <div className="lg:scroll-quiet flex flex-col gap-4 p-4 lg:min-h-0 lg:flex-1">
        <ModelChoice studio={studio} models={models} />
        <SongSlot song={song} takes={takes} refusal={problems.inputs} />
        <RequestFields studio={studio} />
      </div>
      <div className="flex shrink-0 flex-col gap-2 border-line p-4 max-lg:pt-0 lg:border-t">
        <StudioFailure studio={studio} />
        <SubmitButton studio={studio} />
      </div>
    </form>
  )
}
