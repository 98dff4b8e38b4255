import '../../ui/late.css'
import { Suspense, useLayoutEffect } from 'react'
import { useMember } from '../../features/identity/session/queries.ts'
import { LibraryTabs } from '../../features/site/navigation/library-tabs.tsx'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { AppStore } from '../../features/talk/apps/app-store.tsx'
import { useChatModels } from '../../features/talk/models/queries.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { useDialogLink } from '../../lib/use-dialog-link.ts'
import { late } from '../../ui/late.ts'

const KnowledgeField = late(
  async () => (await import('../../features/talk/knowledge/knowledge-field.tsx')).KnowledgeField,
)
const AppealNote = late(
  async () => (await import('../../features/showing/appeals/appeal-note.tsx')).AppealNote,
)

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
      <LibraryTabs />
      <AppStore
        kind="app"
        isMember={isMember}
        models={models.filter(({ own }) => !own)}
        knowledge={(field) => (
          <Suspense>
            <KnowledgeField {...field} />
          </Suspense>
        )}
        onLogin={() => open('login')}
        appeal={(id) => (
          <Suspense>
            <AppealNote kind="app" subjectId={id} />
          </Suspense>
        )}
      />
    </div>
  )
}
