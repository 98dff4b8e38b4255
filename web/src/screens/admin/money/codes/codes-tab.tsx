import type { CodeBatch } from '@atelier/contract/features/money/codes'
import { call } from '../../../../api/call.ts'
import { dataKey } from '../../../../api/call-options.ts'
import { goodsText } from '../../../../features/money/shop/goods-text.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { type Column, DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { OpenCell } from '../../frame/cells.tsx'
import { PagedList } from '../../frame/paged-list.tsx'
import { useAddress } from '../../frame/use-address.ts'
import { useList } from '../../frame/use-list.ts'
import { BatchDialog } from './batch-dialog.tsx'
import { batchStateOf } from './batch-form.ts'
import { CodeStateBadge } from './batch-state.tsx'
import { NewBatchDialog } from './new-batch-dialog.tsx'

/** The batches of redemption codes of the site. */
export function CodesTab() {
  const t = useTexts('adminMoney')
  const { open } = useAddress()
  const pages = useList(
    dataKey('codes.listBatches'),
    (page, settings) => call('codes.listBatches', page, settings),
    { size: 20 },
  )
  const make = (
    <Button kind="main" icon="plus" onClick={() => open('batch', 'new')}>
      {t.codes.make}
    </Button>
  )
  const empty = (
    <EmptyState icon="gift" title={t.codes.empty} action={make}>
      {t.codes.emptyText}
    </EmptyState>
  )
  return (
    <section aria-label={t.tabs.codes} className="flex flex-col gap-4">
      <PagedList
        pages={pages}
        empty={empty}
        count={t.codes.batches({ n: pages.count })}
        aside={make}
      >
        {(batches) => <BatchTable batches={batches} />}
      </PagedList>
      <NewBatchDialog />
      <BatchDialog />
    </section>
  )
}

/** Batches, each of which can be opened. */
function BatchTable({ batches }: { batches: readonly CodeBatch[] }) {
  const t = useTexts('adminMoney')
  const shop = useTexts('shop')
  const formats = useFormats()
  const { open } = useAddress()
  const columns: Column<CodeBatch>[] = [
    {
      key: 'name',
      title: t.codes.batch,
      main: true,
      cell: ({ id, name }) => <OpenCell name={name} onOpen={() => open('batch', id)} />,
    },
    {
      key: 'kind',
      title: t.codes.kind,
      cell: ({ kind }) => <span className="sm:whitespace-nowrap">{t.codes.kinds[kind]}</span>,
    },
    {
      key: 'goods',
      title: t.codes.gives,
      cell: (batch) => (
        <span className="sm:whitespace-nowrap">{goodsText(batch, shop, formats)}</span>
      ),
    },
    {
      key: 'used',
      title: t.codes.used,
      cell: ({ used, count, usesEach }) =>
        t.codes.usedOf({ used: formats.number(used), all: formats.number(count * usesEach) }),
    },
    {
      key: 'until',
      title: t.codes.lastDay,
      cell: ({ expiresAt }) => (
        <span className="whitespace-nowrap text-soft">
          {expiresAt ? formats.dateTime(expiresAt) : t.codes.always}
        </span>
      ),
    },
    {
      key: 'state',
      title: t.orders.state,
      cell: (batch) => <CodeStateBadge state={batchStateOf(batch, Date.now())} />,
    },
  ]
  return <DataTable label={t.tabs.codes} columns={columns} rows={batches} rowKey={({ id }) => id} />
}
