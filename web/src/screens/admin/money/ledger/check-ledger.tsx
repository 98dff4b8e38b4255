import { useMutation } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { CallFailure } from '../../../../api/call-failure.ts'
import type { ReplyAt } from '../../../../api/endpoint-types.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { FailureState } from '../../../../ui/failure-state.tsx'
import { Icon } from '../../../../ui/icon.tsx'

/** Proves by a button that the ledger of all sites adds up. */
export function CheckLedger() {
  const t = useTexts('adminMoney')
  const common = useTexts('common')
  const check = useMutation({
    mutationFn: () => call('ledger.check', {}, { shownInPlace: true }),
  })
  const told = check.error instanceof CallFailure ? check.error.message : common.somethingWrong
  return (
    <div className="flex flex-col gap-3 rounded-card bg-card p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="font-medium">{t.check.title}</h2>
          <p className="text-soft">{t.check.text}</p>
        </div>
        <Button icon="shield-check" busy={check.isPending} onClick={() => check.mutate()}>
          {t.check.action}
        </Button>
      </div>
      {check.isError && <FailureState inline message={told} />}
      {check.data && !check.isPending && <Result result={check.data} />}
    </div>
  )
}

function Result({ result }: { result: ReplyAt<'ledger.check'> }) {
  const t = useTexts('adminMoney')
  const { number, dateTime } = useFormats()
  const { discrepancies, accounts, entries, open, checkedAt } = result
  const isClean = discrepancies.length === 0
  return (
    <div role="status" className="figures flex flex-col gap-2">
      <p className="flex items-start gap-2 font-medium">
        <Icon
          name={isClean ? 'circle-check' : 'triangle-alert'}
          className={isClean ? 'text-success' : 'text-danger'}
        />
        {isClean ? t.check.clean : t.check.odd({ n: discrepancies.length })}
      </p>
      <p className="text-small text-soft">
        {t.check.figures({
          accounts: number(accounts),
          entries: number(entries),
          open: number(open),
          at: dateTime(checkedAt),
        })}
      </p>
      {!isClean && (
        <ul className="flex flex-col gap-2">
          {discrepancies.map(({ rule, found }) => (
            <li key={`${rule} ${found}`} className="rounded-control bg-danger-fill px-3 py-2">
              <p className="text-small text-danger">{t.check.broken({ rule })}</p>
              <p className="wrap-anywhere">{found}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
