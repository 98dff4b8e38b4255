import type { ConnectionHealth } from '@atelier/contract/features/running/analytics'
import type { AdminConnection } from '@atelier/contract/features/running/connection-admin'
import { useState } from 'react'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { MoveButtons } from '../frame/move-buttons.tsx'
import { useRemove, useSwitch, useTest } from './connection-calls.ts'

/** A connection: how it stands, a test of it, and its place among the others. */
export function ConnectionRow({
  connection,
  kind,
  health = [],
  onEdit,
  onUp,
  onDown,
}: {
  connection: AdminConnection
  /** What it was set up as; empty where its name says so, or nothing can be chosen. */
  kind: string
  /** How it did lately, once that is known. */
  health?: readonly ConnectionHealth[] | undefined
  onEdit: () => void
  onUp?: (() => void) | undefined
  onDown?: (() => void) | undefined
}) {
  const t = useTexts('adminConnections')
  const { id, label: name, origin, isOff, isThere, models } = connection
  const [asking, setAsking] = useState(false)
  const flip = useSwitch()
  const test = useTest()
  const remove = useRemove(name)
  const { data: tested } = test
  return (
    <li className="flex flex-col gap-2 py-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-medium wrap-anywhere">{name}</span>
            {isOff && <Badge>{t.off}</Badge>}
            {!isThere && <Badge tone="warning">{t.gone}</Badge>}
          </p>
          <p className="mt-0.5 text-small text-soft wrap-anywhere">
            {[
              t.origins[origin],
              kind && t.spokenAs({ name: kind }),
              t.models({ n: models }),
              connection.settings.baseUrl,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <Lately health={health} />
        </div>
        <div className="flex items-center gap-1">
          <Button
            size="small"
            aria-label={t.testOf({ name })}
            busy={test.isPending}
            onClick={() => test.mutate({ id })}
          >
            {t.test}
          </Button>
          {(onUp || onDown) && (
            <MoveButtons up={t.up({ name })} down={t.down({ name })} onUp={onUp} onDown={onDown} />
          )}
          {origin === 'operator' && (
            <>
              <IconButton icon="pencil" label={t.edit({ name })} onClick={onEdit} />
              <IconButton
                icon="trash-2"
                label={t.remove({ name })}
                onClick={() => setAsking(true)}
              />
            </>
          )}
          <span className="ml-2">
            <Switch
              label={<span className="sr-only">{t.inUse({ name })}</span>}
              on={!isOff}
              onChange={(on) => !flip.isPending && flip.mutate({ id, isOff: !on })}
            />
          </span>
        </div>
      </div>
      {tested && (
        <p role="status" className={tested.problem ? 'text-danger wrap-anywhere' : 'text-success'}>
          {tested.problem ? t.fails({ problem: tested.problem }) : t.works({ n: tested.models })}
        </p>
      )}
      <ConfirmDialog
        open={asking}
        danger
        title={t.removeTitle({ name })}
        confirmLabel={t.removeAction}
        cancelLabel={t.cancel}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id }, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        {t.removeText}
      </ConfirmDialog>
    </li>
  )
}

/** Nothing of one that nobody asked within a day. */
function Lately({ health }: { health: readonly ConnectionHealth[] }) {
  const t = useTexts('adminConnections')
  const formats = useFormats()
  const sum = (read: (one: ConnectionHealth) => number) =>
    health.reduce((all, one) => all + read(one), 0)
  const done = sum(({ day }) => day.done)
  const failed = sum(({ day }) => day.failed)
  if (done + failed === 0) return null
  const last = health.find(({ lastFailedAt }) => lastFailedAt)
  return (
    <p className="mt-0.5 text-small wrap-anywhere text-soft">
      {t.lately({ done: formats.number(done), failed: formats.number(failed) })}
      {failed > 0 && last?.lastFailedAt && (
        <span className="text-danger">
          {' '}
          {t.lastFailure({ ago: formats.ago(last.lastFailedAt), words: last.lastFailure })}
        </span>
      )}
    </p>
  )
}
