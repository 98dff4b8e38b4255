import type { CodeRedemption } from '@atelier/contract/features/money/codes'
import { call } from '../../../../api/call.ts'
import { dataKey } from '../../../../api/call-options.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { type Column, DataTable } from '../../../../ui/data-table.tsx'
import { WhenCell } from '../../frame/cells.tsx'
import { PagedList } from '../../frame/paged-list.tsx'
import { useList } from '../../frame/use-list.ts'
import { PersonName } from '../person-name.tsx'

/** Who redeemed codes of a batch, the last one first. */
export function RedemptionList({ batchId }: { batchId: number }) {
  const t = useTexts('adminMoney')
  const pages = useList(
    [...dataKey('GET /admin/money/codeRedemptions'), batchId],
    (page, settings) => call('GET /admin/money/codeRedemptions', { batchId, ...page }, settings),
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
