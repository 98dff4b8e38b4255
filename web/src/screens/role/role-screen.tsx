import '../../ui/late.css'
import { useLayoutEffect } from 'react'
import { useMember } from '../../features/identity/session/queries.ts'
import { AppealNote } from '../../features/showing/appeals/appeal-note.tsx'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { AppStore } from '../../features/talk/apps/app-store.tsx'
import { KnowledgeField } from '../../features/talk/knowledge/knowledge-field.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { useDialogLink } from '../../lib/use-dialog-link.ts'

/** Personas to put on; a role asks for no model of its own. */
export function RoleScreen() {
  const t = useTexts('apps')
  const isMember = useMember() !== undefined
  const { open } = useDialogLink()
  useLayoutEffect(releaseBootFrame, [])
  useTitle(t.roles)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TopBar title={t.roles} />
      <AppStore
        kind="role"
        isMember={isMember}
        models={[]}
        knowledge={(field) => <KnowledgeField {...field} />}
        onLogin={() => open('login')}
        appeal={(id) => <AppealNote kind="app" subjectId={id} />}
      />
    </div>
  )
}
