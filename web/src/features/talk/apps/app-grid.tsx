import { useTexts } from '../../../i18n/use-texts.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { Boundary } from '../../../ui/boundary.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MoreButton } from '../../../ui/more-button.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AppCard } from './app-card.tsx'
import { type AppFilter, useApps } from './queries.ts'
import { roleInUse } from './role-in-use.ts'
import { useHiddenApps } from './use-app-actions.ts'

type AppGridProps = { filter: AppFilter; onMake: () => void; onAll: () => void }

export function AppGrid({ filter, onMake, onAll }: AppGridProps) {
  const t = useTexts('apps')
  const { query, rows } = useApps(filter)
  const hidden = useHiddenApps()
  const role = useStored(roleInUse)
  const apps = rows.filter(({ id }) => !hidden.has(id))
  const isRole = filter.kind === 'role'
  if (query.isPending) {
    return (
      <div
        aria-hidden="true"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-3"
      >
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-28 rounded-card" />
        ))}
      </div>
    )
  }
  if (query.isError && apps.length === 0) return <QueryFailure of={query} />
  if (apps.length === 0) {
    const isSearch = filter.words.trim() !== '' || filter.category !== null
    if (filter.of === 'own' && !isSearch) {
      return (
        <EmptyState
          icon="blocks"
          title={isRole ? t.noOwnRoles : t.noOwn}
          action={
            <Button kind="main" onClick={onMake}>
              {isRole ? t.newRole : t.newApp}
            </Button>
          }
        >
          {isRole ? t.noOwnRolesText : t.noOwnText}
        </EmptyState>
      )
    }
    return (
      <EmptyState
        icon={isSearch ? 'search' : 'pin'}
        title={isSearch ? t.noneFound : t.noPinned}
        action={<Button onClick={onAll}>{t.showAll}</Button>}
      >
        {isSearch ? t.noneFoundText : t.noPinnedText}
      </EmptyState>
    )
  }
  return (
    <>
      <ul
        aria-label={isRole ? t.roles : t.apps}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-3"
      >
        {apps.map((app) => (
          <Boundary key={app.id} of={app}>
            <AppCard app={app} isInUse={app.kind === 'role' && app.id === role.id} />
          </Boundary>
        ))}
      </ul>
      <MoreButton of={query} className="self-center">
        {t.more}
      </MoreButton>
    </>
  )
}
