import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callOptions } from '../../../api/call-options.ts'
import { byteSize } from '../../../features/identity/stored-bytes/byte-size.ts'
import { StorageMeter } from '../../../features/identity/stored-bytes/storage-meter.tsx'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** How much people of the site have stored, and who has most. */
export function StorageUse() {
  const t = useTexts('adminToday').storage
  const locale = useLocale()
  const stored = useQuery(callOptions('analytics.storage', {}))
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="text-read font-semibold">{t.title}</h2>
        <p className="text-soft">{t.text}</p>
      </div>
      <Query of={stored} waiting={<Skeleton className="h-24 rounded-card" />}>
        {(data) => <StorageMeter stored={data} texts={t} />}
      </Query>
      {stored.data && stored.data.largest.length > 0 && (
        <div className="flex w-full max-w-96 flex-col gap-1">
          <h3 className="text-small text-soft">{t.largest}</h3>
          <ul className="divide-y divide-line">
            {stored.data.largest.map(({ id, name, bytes }) => (
              <li key={id} className="flex items-center justify-between gap-4 py-2">
                <Link to={`/admin/people/${id}`} className="wrap-anywhere hover:underline">
                  {name || t.guest({ id })}
                </Link>
                <span className="shrink-0 text-soft">{byteSize(bytes, locale)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
