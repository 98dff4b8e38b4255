// What authors say against a refusal, answered one by one.
import type { OpenAppeal } from '@atelier/contract/features/showing/appeals'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { dataKey } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { useList } from '../frame/use-list.ts'
import { AppealRow } from './appeal-row.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { countsQuery } from './moderation-tabs.tsx'
import { ReviewFrame } from './review-frame.tsx'

const listKey = dataKey('GET /admin/moderation/appeals')

type Deciding = { appeal: OpenAppeal; grants: boolean }

export function AppealList() {
  const t = useTexts('adminModeration')
  const admin = useTexts('admin')
  const queries = useQueryClient()
  const [deciding, setDeciding] = useState<Deciding>()
  const pages = useList(
    listKey,
    (page, settings) => call('GET /admin/moderation/appeals', page, settings),
    { size: 24 },
  )
  const settle = useMutation({
    mutationFn: ({ appeal, grants, answer }: Deciding & { answer: string }) =>
      call('POST /admin/moderation/settleAppeal', { id: appeal.id, grants, answer: answer.trim() }),
    onSuccess: (_, { grants }) => {
      toast(grants ? t.granted : t.refused, { kind: 'success' })
      setDeciding(undefined)
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: listKey }),
        queries.invalidateQueries({ queryKey: countsQuery.queryKey }),
      ]),
  })
  const words = {
    text: t.appealsText,
    empty: t.appealsEmpty,
    emptyText: t.appealsEmptyText,
    more: admin.more,
  }
  return (
    <>
      <ReviewFrame words={words} query={pages.query} isEmpty={pages.rows.length === 0}>
        <ul aria-label={t.tabs.appeals} className="flex flex-col gap-3">
          {pages.rows.map((appeal) => (
            <AppealRow
              key={appeal.id}
              appeal={appeal}
              busy={settle.isPending}
              onDecide={(grants) => setDeciding({ appeal, grants })}
            />
          ))}
        </ul>
      </ReviewFrame>
      {deciding && (
        <MessageDialog
          key={`${deciding.appeal.id} ${deciding.grants}`}
          open
          title={(deciding.grants ? t.grantTitle : t.refuseTitle)({
            name: deciding.appeal.title || t.untitled,
          })}
          label={t.answer}
          hint={t.answerHint}
          action={deciding.grants ? t.grant : t.refuse}
          kind={deciding.grants ? 'main' : 'danger'}
          maxLength={1000}
          busy={settle.isPending}
          onSend={(answer) => settle.mutate({ ...deciding, answer })}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </>
  )
}
