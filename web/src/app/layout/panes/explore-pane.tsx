import '../../../ui/late.css'
import { useLocation } from 'react-router'
import {
  feedNames,
  filterIn,
  searchWithFilter,
} from '../../../features/showing/gallery/gallery-filter.ts'
import { feedPath } from '../../../features/showing/gallery/gallery-links.ts'
import { useTags } from '../../../features/showing/gallery/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { IconName } from '../../../ui/icon-names.ts'
import { AlbumRows } from './album-rows.tsx'
import { PaneRow } from './pane-row.tsx'
import { PaneSection } from './pane-section.tsx'

const icons: Record<(typeof feedNames)[number], IconName> = {
  new: 'sparkles',
  hot: 'flame',
  following: 'users-round',
  liked: 'heart',
}

const maxTags = 12

/** The ways through what everybody has published. */
export function ExplorePane() {
  const t = useTexts('gallery')
  const { pathname, search } = useLocation()
  const isHere = pathname === feedPath
  const { feed, tag } = filterIn(isHere ? search : '')
  const { data: tags = [] } = useTags()
  return (
    <>
      <ul className="flex flex-col gap-px">
        {feedNames.map((name) => (
          <PaneRow
            key={name}
            to={feedPath + searchWithFilter('', { feed: name })}
            icon={icons[name]}
            isCurrent={isHere && feed === name && tag === ''}
          >
            {t.feeds[name]}
          </PaneRow>
        ))}
      </ul>
      {tags.length > 0 && (
        <PaneSection title={t.tags}>
          {tags.slice(0, maxTags).map(({ tag: name, count }) => (
            <PaneRow
              key={name}
              to={feedPath + searchWithFilter('', { tag: name })}
              isCurrent={isHere && tag.toLowerCase() === name.toLowerCase()}
              end={count}
            >
              {name}
            </PaneRow>
          ))}
        </PaneSection>
      )}
      <AlbumRows place="explore" />
    </>
  )
}
