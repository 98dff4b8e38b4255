import '../../../ui/late.css'
import type { ModeratedApp } from '@atelier/contract/features/talk/apps'
import { call } from '../../../api/call.ts'
import { dataKey } from '../../../api/call-options.ts'
import { AppTile } from '../../../features/talk/apps/app-tile.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { type Decided, DecideList } from './decide-list.tsx'
import { ModerationRoom } from './moderation-room.tsx'

const decided: Decided<ModeratedApp> = {
  listKey: dataKey('apps.moderation'),
  read: (page, settings) => call('apps.moderation', page, settings),
  decide: (decision) => call('apps.decide', decision),
  nameOf: ({ name }) => name,
}

/** Where operators decide on apps and roles that wait to be shown, each with all that it says. */
export function AppReviewScreen() {
  const t = useTexts('apps')
  return (
    <ModerationRoom>
      <DecideList of={decided} words={t}>
        {(
          { name, description, kind, author, icon, opening, questions, systemMessage },
          buttons,
        ) => (
          <div className="flex gap-4 rounded-card bg-card p-4">
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
              {buttons}
            </div>
          </div>
        )}
      </DecideList>
    </ModerationRoom>
  )
}
