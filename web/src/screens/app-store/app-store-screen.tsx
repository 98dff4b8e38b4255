import '../../ui/late.css'
import { useLayoutEffect } from 'react'
import { useMember } from '../../features/identity/session/queries.ts'
import { AppealNote } from '../../features/showing/appeals/appeal-note.tsx'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { AppStore } from '../../features/talk/apps/app-store.tsx'
import { KnowledgeField } from '../../features/talk/knowledge/knowledge-field.tsx'
import { useChatModels } from '../../features/talk/models/queries.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { useDialogLink } from '../../lib/use-dialog-link.ts'

/** Assistants to talk with: those that come with the product, one's own, and what others publish. */
export function AppStoreScreen() {
  const t = useTexts('apps')
  const isMember = useMember() !== undefined
  const { models } = useChatModels()
  const { open } = useDialogLink()
  useLayoutEffect(releaseBootFrame, [])
  useTitle(t.title)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TopBar title={t.title} />
      <AppStore
        kind="app"
        isMember={isMember}
        models={models.filter(({ own }) => !own)}
        knowledge={(field) => <KnowledgeField {...field} />}
        onLogin={() => open('login')}
        appeal={(id) => <AppealNote kind="app" subjectId={id} />}
      />
    </div>
  )
}
