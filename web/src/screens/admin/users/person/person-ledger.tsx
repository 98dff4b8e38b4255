import type { LedgerLine } from '@atelier/contract/features/running/users'
import { call } from '../../../../api/call.ts'
import { dataKey } from '../../../../api/call-options.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { classes } from '../../../../ui/classes.ts'
import { DataTable } from '../../../../ui/data-table.tsx'
import { PagedList } from '../../frame/paged-list.tsx'
import { useList } from '../../frame/use-list.ts'

/** Every change of what somebody holds, newest first. */
export function PersonLedger({ id }: { id: number }) {
  const t = useTexts('adminPeople')
  const { number, dateTime } = useFormats()
  const pages = useList([...dataKey('users.ledger'), id], (page, settings) =>
    call('users.ledger', { id, ...page }, settings),
  )
  const empty = (
    <p role="status" className="text-soft">
      {t.ledgerEmpty}
    </p>
  )
  const signed = (amount: number) => `${amount > 0 ? '+' : ''}${number(amount)}`
  return (
    <PagedList pages={pages} empty={empty}>
      {(rows) => (
        <DataTable<LedgerLine>
          label={t.ledger}
          rows={rows}
          rowKey={(line) => line.id}
          columns={[
            {
              key: 'what',
              title: t.what,
              main: true,
              cell: ({ cause, about }) => (
                <>
                  {t.causes[cause]}
                  <span className="block text-small font-normal text-soft wrap-anywhere">
                    {aboutOf(about)}
                  </span>
                </>
              ),
            },
            { key: 'when', title: t.when, cell: ({ at }) => dateTime(at) },
            {
              key: 'purse',
              title: t.purse,
              cell: ({ purse }) => (purse === 'credits' ? t.credits : t.tokens),
            },
            {
              key: 'change',
              title: t.change,
              end: true,
              cell: ({ amount }) => (
                <span className={classes(amount > 0 && 'text-success')}>{signed(amount)}</span>
              ),
            },
            {
              key: 'balance',
              title: t.balance,
              end: true,
              cell: ({ balanceAfter }) => number(balanceAfter),
            },
          ]}
        />
      )}
    </PagedList>
  )
}

/** The words of what an entry is about: a model, an order, a reason. */
const aboutOf = (about: LedgerLine['about']): string =>
  Object.values(about)
    .filter((value) => typeof value === 'string' && value !== '')
    .join(' · ')
