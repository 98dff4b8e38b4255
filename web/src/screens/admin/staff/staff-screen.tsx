import '../../../ui/late.css'
import type { StaffMember } from '@atelier/contract/features/identity/staff'
import { type StaffRole, staffRoles } from '@atelier/contract/staff-roles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callOptions } from '../../../api/call-options.ts'
import { currentUserQuery } from '../../../api/current-user.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FormEnd } from '../../../ui/form/form-end.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Query } from '../../../ui/query.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { AdminRoom } from '../frame/admin-room.tsx'
import { formColumn } from '../frame/form-column.ts'
import { RowList } from '../frame/row-list.tsx'
import { useChange } from '../frame/use-change.ts'
import { nameOf, useAppoint } from './use-appoint.ts'

/** Where owners say who else runs the site. */
export function StaffScreen() {
  const t = useTexts('console')
  return (
    <AdminRoom place="staff" title={t.staffTitle} text={t.staffText}>
      <AppointForm />
      <StaffList />
    </AdminRoom>
  )
}

function StaffList() {
  const t = useTexts('console')
  const staff = useQuery(callOptions('staff.list', {}))
  return (
    <Query of={staff} waiting={<Skeleton className="h-40 rounded-card" />} keeps="nothing">
      {({ rows }) => (
        <RowList label={t.staffList}>
          {rows.map((member) => (
            <StaffRow key={member.accountId} member={member} />
          ))}
        </RowList>
      )}
    </Query>
  )
}

/** Somebody new, by name. */
function AppointForm() {
  const t = useTexts('console')
  const appoint = useAppoint({ shownInPlace: true })
  const form = useForm({
    first: { username: '', role: 'operator' as StaffRole },
    read: (input) => ({
      input,
      problems: { username: !input.username.trim() && t.usernameMissing },
    }),
    send: appoint.mutateAsync,
    onSent: (_, { draft, reset }) => reset({ ...draft, username: '' }),
  })
  return (
    <form noValidate onSubmit={form.submit} className={`flex flex-col gap-5 ${formColumn}`}>
      <Field
        kind="code"
        label={t.username}
        hint={t.usernameHint}
        maxLength={64}
        {...form.field('username')}
      />
      <Field
        kind="choice"
        label={t.role}
        hint={t.roleTexts[form.draft.role]}
        options={staffRoles.map((value) => ({ value, label: t.roles[value] }))}
        {...form.field('role')}
      />
      <FormEnd of={form} className="self-start">
        {t.appoint}
      </FormEnd>
    </form>
  )
}

/** Somebody of the staff; others' roles can be changed and taken, one's own cannot. */
function StaffRow({ member }: { member: StaffMember }) {
  const t = useTexts('console')
  const { ago } = useFormats()
  const isSelf = useQuery(currentUserQuery).data?.userInfo.id === member.accountId
  const appoint = useAppoint()
  const { username, role, lastSeenAt, hasSecondFactor } = member
  const name = nameOf(member)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{name}</span>
          {name !== username && <span className="text-soft">{username}</span>}
          {isSelf && <Badge>{t.yourself}</Badge>}
        </p>
        <p className="mt-0.5 text-small text-soft">
          {lastSeenAt ? t.seen({ ago: ago(lastSeenAt) }) : t.notSeen}
          {' · '}
          <span className={hasSecondFactor ? '' : 'text-warning'}>
            {hasSecondFactor ? t.secondFactor : t.noSecondFactor}
          </span>
        </p>
      </div>
      {isSelf ? (
        <span className="px-3">{t.roles[role]}</span>
      ) : (
        <>
          <Select
            label={t.roleOf({ name })}
            value={role}
            options={staffRoles.map((value) => ({ value, label: t.roles[value] }))}
            onChange={(next) => next !== role && appoint.mutate({ username, role: next })}
            className="w-44"
          />
          <DismissButton member={member} />
        </>
      )}
    </li>
  )
}

function DismissButton({ member }: { member: StaffMember }) {
  const t = useTexts('console')
  const [asking, setAsking] = useState(false)
  const name = nameOf(member)
  const dismiss = useChange('staff.dismiss', {
    onSuccess: () => toast(t.dismissed({ name }), { kind: 'success' }),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <IconButton icon="trash-2" label={t.dismiss({ name })} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        danger
        title={t.dismissTitle({ name })}
        confirmLabel={t.dismissAction}
        cancelLabel={t.cancel}
        busy={dismiss.isPending}
        onConfirm={() => dismiss.mutate({ accountId: member.accountId })}
        onCancel={() => setAsking(false)}
      >
        {t.dismissText}
      </ConfirmDialog>
    </>
  )
}
