import type { AppPage } from '@atelier/contract/features/talk/apps'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { PublishActions } from '../../../ui/publish-actions.tsx'
import { usePublishApp } from './queries.ts'
import { useAppActions } from './use-app-actions.ts'
import { useAppPlace } from './use-app-place.ts'

/** What an author may say against a refusal, by the number of what was refused. */
export type AppealSlot = (id: number) => ReactNode

type OwnActsProps = {
  app: AppPage
  isMember: boolean
  onLogin: () => void
  appeal: AppealSlot
}

/** What an author may do with an own app, and how it stands with others. */
export function OwnActions({ app, isMember, onLogin, appeal }: OwnActsProps) {
  const t = useTexts('apps')
  const publish = usePublishApp()
  const { remove } = useAppActions()
  const { open, close } = useAppPlace()
  const { id, state, message } = app
  return (
    <PublishActions
      words={t}
      state={t.stateTexts[state]}
      message={message}
      appeal={isMember && state === 'refused' && appeal(id)}
      isShown={state === 'public' || state === 'waiting'}
      isMember={isMember}
      busy={publish.isPending}
      onEdit={() => open({ edit: String(id) })}
      onPublish={(publishes) => publish.mutate({ id, publishes })}
      onLogin={onLogin}
      onDelete={() => {
        close()
        remove(app)
      }}
    />
  )
}
