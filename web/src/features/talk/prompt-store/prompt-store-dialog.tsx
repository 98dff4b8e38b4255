import '../../../ui/late.css'
import { useLayoutEffect, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { takeWordsToKeep } from '../../../lib/words-to-keep.ts'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { emptyDraft } from './draft.ts'
import { LocalTab } from './local-tab.tsx'
import { OnlineTab } from './online-tab.tsx'
import type { StoreView } from './store-view.ts'

type PromptStoreDialogProps = {
  open: boolean
  onClose: () => void
  tab: string | null
  onTab: (tab: string) => void
}

/** The prompts that one keeps, and lists of others to take some from. What is half written stays when it closes. */
export function PromptStoreDialog({ open, onClose, tab, onTab }: PromptStoreDialogProps) {
  const t = useTexts('prompts')
  const common = useTexts('common')
  const [view, setView] = useState<StoreView>({ kind: 'list' })
  // Before it is painted, so that no list is seen first.
  useLayoutEffect(() => {
    const content = open ? takeWordsToKeep() : undefined
    if (content !== undefined) setView({ kind: 'edit', draft: { ...emptyDraft, content } })
  }, [open])
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={t.title}
      closeLabel={common.close}
      size="large"
      fullOnPhone
      bare
    >
      <div className="flex h-full min-h-0 flex-col pt-2 *:flex-1 [&_[role=tablist]]:px-4 max-sm:[&_[role=tablist]]:px-3 sm:h-[min(600px,calc(100dvh-160px))]">
        <Tabs
          label={t.tabsLabel}
          value={tab === 'online' ? 'online' : 'local'}
          onChange={onTab}
          tabs={[
            {
              value: 'local',
              label: t.local,
              icon: 'scroll-text',
              content: (
                <div className="flex h-full min-h-0 flex-col">
                  <LocalTab view={view} onView={setView} onClose={onClose} />
                </div>
              ),
            },
            {
              value: 'online',
              label: t.online,
              icon: 'globe',
              content: (
                <OnlineTab
                  onShowPrompts={() => {
                    setView({ kind: 'list' })
                    onTab('local')
                  }}
                />
              ),
            },
          ]}
        />
      </div>
    </DialogWindow>
  )
}
