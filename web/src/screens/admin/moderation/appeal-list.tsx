// What authors say against a refusal, answered one by one.

import type { OpenAppeal } from '@atelier/contract/features/showing/appeals'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { dataKey } from '../../../api/call-options.ts'
import { whenRefreshed } from '../../../api/refresh.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { useList } from '../frame/use-list.ts'
import { MessageDialog } from './message-dialog.tsx'
import { ReviewFrame } from './review-frame.tsx'

const listKey = dataKey('appeals.list')

type Deciding = { appeal: OpenAppeal; grants: boolean }

export function AppealList() {
  const t = useTexts('adminModeration')
  const admin = useTexts('admin')
  const [deciding, setDeciding] = useState<Deciding>()
  const pages = useList(listKey, (page, settings) => call('appeals.list', page, settings), {
    size: 24,
  })
  const settle = useMutation({
    mutationFn: ({ appeal, grants, answer }: Deciding & { answer: string }) =>
      call('appeals.settle', { id: appeal.id, grants, answer: answer.trim() }),
    onSuccess: (_, { grants }) => {
      toast(grants ? t.granted : t.refused, { kind: 'success' })
      setDeciding(undefined)
    },
    onSettled: whenRefreshed,
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

type AppealRowProps = {
  appeal: OpenAppeal
  busy: boolean
  onDecide: (grants: boolean) => void
}

const tones = { waiting: 'warning', granted: 'success', refused: 'danger' } as const

function AppealRow({ appeal, busy, onDecide }: AppealRowProps) {
  const t = useTexts('adminModeration')
  const { dateTime } = useFormats()
  const { kind, title, state, author, createdAt, message, text, answer, isRefused } = appeal
  const name = title || t.untitled
  return (
    <li className="flex flex-col gap-2 rounded-card bg-card p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 font-medium wrap-anywhere">{name}</h2>
        <Badge>{t.appealKinds[kind]}</Badge>
        <Badge tone={tones[state]}>{t.appealStates[state]}</Badge>
      </div>
      <p className="text-small text-soft">
        {t.appealBy({ name: author, date: dateTime(createdAt) })}
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
      {isRefused && (
        <p className="rounded-control bg-fill px-3 py-2 text-small wrap-anywhere">
          <span className="font-medium">{t.refusedFor}: </span>
          {message || t.usualWords}
        </p>
      )}
      {state !== 'waiting' && answer && (
        <p className="text-small wrap-anywhere text-soft">
          <span className="font-medium">{t.answered}: </span>
          {answer}
        </p>
      )}
      {state === 'waiting' && (
        <div className="mt-1 flex flex-wrap items-center justify-end gap-2">
          {!isRefused && (
            <p className="min-w-0 flex-1 basis-60 text-small text-soft">{t.noLonger}</p>
          )}
          <Button
            size="small"
            kind="danger"
            disabled={busy}
            aria-label={t.refuseOne({ name })}
            onClick={() => onDecide(false)}
          >
            {t.refuse}
          </Button>
          {isRefused && (
            <Button
              size="small"
              kind="main"
              disabled={busy}
              aria-label={t.grantOne({ name })}
              onClick={() => onDecide(true)}
            >
              {t.grant}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
