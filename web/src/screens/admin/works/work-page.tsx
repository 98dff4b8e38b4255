import type { WorkDetail } from '@atelier/contract/features/running/work-admin'
import { mayDo } from '@atelier/contract/staff-roles'
import { isUnderWay } from '@atelier/contract/work-terms'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { callOptions } from '../../../api/call-options.ts'
import { currentUserQuery } from '../../../api/current-user.ts'
import { creditText } from '../../../features/making/works/credit-text.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FormEnd } from '../../../ui/form/form-end.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import { StateBadge } from './state-badge.tsx'
import { type StaffWorkAction, useWorkAction } from './use-work-action.ts'
import { WorkFacts } from './work-facts.tsx'
import { WorkResults } from './work-results.tsx'

const freshMs = 2000

/** One work, whole; read anew until it has ended. */
export function WorkPage({ id }: { id: number }) {
  const t = useTexts('adminWorks')
  const from = (useLocation().state as { from?: string } | null)?.from ?? ''
  const detail = useQuery({
    ...callOptions('workAdmin.read', { id }),
    refetchInterval: ({ state: { data } }) =>
      data && isUnderWay(data.work.status) ? freshMs : false,
  })
  const { data } = detail
  return (
    <AdminPage title={t.number({ id })} actions={data && <WorkActionBar detail={data} />}>
      <p className="-mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Link
          to={`/admin/works${from}`}
          className="touch-target -ml-1 flex items-center gap-1 text-soft hover:text-text"
        >
          <Icon name="chevron-left" size={16} />
          {t.back}
        </Link>
        {data && <StateBadge status={data.work.status} />}
        {data && isUnderWay(data.work.status) && (
          <span role="status" className="figures text-small text-soft">
            {data.work.startedAt
              ? t.percent({ n: data.work.progress })
              : t.before({ n: data.work.place })}
          </span>
        )}
      </p>
      <Query of={detail} waiting={<Skeleton className="h-100 rounded-card" />}>
        {(data) => (
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <WorkResults detail={data} />
            <WorkFacts detail={data} />
          </div>
        )}
      </Query>
    </AdminPage>
  )
}

// What may be done about a work, each after a word about why.

const actions: readonly StaffWorkAction[] = ['retry', 'refund', 'stop']

function WorkActionBar({ detail }: { detail: WorkDetail }) {
  const t = useTexts('adminWorks')
  const works = useTexts('works')
  const { number } = useFormats()
  const role = useQuery(currentUserQuery).data?.userInfo.staffRole ?? null
  const [search, setSearch] = useSearchParams()
  const { work, credits } = detail
  const may = {
    retry: mayDo(role, 'manageWorks') && credits.retryPrice !== null,
    refund: mayDo(role, 'refund') && credits.refundable > 0,
    stop: mayDo(role, 'manageWorks') && isUnderWay(work.status),
  }
  const prices = { retry: credits.retryPrice ?? 0, refund: credits.refundable, stop: 0 }
  const open = actions.find((action) => may[action] && action === search.get('act'))
  const labelOf = (action: StaffWorkAction) => {
    const price = creditText(prices[action], { t: works, number, purse: work.purse })
    return prices[action] > 0 ? t.withPrice({ label: t[action], price }) : t[action]
  }
  const show = (action: StaffWorkAction | undefined) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (action) next.set('act', action)
        else next.delete('act')
        return next
      },
      { replace: action === undefined, state: history.state?.usr },
    )
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map(
        (action) =>
          may[action] && (
            <Button
              key={action}
              kind={action === 'retry' ? 'main' : 'plain'}
              onClick={() => show(action)}
            >
              {labelOf(action)}
            </Button>
          ),
      )}
      {open && (
        <ActionDialog
          key={open}
          action={open}
          id={work.id}
          label={labelOf(open)}
          onClose={() => show(undefined)}
        />
      )}
    </div>
  )
}

/** Asks why, and does it. */
function ActionDialog({
  action,
  id,
  label,
  onClose,
}: {
  action: StaffWorkAction
  id: number
  label: string
  onClose: () => void
}) {
  const t = useTexts('adminWorks')
  const common = useTexts('common')
  const field = useRef<HTMLInputElement>(null)
  const does = useWorkAction(action, id, () => {
    toast(t.acts[action].done, { kind: 'success' })
    onClose()
  })
  const form = useForm({
    first: { reason: '' },
    read: ({ reason }) => ({
      input: reason,
      problems: { reason: !reason.trim() && t.reasonMissing },
    }),
    send: does.mutateAsync,
    asTyped: 'keep',
  })
  return (
    <DialogWindow
      open
      onClose={onClose}
      title={t.acts[action].title}
      description={t.acts[action].text}
      closeLabel={common.close}
      initialFocus={field}
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={form.submit}>
        <Field
          autoComplete={undefined}
          ref={field}
          label={t.reason}
          hint={t.reasonHint}
          maxLength={200}
          {...form.field('reason')}
        />
        <FormEnd of={form} kind={action === 'stop' ? 'danger' : 'main'} className="sm:self-end">
          {label}
        </FormEnd>
      </form>
    </DialogWindow>
  )
}
