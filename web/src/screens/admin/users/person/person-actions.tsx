import type { PersonPage } from '@atelier/contract/features/running/users'
import { mayDo, type Permission } from '@atelier/contract/staff-roles'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../../api/call.ts'
import { CallFailure } from '../../../../api/call-failure.ts'
import { currentUserQuery } from '../../../../api/current-user.ts'
import { whenRefreshed } from '../../../../api/refresh.ts'
import { useSite } from '../../../../features/site/sites/queries.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { newId } from '../../../../lib/new-id.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FailureState } from '../../../../ui/failure-state.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { useForm } from '../../../../ui/form/use-form.ts'
import { Segmented } from '../../../../ui/segmented.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { toast } from '../../../../ui/toast-manager.ts'
import { FormDialog } from '../../frame/form-dialog.tsx'
import { useSeeAs, useSignOut, useUnblock } from './person-calls.ts'

type Action = 'give' | 'block' | 'reset' | 'signOut' | 'seeAs'

/** The buttons of what the caller may do about somebody. */
export function PersonActions({ person, name }: { person: PersonPage; name: string }) {
  const t = useTexts('adminPeople')
  const role = useQuery(currentUserQuery).data?.userInfo.staffRole ?? null
  const [open, setOpen] = useState<Action>()
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

/** Blocks somebody, with the reason that they are told. */
function BlockDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const t = useTexts('adminPeople')
  const form = useForm({
    first: { reason: '' },
    read: ({ reason }) => ({
      input: { id, reason: reason.trim() },
      problems: { reason: !reason.trim() && t.reasonMissing },
    }),
    send: (input) => call('users.block', input, { shownInPlace: true }),
    onSent: async () => {
      toast(t.blockedNow({ name }), { kind: 'success' })
      await whenRefreshed()
      onClose()
    },
    asTyped: 'keep',
  })
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={t.blockTitle({ name })}
      closeLabel={t.close}
      action={t.block}
      kind="danger"
    >
      <p className="text-soft">{t.blockText}</p>
      <Field kind="long" label={t.reason} maxLength={500} {...form.field('reason')} />
    </FormDialog>
  )
}

/** Makes a link by which a member chooses a new password, and shows it once. */
function ResetDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const t = useTexts('adminPeople')
  const common = useTexts('common')
  const { dateTime } = useFormats()
  const { mutate, data, error } = useMutation({
    mutationFn: () => call('accountSecurity.operatorReset', { username }, { shownInPlace: true }),
  })
  useEffect(() => mutate(), [mutate])
  return (
    <Dialog open onClose={onClose} title={t.reset} closeLabel={t.close} size="medium">
      {data && (
        <div className="flex flex-col gap-3">
          <p className="text-soft">{t.resetText({ until: dateTime(data.expiresAt) })}</p>
          <TextField
            label={t.link}
            readOnly
            value={data.url}
            onFocus={({ target }) => target.select()}
            end={<CopyButton iconOnly label={t.copyLink} copiedLabel={t.copied} text={data.url} />}
          />
        </div>
      )}
      {error && (
        <FailureState
          inline
          message={error instanceof CallFailure ? error.message : common.somethingWrong}
        />
      )}
      {!data && !error && <Skeleton className="h-24 rounded-card" />}
    </Dialog>
  )
}

const readWhole = (text: string): number | undefined =>
  /^[-+−]?\d{1,9}$/.test(text.trim()) ? Number(text.trim().replace('−', '-')) : undefined

/** Gives credit and VIP days by hand, or takes them; once, however often it is sent. */
function GiveDialog({ accountId, onClose }: { accountId: number; onClose: () => void }) {
  const t = useTexts('adminPeople')
  const hasTokens = useSite().tokensPerCredit !== null
  // With the same key it is the same gift: one that came through without our hearing of it counts once.
  const attempt = useRef({ what: '', key: '' })
  const form = useForm({
    first: { purse: 'credits' as 'credits' | 'tokens', amount: '', vipDays: '', reason: '' },
    read: ({ purse, ...typed }) => {
      const amount = readWhole(typed.amount || '0')
      const vipDays = readWhole(typed.vipDays || '0')
      const reason = typed.reason.trim()
      const isInvalid = amount === undefined || vipDays === undefined
      const isNothing = amount === 0 && vipDays === 0
      return {
        input: isInvalid ? undefined : { accountId, purse, amount, vipDays, reason },
        problems: {
          amount: amount === undefined ? t.amountOdd : isNothing && t.nothingGiven,
          vipDays: vipDays === undefined && t.amountOdd,
          reason: !reason && t.reasonMissing,
        },
      }
    },
    send: (gift) => {
      const what = JSON.stringify(gift)
      if (attempt.current.what !== what) attempt.current = { what, key: newId() }
      const { key } = attempt.current
      return call('ledger.give', { ...gift, key }, { shownInPlace: true })
    },
    onSent: async () => {
      toast(t.given, { kind: 'success' })
      await whenRefreshed()
      onClose()
    },
    asTyped: 'recheck',
  })
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={t.give}
      description={t.giveText}
      closeLabel={t.close}
      action={t.giveAction}
    >
      {hasTokens && (
        <Segmented
          label={t.purse}
          value={form.draft.purse}
          options={[
            { value: 'credits', label: t.credits },
            { value: 'tokens', label: t.tokens },
          ]}
          onChange={(purse) => form.change({ purse })}
        />
      )}
      <Field label={t.amount} {...form.field('amount')} />
      <Field label={t.vipDays} {...form.field('vipDays')} />
      <Field label={t.reason} maxLength={500} {...form.field('reason')} />
    </FormDialog>
  )
}
