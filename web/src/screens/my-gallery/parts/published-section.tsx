import { useCallback, useMemo } from 'react'
import { useSelection } from '../../../features/making/works/use-selection.ts'
import { workPath } from '../../../features/showing/gallery/gallery-links.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyLink } from '../../../ui/empty-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import type { OwnItem } from '../own-item.ts'
import { useOwnPublications } from '../own-publications.ts'
import { useOwnActions } from '../use-own-actions.ts'
import { OwnWall } from './own-wall.tsx'
import { PublicationActions } from './publication-actions.tsx'

/** The calls' own limit. */
const max = 100

/** What everybody sees, or what waits to be seen. */
export function PublishedSection({ state }: { state: 'public' | 'waiting' }) {
  const t = useTexts('ownGallery')
  const { query, publications } = useOwnPublications(state)
  const ownActions = useOwnActions(true)
  const items = useMemo(
    () => publications.map((publication): OwnItem => ({ work: publication.work, publication })),
    [publications],
  )
  const works = useMemo(() => publications.map(({ work }) => work), [publications])
  const selection = useSelection(works)
  const to = useCallback(({ work }: OwnItem) => workPath(work.id), [])
  const actions = useCallback(
    (item: OwnItem, isTouch: boolean) => (
      <PublicationActions item={item} actions={ownActions} isTouch={isTouch} />
    ),
    [ownActions],
  )
  const withdraw = () => {
    const ids = selection.ids
    if (ids.size > max) return toast(t.tooMany({ max: max }), { kind: 'failure' })
    selection.end()
    return void ownActions.withdraw(publications.filter(({ id }) => ids.has(id)))
  }
  const chosen = selection.chosen.map(({ id }) => id)
  return (
    <OwnWall
      items={items}
      query={query}
      place={`own ${state}`}
      selection={selection}
      to={to}
      actions={actions}
      chosenActions={
        <>
          {state === 'public' && (
            <Button
              size="small"
              disabled={chosen.length === 0}
              onClick={() => ownActions.collect(chosen)}
            >
              {t.collect}
            </Button>
          )}
          <Button size="small" kind="danger" disabled={chosen.length === 0} onClick={withdraw}>
            {t.withdraw}
          </Button>
        </>
      }
      empty={
        state === 'public' ? (
          <EmptyState
            alone
            icon="images"
            title={t.publishedEmpty}
            action={<EmptyLink to="/myGallery?tab=drafts">{t.toDrafts}</EmptyLink>}
          >
            {t.publishedEmptyText}
          </EmptyState>
        ) : (
          <EmptyState alone icon="images" title={t.waitingEmpty}>
            {t.waitingEmptyText}
          </EmptyState>
        )
      }
    />
  )
}
