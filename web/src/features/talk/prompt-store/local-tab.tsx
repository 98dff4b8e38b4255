import type { KeptPrompt } from '@atelier/contract/features/talk/prompts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fieldForPrompts, requestPrompt } from '../../../lib/prompt-fields.ts'
import { emptyDraft } from './draft.ts'
import { ImportPanel } from './import-panel.tsx'
import { OwnPrompts } from './own-prompts.tsx'
import { promptDeletes } from './prompt-deletes.ts'
import { PromptForm } from './prompt-form.tsx'
import { PromptVersions } from './prompt-versions.tsx'
import type { StoreView } from './store-view.ts'

type LocalTabProps = {
  view: StoreView
  onView: (view: StoreView) => void
  onClose: () => void
}

/** Own prompts, and what is done with them in place of the list. */
export function LocalTab({ view, onView, onClose }: LocalTabProps) {
  const [search, setSearch] = useState('')
  const [tag, setTag] = useState('')
  promptDeletes.useFinish()
  const navigate = useNavigate()
  const offer = ({ title, content, tags }: KeptPrompt) =>
    void navigate('/market?edit=new', {
      state: { offer: { title, content, tags: tags.join(', ') } },
    })
  const back = () => onView({ kind: 'list' })
  const use = (prompt: KeptPrompt) => {
    onClose()
    requestPrompt(prompt)
  }
  switch (view.kind) {
    case 'edit':
      return (
        <PromptForm
          draft={view.draft}
          onChange={(draft) => onView({ kind: 'edit', draft })}
          onDone={back}
        />
      )
    case 'versions':
      return <PromptVersions prompt={view.prompt} onBack={back} />
    case 'import':
      return <ImportPanel onBack={back} />
    case 'list':
      return (
        <OwnPrompts
          search={search}
          tag={tag}
          onSearch={setSearch}
          onTag={setTag}
          onAdd={() => onView({ kind: 'edit', draft: emptyDraft })}
          onImport={() => onView({ kind: 'import' })}
          {...(fieldForPrompts() ? { onUse: use } : {})}
          onEdit={({ id, title, content, tags }) =>
            onView({ kind: 'edit', draft: { id, title, content, tags: tags.join(', ') } })
          }
          onOffer={offer}
          onVersions={(prompt) => onView({ kind: 'versions', prompt })}
        />
      )
  }
}
