import type { ImportState } from '@atelier/contract/features/identity/account-data'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { FailureState } from '../../../../ui/failure-state.tsx'
import { Icon } from '../../../../ui/icon.tsx'

type Kind = ImportState['kinds'][number]

/** What came of the last import, kind by kind, and what was left out and why. */
export function ImportResult({ last }: { last: ImportState }) {
  const { import: t } = useTexts('userCenter')
  const { date, dateTime } = useFormats()
  const { from: site, exportedAt, beganAt } = last
  const from =
    exportedAt && beganAt ? t.from({ site, date: date(exportedAt), at: dateTime(beganAt) }) : ''
  return (
    <section aria-label={t.last} className="w-full">
      <div role="status" className="flex items-start gap-2">
        {last.state === 'done' && (
          <Icon name="circle-check" size={16} className="mt-1 shrink-0 text-success" />
        )}
        <div className="min-w-0">
          {last.state === 'done' && <h3 className="font-semibold">{t.done}</h3>}
          <p className="text-small wrap-anywhere text-soft">{from}</p>
        </div>
      </div>
      {last.failure && (
        <div className="mt-3">
          <FailureState inline message={last.failure.message} />
        </div>
      )}
      {last.kinds.length > 0 ? (
        <ul className="mt-3 divide-y divide-line rounded-control bg-card">
          {last.kinds.map((kind) => (
            <KindRow key={kind.kind} kind={kind} />
          ))}
        </ul>
      ) : (
        last.state === 'done' && <p className="mt-3 text-soft">{t.nothing}</p>
      )}
    </section>
  )
}

function KindRow({ kind: { kind, taken, known, leftOut } }: { kind: Kind }) {
  const { import: t } = useTexts('userCenter')
  const { number } = useFormats()
  const parts = [
    taken > 0 ? t.taken({ n: number(taken) }) : '',
    known > 0 ? t.known({ n: number(known) }) : '',
  ]
  return (
    <li className="px-3 py-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{t.kinds[kind]}</span>
        <span className="figures text-soft">{parts.filter(Boolean).join(' · ')}</span>
      </div>
      {leftOut.map(({ code, message, count, titles }) => (
        <div key={code} className="mt-1 flex items-start gap-2 text-small">
          <Icon name="triangle-alert" size={16} className="mt-0.5 shrink-0 text-warning" />
          <div className="min-w-0 wrap-anywhere">
            <p>{t.leftOut({ n: number(count), why: message })}</p>
            {titles.length > 0 && <p className="text-soft">{t.titles({ titles, count })}</p>}
          </div>
        </div>
      ))}
    </li>
  )
}
