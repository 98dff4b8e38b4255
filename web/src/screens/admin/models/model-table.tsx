import type { AdminModel } from '@atelier/contract/features/running/connection-admin'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { MoveButtons } from '../frame/move-buttons.tsx'
import { movedBy } from '../frame/moved-by.ts'
import { useChange } from '../frame/use-change.ts'
import { ModelDialog } from './model-dialog.tsx'
import { ModelName } from './model-name.tsx'

/** From so many on, they are looked through by words. */
const many = 12
/** So many at a time; further ones by wish. */
const pageSize = 60

/** Models of one kind: which are offered, in which order, by which names. */
export function ModelTable({
  kind,
  models,
  query,
  onQuery,
}: {
  kind: AdminModel['kind']
  models: readonly AdminModel[]
  query: string
  onQuery: (query: string) => void
}) {
  const t = useTexts('adminModels')
  const admin = useTexts('admin')
  const [edited, setEdited] = useState<AdminModel>()
  const [removed, setRemoved] = useState<AdminModel>()
  const [most, setMost] = useState(pageSize)
  const save = useChange('POST /admin/models/save', { reads: ['GET /admin/models'] })
  const arrange = useChange('POST /admin/models/arrange', { reads: ['GET /admin/models'] })
  const remove = useChange('POST /admin/models/remove', { reads: ['GET /admin/models'] })
  const words = query.trim().toLowerCase()
  const fitting = models.filter(({ label, name, connection }) =>
    `${label} ${name} ${connection}`.toLowerCase().includes(words),
  )
  const shown = fitting.slice(0, most)
  const move = (model: AdminModel, by: -1 | 1) => {
    const ids = movedBy(models, model, by).map(({ id }) => id)
    if (!arrange.isPending) arrange.mutate({ kind, ids })
  }
  return (
    <>
      {models.length > many && (
        <SearchField
          label={t.search}
          labelShown
          autoComplete="off"
          value={query}
          onWords={onQuery}
          className="sm:w-80"
        />
      )}
      {shown.length === 0 && (
        <p role="status" className="text-soft">
          {t.none}
        </p>
      )}
      {shown.length > 0 && (
        <DataTable<AdminModel>
          label={t.list}
          rows={shown}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              title: t.name,
              main: true,
              cell: (model) => <ModelName model={model} />,
            },
            { key: 'connection', title: t.connection, cell: ({ connection }) => connection },
            {
              key: 'offered',
              title: t.offeredTitle,
              cell: ({ id, label, isOffered }) => (
                <Switch
                  label={<span className="sr-only">{t.offered({ name: label })}</span>}
                  on={isOffered}
                  onChange={(on) => !save.isPending && save.mutate({ kind, id, isOffered: on })}
                />
              ),
            },
            {
              key: 'acts',
              title: '',
              end: true,
              cell: (model) => {
                const name = model.label
                return (
                  <span className="flex justify-end gap-1">
                    <MoveButtons
                      up={t.up({ name })}
                      down={t.down({ name })}
                      onUp={words || model === models[0] ? undefined : () => move(model, -1)}
                      onDown={words || model === models.at(-1) ? undefined : () => move(model, 1)}
                    />
                    <IconButton
                      icon="pencil"
                      label={t.edit({ name })}
                      onClick={() => setEdited(model)}
                    />
                    {model.isOwn && (
                      <IconButton
                        icon="trash-2"
                        label={t.remove({ name })}
                        onClick={() => setRemoved(model)}
                      />
                    )}
                  </span>
                )
              },
            },
          ]}
        />
      )}
      {fitting.length > most && (
        <Button className="self-center" onClick={() => setMost((now) => now + pageSize)}>
          {admin.more}
        </Button>
      )}
      {edited && (
        <ModelDialog
          model={edited}
          others={models.filter(({ id, type }) => id !== edited.id && type === edited.type)}
          onClose={() => setEdited(undefined)}
        />
      )}
      <ConfirmDialog
        open={removed !== undefined}
        danger
        title={t.removeTitle({ name: removed?.label ?? '' })}
        confirmLabel={t.removeAction}
        cancelLabel={t.cancel}
        busy={remove.isPending}
        onConfirm={() =>
          removed && remove.mutate({ id: removed.id }, { onSettled: () => setRemoved(undefined) })
        }
        onCancel={() => setRemoved(undefined)}
      >
        {t.removeText}
      </ConfirmDialog>
    </>
  )
}
