import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../api/call-options.ts'
import { useChooseSite } from '../../features/running/console/use-choose-site.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The site that the console is about, for those who run several. */
export function SitePicker() {
  const t = useTexts('admin')
  const chooseSite = useChooseSite()
  const console = useQuery(callOptions('console.open', {}))
  if (console.isPending) return <Skeleton className="mx-3 h-9 rounded-control" />
  if (console.isError) return null
  const { sites, site } = console.data
  const choose = (code: string) => {
    if (code === site) return
    chooseSite(code)
  }
  return (
    <div className="px-3">
      {sites.length > 1 ? (
        <Select
          label={t.site}
          value={site}
          options={sites.map(({ code, name }) => ({ value: code, label: name, detail: code }))}
          onChange={choose}
          className="w-full"
        />
      ) : (
        <p className="truncate px-1 text-soft">{sites[0]?.name}</p>
      )}
    </div>
  )
}
