import type { ToolServer } from '@atelier/contract/features/talk/tools'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { type ServerScope, useServerCalls } from './server-calls.ts'

type ServerRowProps = { scope: ServerScope; server: ToolServer; onEdit: () => void }

/** A server, what it has, and what can be done about it. What fails is said by the application. */
export function ServerRow({ scope, server, onEdit }: ServerRowProps) {
  const t = useTexts('toolServers')
  const { refresh, remove } = useServerCalls(scope)
  const [busy, setBusy] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const { name, url, problem, tools } = server
  const action = async (task: () => Promise<void>) => {
    setBusy(true)
    await task().catch(() => undefined)
    setBusy(false)
  }
  const confirm = () =>
    action(async () => {
      await remove(server.id)
      toast(t.deleted, { kind: 'success' })
    })
  return (
    <li className="rounded-card border border-line p-3.5">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            <span className="wrap-anywhere">{name}</span>
            {!server.enabled && <Badge>{t.off}</Badge>}
            {server.trusted && <Badge tone="success">{t.trustedBadge}</Badge>}
          </p>
          <p className="truncate text-small text-soft">{url}</p>
        </div>
        <IconButton
          icon="refresh-cw"
          label={`${t.refresh}: ${name}`}
          aria-disabled={busy || undefined}
          className={busy ? 'animate-pulse' : ''}
          onClick={() => !busy && void action(() => refresh(server.id))}
        />
        <IconButton icon="pencil" label={`${t.edit}: ${name}`} onClick={onEdit} />
        <IconButton
          icon="trash-2"
          label={`${t.delete}: ${name}`}
          onClick={() => setDeleting(true)}
        />
      </div>
      {problem !== null && (
        <div className="mt-2">
          <FailureState
            inline
            message={
              <>
                <span className="block font-medium">{t.problem}</span>
                <span className="block wrap-anywhere">{problem}</span>
              </>
            }
          />
        </div>
      )}
      <ServerTools tools={tools} problem={problem} />
      <ConfirmDialog
        open={deleting}
        danger
        busy={busy}
        title={t.deleteTitle({ name })}
        confirmLabel={t.delete}
        cancelLabel={t.cancel}
        onConfirm={() => void confirm()}
        onCancel={() => setDeleting(false)}
      >
        {t.deleteText}
      </ConfirmDialog>
    </li>
  )
}

function ServerTools({ tools, problem }: Pick<ToolServer, 'tools' | 'problem'>) {
  const t = useTexts('toolServers')
  const [open, setOpen] = useState(false)
  if (tools.length === 0)
    return problem === null ? <p className="mt-2 text-soft">{t.noTools}</p> : null
  return (
    <details className="mt-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="touch-target w-fit cursor-pointer rounded-control text-soft">
        {t.toolCount({ n: tools.length })}
      </summary>
      {open && (
        <ul className="scroll-quiet mt-2 flex max-h-80 flex-col gap-2 overflow-y-auto">
          {tools.map((tool) => (
            <li key={tool.name}>
              <p className="flex flex-wrap items-center gap-2">
                <span className="wrap-anywhere">{tool.title}</span>
                {tool.readOnly && <Badge>{t.readOnly}</Badge>}
              </p>
              <p className="line-clamp-3 text-small wrap-anywhere text-soft">{tool.description}</p>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
