import type { CodeRedemption, CodeState, ListedCode } from '@atelier/contract/features/money/codes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../api/call.ts'
import { callOptions, dataKey } from '../../../../api/call-options.ts'
import { goodsText } from '../../../../features/money/shop/goods-text.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { type Column, DataTable } from '../../../../ui/data-table.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { QueryFailure } from '../../../../ui/query-failure.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { WhenCell } from '../../frame/cells.tsx'
import { PagedList } from '../../frame/paged-list.tsx'
import { RowList } from '../../frame/row-list.tsx'
import { useAddress } from '../../frame/use-address.ts'
import { useList } from '../../frame/use-list.ts'
import { CsvButton } from '../csv-button.tsx'
import { Facts } from '../facts.tsx'
import { PersonName } from '../person-name.tsx'
import { batchStateOf } from './batch-form.ts'
import { CodeStateBadge } from './batch-state.tsx'
import { RevokeButton } from './revoke-button.tsx'

/** The batch that the address names, with its codes and who redeemed them. */
export function BatchDialog() {
  const t = useTexts('adminMoney')
  const { get, close } = useAddress()
  const id = Number(get('batch'))
  const isOpen = Number.isSafeInteger(id) && id > 0
  return (
    <Dialog
      open={isOpen}
      onClose={() => close('batch')}
      title={t.codes.batch}
      closeLabel={t.close}
      size="large"
      fullOnPhone
    >
      {isOpen && <OpenBatch key={id} id={id} />}
    </Dialog>
  )
}

function OpenBatch({ id }: { id: number }) {
  const t = useTexts('adminMoney')
  const shop = useTexts('shop')
  const formats = useFormats()
  const query = useQuery({ ...callOptions('codes.batch', { id }), staleTime: 0 })
  if (query.isPending) return <Skeleton className="h-80 rounded-card" />
  if (query.isError && !query.data) return <QueryFailure of={query} />
  const batch = query.data
  const state = batchStateOf(batch, Date.now())
  const { name, kind, count, usesEach, used, expiresAt, revokedAt, createdBy, createdAt } = batch
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 text-title font-semibold wrap-anywhere">{name}</span>
        <CodeStateBadge state={state} />
      </div>
      <Facts
        rows={[
          [t.codes.kind, t.codes.kinds[kind]],
          [t.codes.gives, goodsText(batch, shop, formats)],
          [
            t.codes.used,
            t.codes.usedOf({ used: formats.number(used), all: formats.number(count * usesEach) }),
          ],
          [t.codes.lastDay, expiresAt ? formats.dateTime(expiresAt) : t.codes.always],
          [t.codes.revokedAt, revokedAt && formats.dateTime(revokedAt)],
          [t.codes.madeBy, [createdBy, formats.dateTime(createdAt)].filter(Boolean).join(' · ')],
          [t.codes.note, batch.note],
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <CsvButton of="codes.export" input={{ batchId: id }} name={`codes-${id}.csv`} />
        {state === 'open' && <RevokeButton target={{ batchId: id }} />}
      </div>
      <CodeList batchId={id} isShared={kind === 'shared'} />
      {used > 0 && <RedemptionList batchId={id} />}
    </div>
  )
}

/** Who redeemed codes of a batch, the last one first. */
function RedemptionList({ batchId }: { batchId: number }) {
  const t = useTexts('adminMoney')
  const pages = useList([...dataKey('codes.redemptions'), batchId], (page, settings) =>
    call('codes.redemptions', { batchId, ...page }, settings),
  )
  const columns: Column<CodeRedemption>[] = [
    {
      key: 'person',
      title: t.person,
      main: true,
      cell: ({ accountId, username }) => <PersonName id={accountId} name={username} />,
    },
    { key: 'code', title: t.codes.one, cell: ({ code }) => code ?? t.codes.sealed },
    {
      key: 'at',
      title: t.when,
      end: true,
      cell: ({ at }) => <WhenCell at={at} />,
    },
  ]
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-medium">{t.codes.redeemed}</h3>
      <PagedList pages={pages} empty={null}>
        {(rows) => (
          <DataTable
            label={t.codes.redeemed}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </PagedList>
    </section>
  )
}

const states: readonly CodeState[] = ['open', 'used', 'expired', 'revoked']

/** The codes of a batch, in one state or in all. */
function CodeList({ batchId, isShared }: { batchId: number; isShared: boolean }) {
  const t = useTexts('adminMoney')
  const [state, setState] = useState<CodeState | ''>('')
  const filter = { batchId, ...(state ? { state } : {}) }
  const pages = useList([...dataKey('codes.list'), filter], (page, settings) =>
    call('codes.list', { ...filter, ...page }, settings),
  )
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-medium">{t.tabs.codes}</h3>
        {!isShared && (
          <Select
            label={t.orders.state}
            value={state}
            options={[
              { value: '' as const, label: t.any },
              ...states.map((value) => ({ value, label: t.codes.states[value] })),
            ]}
            onChange={setState}
            className="w-36"
          />
        )}
      </div>
      <PagedList
        pages={pages}
        empty={
          <p role="status" className="text-soft">
            {t.codes.none}
          </p>
        }
      >
        {(codes) => (
          <RowList label={t.tabs.codes}>
            {codes.map((code) => (
              <Row key={code.id} code={code} />
            ))}
          </RowList>
        )}
      </PagedList>
    </section>
  )
}

function Row({ code: { id, code, state, usedBy, usedAt } }: { code: ListedCode }) {
  const t = useTexts('adminMoney')
  const { dateTime } = useFormats()
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="figures min-w-0 font-medium wrap-anywhere">{code ?? t.codes.sealed}</span>
      <CodeStateBadge state={state} />
      {usedAt && (
        <span className="min-w-0 text-small wrap-anywhere text-soft">
          {[usedBy, dateTime(usedAt)].filter(Boolean).join(' · ')}
        </span>
      )}
      <span className="ml-auto flex gap-1">
        {code && (
          <CopyButton iconOnly text={code} label={t.copy({ name: code })} copiedLabel={t.copied} />
        )}
        {state === 'open' && <RevokeButton target={{ codeId: id }} code={code ?? t.codes.sealed} />}
      </span>
    </li>
  )
}
