import { makingKinds } from '../../../features/site/navigation/making-kinds.ts'
import { type MenuLink, useMenu } from '../../../features/site/navigation/menu-link.ts'
import type { CommonTexts } from '../../../i18n/locales/en-US/common.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { LinkItem, LinkList } from './link-list.tsx'

/** What stands on this page by itself. */
const elsewhere = ['help', 'user-center']

type Titled = { title: string; links: readonly MenuLink[] }

/** The entries of the menu that no tab of a phone leads to, by their places. */
function lists(menu: readonly MenuLink[], t: CommonTexts): Titled[] {
  const offered = makingKinds(menu, t).map(({ link }) => link)
  const of = (...places: string[]) =>
    menu.filter(
      (link) =>
        places.includes(link.place) && !offered.includes(link) && !elsewhere.includes(link.key),
    )
  const all = [
    { title: t.menuExplore, links: of('explore') },
    { title: t.menuLibrary, links: of('library') },
    { title: t.menuCreate, links: of('create') },
    { title: t.more, links: of('more') },
  ]
  return all.filter(({ links }) => links.length > 0)
}

export function PlaceLists() {
  const t = useTexts('common')
  return lists(useMenu(), t).map(({ title, links }) => (
    <LinkList key={title} title={title}>
      {links.map(({ key, to, icon, siteIcon, label, isElsewhere }) => (
        <LinkItem key={key} icon={icon} siteIcon={siteIcon} to={to} isElsewhere={isElsewhere}>
          {label}
        </LinkItem>
      ))}
    </LinkList>
  ))
}
