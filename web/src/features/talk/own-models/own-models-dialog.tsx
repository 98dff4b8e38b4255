import { QueryFailure } from '../../../ui/query-failure.tsx'
import '../../../ui/late.css'
import type { ChatModel } from '@atelier/contract/features/talk/models'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { token } from '../../../lib/storage/identity.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { baseKey, basesOf, draftOf, emptyModel, type ModelDraft } from './model-draft.ts'
import { OwnModelForm } from './own-model-form.tsx'
import { OwnModelRow } from './own-model-row.tsx'
import { useApis, useOwnModels, useSiteModels } from './queries.ts'

type OwnModelsDialogProps = { open: boolean; onClose: () => void }

/** The models that a member made: each one a model of the site, or by a key of theirs, with words of their own. */
export function OwnModelsDialog({ open, onClose }: OwnModelsDialogProps) {
  const t = useTexts('ownModels')
  const common = useTexts('common')
  const isMember = useStored(token) !== ''
  const [draft, setDraft] = useState<ModelDraft>()
  const title = draft && (draft.id === undefined ? t.add : t.edit)
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={title ?? t.title}
      closeLabel={common.close}
      size="medium"
      fullOnPhone
      bare
    >
      <div className="flex h-full min-h-0 flex-col *:flex-1 sm:h-[min(600px,calc(100dvh-160px))]">
        {isMember ? <OfMember draft={draft} setDraft={setDraft} /> : <ForGuest />}
      </div>
    </DialogWindow>
  )
}

function ForGuest() {
  const t = useTexts('ownModels')
  const session = useTexts('settings')
  const { show } = useDialogLink()
  return (
    <div className="grid place-items-center p-6">
      <EmptyState
        icon="brain"
        title={t.guest}
        action={
          <Button kind="main" icon="log-in" onClick={() => show({ dialog: 'login' })}>
            {session.logIn}
          </Button>
        }
      />
    </div>
  )
}

type OfMemberProps = {
  draft: ModelDraft | undefined
  setDraft: (draft: ModelDraft | undefined) => void
}

function OfMember({ draft, setDraft }: OfMemberProps) {
  const t = useTexts('ownModels')
  const common = useTexts('common')
  const own = useOwnModels()
  const site = useSiteModels()
  const apis = useApis()
  const failed = [own, site, apis].find(({ isError }) => isError)
  if (failed) return <QueryFailure withoutId message={common.somethingWrong} of={failed} />
  if (!own.data || !site.data || !apis.data) return <Waiting />
  const bases = basesOf([...site.data, ...own.data])
  const [first] = bases
  const firstApi = apis.data.apis[0]?.id ?? ''
  if (draft)
    return (
      <OwnModelForm
        draft={draft}
        bases={bases}
        apis={apis.data.apis}
        gone={own.data.find(({ id, custom }) => id === draft.id && custom?.works === false)}
        onChange={setDraft}
        onDone={() => setDraft(undefined)}
      />
    )
  const begin = () => setDraft(emptyModel(first ? baseKey(first) : 'key', firstApi))
  const edit = (model: ChatModel) => setDraft(draftOf(model, firstApi))
  const made = own.data.filter(({ custom }) => custom !== null)
  if (made.length === 0)
    return (
      <div className="grid place-items-center p-6">
        <EmptyState
          icon="brain"
          title={t.empty}
          action={
            <Button kind="main" icon="plus" onClick={begin}>
              {t.add}
            </Button>
          }
        >
          {t.intro}
        </EmptyState>
      </div>
    )
  return (
    <div className="flex min-h-0 flex-col">
      <ul className="scroll-quiet min-h-0 flex-1 py-2">
        {made.map((model) => (
          <OwnModelRow key={model.id} model={model} onEdit={() => edit(model)} />
        ))}
      </ul>
      <div className="flex justify-end border-t border-line px-6 py-3 max-sm:px-5 max-sm:pb-[max(12px,env(safe-area-inset-bottom))]">
        <Button kind="main" icon="plus" onClick={begin}>
          {t.add}
        </Button>
      </div>
    </div>
  )
}

const Waiting = () => (
  <div className="flex flex-col gap-4 p-6">
    <Skeleton className="h-14 w-full" />
    <Skeleton className="h-14 w-full" />
    <Skeleton className="h-14 w-full" />
  </div>
)
