import type { ModeratedApp } from '@atelier/contract/features/talk/apps'
import { AppTile } from '../../../features/talk/apps/app-tile.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { DecideButtons } from './decide-buttons.tsx'

type AppReviewRowProps = {
  app: ModeratedApp
  busy: boolean
  onShow: () => void
  onRefuse: () => void
}

export function AppReviewRow({ app, busy, onShow, onRefuse }: AppReviewRowProps) {
  const t = useTexts('apps')
  const { name, description, kind, author, icon, opening, questions, systemMessage } = app
  return (
    <li className="flex gap-4 rounded-card border border-line p-4">
      <AppTile icon={icon} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="min-w-0 font-medium wrap-anywhere">{name}</h2>
          <Badge>{kind === 'role' ? t.role : t.app}</Badge>
          <span className="text-small text-soft">{t.by({ name: author })}</span>
        </div>
        {description && <p className="wrap-anywhere">{description}</p>}
        {opening && <p className="wrap-anywhere text-soft">{opening}</p>}
        {questions.length > 0 && (
          <p className="text-small wrap-anywhere text-soft">{questions.join(' · ')}</p>
        )}
        <details>
          <summary className="cursor-pointer text-small font-medium text-soft">
            {t.systemMessage}
          </summary>
          <p className="mt-1 rounded-control bg-fill p-3 whitespace-pre-wrap wrap-anywhere">
            {systemMessage}
          </p>
        </details>
        <DecideButtons name={name} words={t} busy={busy} onShow={onShow} onRefuse={onRefuse} />
      </div>
    </li>
  )
}
