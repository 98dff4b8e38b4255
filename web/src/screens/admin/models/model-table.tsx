import type { AdminModel } from '@atelier/contract/features/running/connection-admin'
import { useState } from 'react'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
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
import { abilityNames } from './model-draft.ts'
import { ModelPrice } from './model-price.tsx'

/** From so many on, they are looked through by words. */
const many = 12
/** So many at a time; further ones by wish. */
const pageSize = 60

/** Models of one kind: which are offered, in which order, by which names. */
export function ModelTable({
  kind,
  models,
  query,
  waitsOnly,
  onQuery,
}: {
  kind: AdminModel['kind']
  models: readonly AdminModel[]
  query: string
  /** Those alone that wait for a price. */
  waitsOnly: boolean
  onQuery: (query: string) => void
}) {
  const t = useTexts('adminModels')
  const admin = useTexts('admin')
  const [edited, setEdited] = useState<AdminModel>()
  const [removed, setRemoved] = useState<AdminModel>()
  const [max, setMax] = useState(pageSize)
  const save = useChange('connectionAdmin.saveModel')
  const arrange = useChange('connectionAdmin.arrangeModels')
  const remove = useChange('connectionAdmin.removeModel')
  const words = query.trim().toLowerCase()
  const fitting = models.filter(
    ({ label, name, connection, price }) =>
      (!waitsOnly || price?.source === 'waiting') &&
      `${label} ${name} ${connection}`.toLowerCase().includes(words),
  )
  const shown = fitting.slice(0, max)
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
              key: 'price',
              title: t.price,
              cell: ({ price }) => <ModelPrice price={price} />,
            },
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
                      onUp={
                        words || waitsOnly || model === models[0]
                          ? undefined
                          : () => move(model, -1)
                      }
                      onDown={
                        words || waitsOnly || model === models.at(-1)
                          ? undefined
                          : () => move(model, 1)
                      }
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
      {fitting.length > max && (
        <Button className="self-center" onClick={() => setMax((now) => now + pageSize)}>
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

/** What a model is called here and there, what it can do, and how much of it there is. */
function ModelName({ model }: { model: AdminModel }) {
  const t = useTexts('adminModels')
  const formats = useFormats()
  const { label, name, abilities, limits, standIns, isOwn, isOffered, onSite } = model
  const { perMinute, perDayEach } = limits
  const told = [
    ...(label === name ? [] : [name]),
    ...(abilities
      ? [
          ...abilityNames.filter((one) => abilities[one]).map((one) => t.abilityNames[one]),
          t.context({ n: formats.number(abilities.contextTokens) }),
        ]
      : []),
    ...(perMinute ? [t.toldPerMinute({ n: perMinute })] : []),
    ...(perDayEach ? [t.toldPerDayEach({ n: perDayEach })] : []),
    ...(standIns.length ? [t.toldStandIns({ n: standIns.length })] : []),
  ]
  return (
    <span className="block">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium wrap-anywhere">{label}</span>
        {isOwn && <Badge>{t.byHand}</Badge>}
        {onSite.vipOnly && <Badge>{t.vipHere}</Badge>}
        {isOffered && !onSite.isOffered && <Badge tone="warning">{t.notHere}</Badge>}
      </span>
      {told.length > 0 && (
        <span className="block text-small font-normal text-soft wrap-anywhere">
          {told.join(' · ')}
        </span>
      )}
    </span>
  )
}
