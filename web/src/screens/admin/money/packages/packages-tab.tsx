import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { QueryFailure } from '../../../../ui/query-failure.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useAddress } from '../../frame/use-address.ts'
import { PackageDialog } from './package-dialog.tsx'
import { PackageTable } from './package-table.tsx'
import { packagesQuery, setupQuery } from './use-package-calls.ts'

/** What the site sells; `waysAbove` where its ways to pay are set up right above. */
export function PackagesTab({ waysAbove = false }: { waysAbove?: boolean }) {
  const t = useTexts('adminMoney')
  const { open } = useAddress()
  const packages = useQuery(packagesQuery)
  const setup = useQuery(setupQuery)
  if (packages.isPending || setup.isPending) return <Skeleton className="h-80 rounded-card" />
  const failed = [packages, setup].find(({ data }) => data === undefined)
  if (failed || !packages.data || !setup.data)
    return (
      <QueryFailure
        of={{
          error: failed?.error,
          isFetching: packages.isFetching || setup.isFetching,
          refetch: () => Promise.all([packages.refetch(), setup.refetch()]),
        }}
      />
    )
  const add = (
    <Button kind="main" icon="plus" onClick={() => open('package', 'new')}>
      {t.packages.add}
    </Button>
  )
  return (
    <section aria-label={t.tabs.packages} className="flex flex-col gap-4">
      {setup.data.ways.length === 0 && !waysAbove && (
        <p className="rounded-control bg-fill px-3 py-2.5 text-soft">{t.packages.noWay}</p>
      )}
      {packages.data.length === 0 ? (
        <EmptyState icon="package" title={t.packages.empty} action={add}>
          {t.packages.emptyText}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-soft">{t.packages.text}</p>
            {add}
          </div>
          <PackageTable packages={packages.data} />
        </>
      )}
      <PackageDialog packages={packages.data} setup={setup.data} />
    </section>
  )
}
