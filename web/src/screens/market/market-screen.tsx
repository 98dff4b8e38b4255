import '../../ui/late.css'
import type { MarketPage } from '@atelier/contract/features/showing/market'
import { variablesIn } from '@atelier/contract/prompt-variables'
import { Suspense, useLayoutEffect, useState } from 'react'
import { useMember } from '../../features/identity/session/queries.ts'
import { WorkPicker } from '../../features/making/works/work-picker.tsx'
import { AppealNote } from '../../features/showing/appeals/appeal-note.tsx'
import { MarketView } from '../../features/showing/market/market-view.tsx'
import { LibraryTabs } from '../../features/site/navigation/library-tabs.tsx'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { useDialogLink } from '../../lib/use-dialog-link.ts'
import { late } from '../../ui/late.ts'
import { AnswerPicker } from './parts/answer-picker.tsx'
import { useTry } from './use-try.ts'

const FillForm = late(
  async () => (await import('../../features/talk/prompt-picker/fill-form.tsx')).FillForm,
)

/** Prompts that others offer, and those that come with the product. */
export function MarketScreen() {
  const t = useTexts('market')
  const isMember = useMember() !== undefined
  const { open } = useDialogLink()
  const [filling, setFilling] = useState<MarketPage | null>(null)
  const tryOut = useTry()
  useLayoutEffect(releaseBootFrame, [])
  useTitle(t.title)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TopBar title={t.title} />
      <LibraryTabs />
      <MarketView
        isMember={isMember}
        onLogin={() => open('login')}
        appeal={(id) => <AppealNote kind="prompt" subjectId={id} />}
        onTry={(prompt) =>
          variablesIn(prompt.content).length > 0
            ? setFilling(prompt)
            : tryOut(prompt, prompt.content)
        }
        pickWork={({ medium, onPick, onClose }) => (
          <WorkPicker
            worksOnly
            medium={medium}
            onClose={onClose}
            onPick={({ id, name, url, thumbnail }) =>
              onPick({
                wish: { file: id },
                name,
                picture: thumbnail || (medium === 'picture' ? url : ''),
              })
            }
          />
        )}
        pickAnswer={(props) => <AnswerPicker {...props} />}
      />
      {filling && (
        <Suspense>
          <FillForm
            open
            prompt={filling}
            onCancel={() => setFilling(null)}
            onDone={(words) => {
              setFilling(null)
              tryOut(filling, words)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
