import type { CodeBatch } from '@atelier/contract/features/money/codes'
import { goodsText } from '../../../../features/money/shop/goods-text.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { type Column, DataTable } from '../../../../ui/data-table.tsx'
import { OpenCell } from '../../frame/cells.tsx'
import { useAddress } from '../../frame/use-address.ts'
import { batchStateOf } from './batch-form.ts'
import { CodeStateBadge } from './batch-state.tsx'

/** Batches, each of which can be opened. */
export function BatchTable({ batches }: { batches: readonly CodeBatch[] }) {
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
