import { Link } from 'react-router'
import { useIsMember } from '../../../api/current-user.ts'
import {
  type GalleryFilter,
  isFiltered,
  unfiltered,
} from '../../../features/showing/gallery/gallery-filter.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

type NothingShownProps = {
  filter: GalleryFilter
  set: (change: Partial<GalleryFilter>) => void
  followsSomebody: boolean
}

/** Why nothing is there, and what one can do about it. */
export function NothingShown({ filter, set, followsSomebody }: NothingShownProps) {
  const t = useTexts('gallery')
  const isMember = useIsMember()
  const { open } = useDialogLink()
  const toHot = <Button onClick={() => set({ feed: 'hot' })}>{t.toHot}</Button>
  if (filter.feed === 'following' && isMember === false)
    return (
      <EmptyState
        icon="users-round"
        title={t.followingGuest}
        action={
          <Button kind="main" onClick={() => open('login')}>
            {t.logIn}
          </Button>
        }
      >
        {t.followingGuestText}
      </EmptyState>
    )
  if (isFiltered(filter))
    return (
      <EmptyState
        icon="search"
        title={t.nothingFound}
        action={<Button onClick={() => set(unfiltered)}>{t.clearAll}</Button>}
      >
        {t.nothingFoundText}
      </EmptyState>
    )
  if (filter.feed === 'following')
    return followsSomebody ? (
      <EmptyState icon="users-round" title={t.followedQuiet} action={toHot} />
    ) : (
      <EmptyState icon="users-round" title={t.followsNobody} action={toHot}>
        {t.followsNobodyText}
      </EmptyState>
    )
  if (filter.feed === 'liked')
    return (
      <EmptyState icon="heart" title={t.likesNothing} action={toHot}>
        {t.likesNothingText}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="images"
      title={t.empty}
      action={
        <Link
          to="/history"
          className="inline-flex h-9 items-center rounded-control bg-accent px-3.5 font-medium text-on-accent"
        >
          {t.toOwnWorks}
        </Link>
      }
    >
      {t.emptyText}
    </EmptyState>
  )
}
