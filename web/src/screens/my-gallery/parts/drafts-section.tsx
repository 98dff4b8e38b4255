import { useCallback, useMemo } from 'react'
import { useSelection } from '../../../features/making/works/use-selection.ts'
import { useWorkName } from '../../../features/making/works/work-name.ts'
import { ownWorkPath } from '../../../features/showing/gallery/gallery-links.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyLink } from '../../../ui/empty-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { onDark } from '../../../ui/masonry/tile.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import type { OwnItem } from '../own-item.ts'
import { useDrafts } from '../use-drafts.ts'
import { type OwnActions, useOwnActions } from '../use-own-actions.ts'
import { OwnWall } from './own-wall.tsx'

/** The calls' own limit. */
const max = 100

/** Finished works that could be published: one by one from their cards, or several at once. */
export function DraftsSection({ isMember }: { isMember: boolean }) {
  const t = useTexts('ownGallery')
  const { works, query } = useDrafts()
  const ownActions = useOwnActions(isMember)
  const selection = useSelection(works)
  const items = useMemo(() => works.map((work): OwnItem => ({ work })), [works])
  const to = useCallback(({ work }: OwnItem) => ownWorkPath(work.id), [])
  const actions = useCallback(
    (item: OwnItem, isTouch: boolean) => (
      <DraftActions item={item} actions={ownActions} isTouch={isTouch} />
    ),
    [ownActions],
  )
  const chosen = selection.chosen.map(({ id }) => id)
  const publish = () => {
    if (chosen.length > max) return toast(t.tooMany({ max: max }), { kind: 'failure' })
    return ownActions.publish(chosen)
  }
  return (
    <OwnWall
      items={items}
      query={query}
      place="own drafts"
      selection={selection}
      to={to}
      actions={actions}
      chosenActions={
        <>
          <Button
            size="small"
            disabled={chosen.length === 0}
            onClick={() => ownActions.collect(chosen.slice(0, max))}
          >
            {t.collect}
          </Button>
          <Button size="small" kind="main" disabled={chosen.length === 0} onClick={publish}>
            {t.publishMany({ n: chosen.length })}
          </Button>
        </>
      }
      empty={
        <EmptyState
          alone
          icon="images"
          title={t.draftsEmpty}
          action={<EmptyLink to="/draw">{t.draw}</EmptyLink>}
        >
          {t.draftsEmptyText}
        </EmptyState>
      }
    />
  )
}

function DraftActions({
  item,
  actions,
  isTouch,
}: {
  item: OwnItem
  actions: OwnActions
  isTouch: boolean
}) {
  const t = useTexts('ownGallery')
  const name = useWorkName()(item.work)
  const ids = [item.work.id]
  return (
    <>
      <IconButton
        icon="bookmark"
        label={t.collect}
        className={isTouch ? '' : onDark}
        onClick={() => actions.collect(ids)}
      />
      <Button
        size="small"
        kind="main"
        aria-label={`${t.publish}: ${name}`}
        onClick={() => actions.publish(ids)}
      >
        {t.publish}
      </Button>
    </>
  )
}
