import type { LedgerLine } from '@atelier/contract/features/money/ledger'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { classes } from '../../../../ui/classes.ts'
import { type Column, DataTable } from '../../../../ui/data-table.tsx'
import { WhenCell } from '../../frame/cells.tsx'
import { PersonName } from '../person-name.tsx'
import { useBalanceText } from '../purse-text.ts'
import { useSubjectText } from '../subject-text.ts'

export function LedgerTable({ lines }: { lines: readonly LedgerLine[] }) {
  const t = useTexts('adminMoney')
  const { number } = useFormats()
  const purseText = useBalanceText()
  const subjectText = useSubjectText()
  const columns: Column<LedgerLine>[] = [
    {
      key: 'cause',
      title: t.ledger.cause,
      main: true,
      cell: ({ cause, subject }) =>
        [t.causes[cause], subject && subjectText(subject)].filter(Boolean).join(' · '),
    },
    {
      key: 'person',
      title: t.person,
      cell: ({ accountId, username }) => <PersonName id={accountId} name={username} />,
    },
    {
      key: 'note',
      title: t.ledger.about,
      cell: ({ note }) => (
        <span className="line-clamp-2 wrap-anywhere text-soft">{note || '–'}</span>
      ),
    },
    {
      key: 'at',
      title: t.when,
      cell: ({ at }) => <WhenCell at={at} />,
    },
    {
      key: 'amount',
      title: t.amount,
      end: true,
      cell: ({ amount, purse }) => (
        <span className={classes('whitespace-nowrap', amount > 0 && 'text-success')}>
          {amount > 0 ? '+' : ''}
          {purseText(amount, purse)}
        </span>
      ),
    },
    {
      key: 'balance',
      title: t.ledger.balance,
      end: true,
      cell: ({ balanceAfter }) => number(balanceAfter),
    },
  ]
  return <DataTable label={t.tabs.ledger} columns={columns} rows={lines} rowKey={({ id }) => id} />
}
