import type { PersonPage } from '@atelier/contract/features/running/users'
import { mayDo, type Permission } from '@atelier/contract/staff-roles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currentUserQuery } from '../../../../api/current-user.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { GiveDialog } from './give-dialog.tsx'
import { useSeeAs, useSignOut, useUnblock } from './person-calls.ts'
import { ResetDialog } from './reset-dialog.tsx'

type Act = 'give' | 'block' | 'reset' | 'signOut' | 'seeAs'

/** The buttons of what the caller may do about somebody. */
export function PersonActions({ person, name }: { person: PersonPage; name: string }) {
  const t = useTexts('adminPeople')
  const role = useQuery(currentUserQuery).data?.userInfo.staffRole ?? null
  const [open, setOpen] = useState<Act>()
  const close = () => setOpen(undefined)
  const { id, mayManage, blockedAt, username, hasPassword } = person
  const may = (permission: Permission) => mayDo(role, permission)
  const unblock = useUnblock(name)
  const signOut = useSignOut()
  const seeAs = useSeeAs()
  return (
    <div className="flex flex-wrap gap-2">
      {may('giveCredits') && (
        <Button icon="coins" onClick={() => setOpen('give')}>
          {t.give}
        </Button>
      )}
      {mayManage && may('resetPasswords') && username && hasPassword && (
        <Button icon="key-round" onClick={() => setOpen('reset')}>
          {t.reset}
        </Button>
      )}
      {mayManage && may('seeAs') && !blockedAt && (
        <Button icon="eye" onClick={() => setOpen('seeAs')}>
          {t.seeAs}
        </Button>
      )}
      {mayManage && may('managePeople') && person.devices.length > 0 && (
        <Button icon="log-out" onClick={() => setOpen('signOut')}>
          {t.signOut}
        </Button>
      )}
      {mayManage &&
        may('managePeople') &&
        (blockedAt ? (
          <Button icon="lock-open" busy={unblock.isPending} onClick={() => unblock.mutate({ id })}>
            {t.unblock}
          </Button>
        ) : (
          <Button icon="ban" kind="danger" onClick={() => setOpen('block')}>
            {t.block}
          </Button>
        ))}
      {open === 'give' && <GiveDialog accountId={id} onClose={close} />}
      {open === 'block' && <BlockDialog id={id} name={name} onClose={close} />}
      {open === 'reset' && <ResetDialog username={username} onClose={close} />}
      <ConfirmDialog
        open={open === 'signOut'}
        title={t.signOutTitle({ name })}
        confirmLabel={t.signOut}
        cancelLabel={t.cancel}
        busy={signOut.isPending}
        onConfirm={() => signOut.mutate({ id }, { onSettled: close })}
        onCancel={close}
      >
        {t.signOutText}
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'seeAs'}
        title={t.seeAsTitle({ name })}
        confirmLabel={t.seeAsAction}
        cancelLabel={t.cancel}
        busy={seeAs.isPending}
        onConfirm={() => seeAs.mutate({ id }, { onSettled: close })}
        onCancel={close}
      >
        {t.seeAsText}
      </ConfirmDialog>
    </div>
  )
}
