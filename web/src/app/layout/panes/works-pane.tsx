import '../../../ui/late.css'
import { isInMenu } from '@atelier/contract/menu-names'
import { type WorkTypeName, workTypeNames } from '@atelier/contract/work-terms'
import { useLocation } from 'react-router'
import { kindIcons } from '../../../features/showing/gallery/kind-icons.ts'
import { useSite } from '../../../features/site/sites/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { searchWithDialog } from '../../../lib/use-dialog-link.ts'
import { hueOf } from '../../../ui/kind-hues.ts'
import { AlbumRows } from './album-rows.tsx'
import { PaneRow } from './pane-row.tsx'

/** The screen that makes each kind, by its name in a menu. */
const makers: Partial<Record<WorkTypeName, string>> = {
  midjourney: 'Midjourney',
  square: 'sddraw',
  tool: 'tools',
}

/** One's own works by kind, one's gallery, albums and uploads. */
export function WorksPane() {
  const t = useTexts('works')
  const common = useTexts('common')
  const { clientMenuList } = useSite()
  const { pathname, search } = useLocation()
  const isHere = pathname === '/history'
  const kind = new URLSearchParams(search).get('kind') ?? ''
  const kinds = workTypeNames.filter((name) => isInMenu(clientMenuList, makers[name] ?? name))
  return (
    <>
      <ul className="flex flex-col gap-px">
        <PaneRow to="/history" icon="images" isCurrent={isHere && kind === ''}>
          {t.allWorks}
        </PaneRow>
        {kinds.map((name) => (
          <PaneRow
            key={name}
            to={`/history?kind=${name}`}
            icon={kindIcons[name]}
            hue={hueOf(name)}
            isCurrent={isHere && kind === name}
          >
            {t.kinds[name]}
          </PaneRow>
        ))}
      </ul>
      <ul className="flex flex-col gap-px pt-4">
        <PaneRow
          to="/myGallery"
          icon="bookmark"
          isCurrent={pathname === '/myGallery' && !search.includes('tab=albums')}
        >
          {common.menuOwnGallery}
        </PaneRow>
        <PaneRow to={{ search: searchWithDialog(search, 'uploads') }} icon="upload">
          {t.ownUploads}
        </PaneRow>
      </ul>
      <AlbumRows place="works" />
    </>
  )
}
