import type { AuditedAction } from '@atelier/contract/features/running/audit'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'

/** Who did what, when and where; what was sent can be unfolded. */
export function AuditRow({ act }: { act: AuditedAction }) {
  const t = useTexts('console')
  const { dateTime } = useFormats()
  const { at, actor, role, site, call, outcome } = act
  return (
    <li className="flex flex-col gap-1 py-3.5">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{t.acts[call] ?? call}</span>
        {outcome === null && <Badge tone="warning">{t.unended}</Badge>}
        {outcome !== null && outcome !== 'done' && (
          <Badge tone="danger">{t.refused({ code: outcome })}</Badge>
        )}
      </p>
      <p className="text-small wrap-anywhere text-soft">
        {actor} · {t.roles[role]} · {site} · <time dateTime={at}>{dateTime(at)}</time>
      </p>
      <Details act={act} />
    </li>
  )
}

function Details({ act: { call, ip, input } }: { act: AuditedAction }) {
  const t = useTexts('console')
  const sent = Object.entries(input).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return (
    <details className="text-small">
      <summary className="touch-target w-fit cursor-pointer text-soft hover:text-text">
        {t.details}
      </summary>
      <dl className="mt-2 grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1 wrap-anywhere">
        {[[t.call, call], [t.from, ip], ...sent].map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
