import type { Share } from '@atelier/contract/features/showing/shares'
import { useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useCreateLink } from './queries.ts'
import type { ShareSubject } from './share-subject.ts'

const spans = ['none', '24', '168', '720'] as const
const longestPassword = 200

type ShareFormProps = { subject: ShareSubject; onMade: (link: Share) => void }

/** How a new link is to open. */
export function ShareForm({ subject, onMade }: ShareFormProps) {
  const t = useTexts('share')
  const common = useTexts('common')
  const create = useCreateLink()
  const [password, setPassword] = useState('')
  const [span, setSpan] = useState<(typeof spans)[number]>('none')
  const { error } = create
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (create.isPending) return
        const hours = span === 'none' ? null : Number(span)
        create.mutate(
          { ...subject, password, hours },
          {
            onSuccess: (link) => {
              setPassword('')
              onMade(link)
            },
          },
        )
      }}
    >
      <div>
        <p aria-hidden="true" className="mb-1.5 text-soft">
          {t.expiry}
        </p>
        <Segmented
          wide
          label={t.expiry}
          value={span}
          options={spans.map((value) => ({ value, label: t.hours[value] }))}
          onChange={setSpan}
        />
      </div>
      <TextField
        label={t.optionalPassword}
        hint={t.optionalPasswordHint}
        value={password}
        maxLength={longestPassword}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setPassword(event.target.value)}
      />
      {error && (
        <FailureState
          inline
          message={error instanceof CallFailure ? error.message : common.somethingWrong}
        />
      )}
      <Button
        kind="main"
        type="submit"
        icon="link"
        className="self-end max-sm:self-stretch"
        busy={create.isPending}
      >
        {t.create}
      </Button>
    </form>
  )
}
