import type { OpenAppeal } from '@atelier/contract/features/showing/appeals'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'

type AppealRowProps = {
  appeal: OpenAppeal
  busy: boolean
  onDecide: (grants: boolean) => void
}

const tones = { waiting: 'warning', granted: 'success', refused: 'danger' } as const

export function AppealRow({ appeal, busy, onDecide }: AppealRowProps) {
  const t = useTexts('adminModeration')
  const { dateTime } = useFormats()
  const { kind, title, state, author, createdAt, message, text, answer, isRefused } = appeal
  const name = title || t.untitled
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line p-4">
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
