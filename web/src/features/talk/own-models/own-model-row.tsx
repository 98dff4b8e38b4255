import type { ChatModel } from '@atelier/contract/features/talk/models'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { useDeleteModel } from './queries.ts'

/** A model that was made; a press on its name opens it. */
export function OwnModelRow({ model, onEdit }: { model: ChatModel; onEdit: () => void }) {
  const t = useTexts('ownModels')
  const common = useTexts('common')
  const [asking, setAsking] = useState(false)
  const remove = useDeleteModel()
  const { name, custom } = model
  return (
    <li className="relative flex items-center gap-2 px-6 py-2.5 hover:bg-fill max-sm:px-5">
      <div className="min-w-0 flex-1">
        <button
          type="button"
          aria-label={t.editOne({ name })}
          onClick={onEdit}
          className="block max-w-full truncate rounded-control text-left font-medium after:absolute after:inset-0"
        >
          {name}
        </button>
        <p className={`truncate ${custom?.works ? 'text-soft' : 'text-danger'}`}>
          {custom?.works ? custom.base.name : t.gone}
          {custom?.works && custom.systemMessage && ` · ${custom.systemMessage.slice(0, 200)}`}
        </p>
      </div>
      <span className="relative shrink-0">
        <IconButton icon="trash-2" label={t.deleteOne({ name })} onClick={() => setAsking(true)} />
      </span>
      <ConfirmDialog
        open={asking}
        danger
        title={t.deleteTitle({ name })}
        confirmLabel={t.delete}
        cancelLabel={common.cancel}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(model.id, {
            onSuccess: () => toast(t.deleted, { kind: 'success' }),
            onSettled: () => setAsking(false),
          })
        }
        onCancel={() => setAsking(false)}
      >
        {t.deleteText}
      </ConfirmDialog>
    </li>
  )
}
