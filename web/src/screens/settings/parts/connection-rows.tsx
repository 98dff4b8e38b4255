// What a connection that is kept offers: its models, its balance, and its end.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { callOptions, dataKey } from '../../../api/call-options.ts'
import { whenRefreshed } from '../../../api/refresh.ts'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { chosenOwnModel } from '../../../lib/storage/chat-storage.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { keepDraft, type OwnConnection } from '../connection-draft.ts'
import { formatMoney } from '../format-money.ts'
import { Row } from './section.tsx'

type ConnectionRowsProps = {
  accountId: number
  connection: OwnConnection
  onRemoved: () => void
}

export function ConnectionRows({ accountId, connection, onRemoved }: ConnectionRowsProps) {
  const t = useTexts('connection')
  const works = connection.models > 0
  return (
    <div className="divide-y divide-line rounded-card bg-card px-4">
      <div className="flex items-center gap-3 py-3.5">
        <Icon
          name={works ? 'circle-check' : 'circle-alert'}
          className={works ? 'text-success' : 'text-warning'}
        />
        <div className="min-w-0 flex-1">
          <p className="font-medium">{connection.label}</p>
          <p className="mt-0.5 text-soft">
            {works ? t.works({ n: connection.models }) : t.noModels}
          </p>
        </div>
        <RemoveButton accountId={accountId} onRemoved={onRemoved} />
      </div>
      <div className="py-3.5">
        <BalanceRow />
      </div>
    </div>
  )
}

function BalanceRow() {
  const t = useTexts('connection')
  const locale = useLocale()
  const balance = useQuery({ ...callOptions('ownConnections.balance', {}), retry: false })
  if (balance.isError) return <QueryFailure inline withoutId usual={t.balanceFailed} of={balance} />
  const amounts = balance.data?.amounts
  return (
    <Row title={t.balance} text={t.balanceText}>
      <span className="flex shrink-0 items-center gap-2" aria-live="polite">
        {balance.isPending && <Skeleton className="h-5 w-24" />}
        {amounts && (
          <span className="figures text-read font-medium">
            {amounts.map((each) => formatMoney(each, locale)).join(' · ')}
          </span>
        )}
        {amounts === null && <span className="text-soft">{t.balanceUntold}</span>}
        <IconButton
          icon="refresh-cw"
          label={t.refreshBalance}
          busy={balance.isFetching}
          onClick={() => void balance.refetch()}
        />
      </span>
    </Row>
  )
}

function RemoveButton({ accountId, onRemoved }: Omit<ConnectionRowsProps, 'connection'>) {
  const t = useTexts('connection')
  const common = useTexts('common')
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => call('ownConnections.delete', {}),
    onSuccess: async () => {
      setAsking(false)
      chosenOwnModel.remove()
      keepDraft(accountId, null)
      await whenRefreshed()
      // After its row is gone: a row that is still drawn would ask again, of a connection that is no more.
      queries.removeQueries({ queryKey: dataKey('ownConnections.balance') })
      onRemoved()
      toast(t.removed, { kind: 'success' })
    },
  })
  return (
    <>
      <IconButton icon="trash-2" label={t.remove} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        danger
        title={t.removeTitle}
        confirmLabel={t.remove}
        cancelLabel={common.cancel}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      >
        {t.removeText}
      </ConfirmDialog>
    </>
  )
}
