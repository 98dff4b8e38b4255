import { isInMenu } from '@atelier/contract/menu-names'
import { screens } from '../../screens.ts'
import type { PaletteOption } from '../palette-option.ts'
import type { PaletteContext } from '../palette-source.ts'

/** The screens that have a name of their own and that the site shows. */
export function screenOptions({ texts, site, doors }: PaletteContext): PaletteOption[] {
  return screens.flatMap(({ path, title, menu }) => {
    const isLeftOut = menu && !isInMenu(site.clientMenuList, menu.key)
    if (!title || path.includes(':') || isLeftOut) return []
    return {
      key: `screen-${path.slice(1)}`,
      section: 'screens' as const,
      icon: menu?.icon ?? 'chevron-right',
      label: title(texts.common),
      keywords: pathWords(path),
      run: () => doors.openPath(path),
    }
  })
}

/** Addresses are English: `/photoAlbum` is found by "photo album", `/user-center` by "user center". */
const pathWords = (path: string): string =>
  path
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[^a-zA-Z0-9]+/g, ' ')
    .trim()
