// What an author says against a refusal, once, and the answer to it; stands where the refusal is shown.

import type { Appeal, AppealKind } from '@atelier/contract/features/showing/appeals'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { callOptions } from '../../../api/call-options.ts'
import { whenRefreshed } from '../../../api/refresh.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { toast } from '../../../ui/toast-manager.ts'

type About = { kind: AppealKind; subjectId: number }

/** For members; asks nothing of the server until it is shown. */
export function AppealNote(about: About) {
  const t = useTexts('appeals')
  const own = useQuery(callOptions('appeals.own', about))
  const [writing, setWriting] = useState(false)
  if (!own.data) return null
  const { appeal } = own.data
  if (appeal) return <Said appeal={appeal} />
  if (writing) return <AppealForm about={about} onClose={() => setWriting(false)} />
  return (
    <Button
      size="small"
      icon="message-circle"
      className="self-start"
      onClick={() => setWriting(true)}
    >
      {t.appeal}
    </Button>
  )
}

function Said({ appeal: { state, answer } }: { appeal: Appeal }) {
  const t = useTexts('appeals')
  return (
    <p role="status" className="self-stretch rounded-control bg-fill px-3 py-2 wrap-anywhere">
      {t[state]} {state !== 'waiting' && answer && t.answer({ text: answer })}
    </p>
  )
}

function AppealForm({ about, onClose }: { about: About; onClose: () => void }) {
  const t = useTexts('appeals')
  const form = useForm({
    first: { text: '' },
    read: ({ text }) => ({
      input: { ...about, text: text.trim() },
      problems: { text: !text.trim() && t.missing },
    }),
    send: (input) => call('appeals.make', input, { shownInPlace: true }),
    onSent: async () => {
      toast(t.sent, { kind: 'success' })
      await whenRefreshed()
    },
    failureAt: { '*': 'text' },
  })
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-3 self-stretch">
      <Field kind="long" label={t.text} hint={t.hint} maxLength={2000} {...form.field('text')} />
      <div className="flex gap-2">
        <Button type="submit" size="small" kind="main" busy={form.busy}>
          {t.send}
        </Button>
        <Button size="small" kind="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
