import { call } from '../../../../api/call.ts'
import { dataKey } from '../../../../api/call-options.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PagedList } from '../../frame/paged-list.tsx'
import { useAddress } from '../../frame/use-address.ts'
import { useList } from '../../frame/use-list.ts'
import { BatchDialog } from './batch-dialog.tsx'
import { BatchTable } from './batch-table.tsx'
import { NewBatchDialog } from './new-batch-dialog.tsx'

/** The batches of redemption codes of the site. */
export function CodesTab() {
  const t = useTexts('adminMoney')
  const { open } = useAddress()
  const pages = useList(
    dataKey('GET /codes/batches'),
    (page, settings) => call('GET /codes/batches', page, settings),
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
