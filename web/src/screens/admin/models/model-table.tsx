import type { AdminModel } from '@atelier/contract/features/connection-admin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { dataKey } from '../../../api/call-options.ts'
import type { InputAt } from '../../../api/endpoint-types.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ModelDialog } from './model-dialog.tsx'

/** From so many on, they are looked through by words. */
const many = 12

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
  const [edited, setEdited] = useState<AdminModel>()
  const { save, arrange } = useModelCalls()
  const words = query.trim().toLowerCase()
  const shown = models.filter(({ label, name, connection }) =>
    `${label} ${name} ${connection}`.toLowerCase().includes(words),
  )
  const move = (model: AdminModel, by: -1 | 1) => {
    const ids = models.map(({ id }) => id)
    const place = ids.indexOf(model.id)
    ids.splice(place, 1)
    ids.splice(place + by, 0, model.id)
    if (!arrange.isPending) arrange.mutate({ kind, ids })
  }
  return (
    <>
      {models.length > many && (
        <TextField
          label={t.search}
          type="search"
          autoComplete="off"
          value={query}
          onChange={({ target }) => onQuery(target.value)}
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
              cell: ({ label, name }) => (
                <>
                  <span className="font-medium wrap-anywhere">{label}</span>
                  {label !== name && (
                    <span className="block text-small font-normal text-soft wrap-anywhere">
                      {name}
                    </span>
                  )}
                </>
              ),
            },
            { key: 'connection', title: t.connection, cell: ({ connection }) => connection },
            {
              key: 'offered',
              title: t.offeredTitle,
              cell: (model) => (
                <Switch
                  label={<span className="sr-only">{t.offered({ name: model.label })}</span>}
                  on={model.isOffered}
                  onChange={(isOffered) =>
                    !save.isPending && save.mutate({ ...wishOf(model), isOffered })
                  }
                />
              ),
            },
            {
              key: 'acts',
              title: '',
              end: true,
              cell: (model) => {
                const place = models.indexOf(model)
                const name = model.label
                return (
                  <span className="flex justify-end gap-1">
                    <IconButton
                      icon="arrow-up"
                      label={t.up({ name })}
                      disabled={words !== '' || place === 0}
                      onClick={() => move(model, -1)}
                    />
                    <IconButton
                      icon="arrow-down"
                      label={t.down({ name })}
                      disabled={words !== '' || place === models.length - 1}
                      onClick={() => move(model, 1)}
                    />
                    <IconButton
                      icon="pencil"
                      label={t.edit({ name })}
                      onClick={() => setEdited(model)}
                    />
                  </span>
                )
              },
            },
          ]}
        />
      )}
      {edited && <ModelDialog model={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

/** What is kept of a model when nothing else is said. */
const wishOf = ({ kind, id, isOffered, ...words }: AdminModel) => ({
  ...{ kind, id, isOffered },
  label: words.label === words.listedLabel ? '' : words.label,
  description: words.description === words.listedDescription ? '' : words.description,
})

function useModelCalls() {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: dataKey('GET /admin/models') })
  return {
    save: useMutation({
      mutationFn: (wish: InputAt<'POST /admin/models/save'>) =>
        call('POST /admin/models/save', wish),
      onSettled,
    }),
    arrange: useMutation({
      mutationFn: (wish: InputAt<'POST /admin/models/arrange'>) =>
        call('POST /admin/models/arrange', wish),
      onSettled,
    }),
  }
}
