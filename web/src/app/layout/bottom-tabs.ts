// The tabs at the foot of a phone: five places, the others under one's own page.
import type { PlaceName } from '../../features/site/navigation/place-names.ts'
import type { CommonTexts } from '../../i18n/locales/en-US/common.ts'
import type { RailPlace } from './rail-places.ts'

export type BottomTab = Pick<RailPlace, 'label' | 'icon' | 'siteIcon' | 'to'> & {
  key: PlaceName | 'me'
  /** The entry of the menu that it stands for, for a tour. */
  tour: string
  /** The places that it is marked for. */
  holds: readonly PlaceName[]
}

const tabs: { name: PlaceName; tour: string; holds: readonly PlaceName[] }[] = [
  { name: 'home', tour: 'home', holds: ['home', 'explore'] },
  { name: 'chat', tour: 'Chat', holds: ['chat'] },
  { name: 'create', tour: 'create', holds: ['create'] },
  { name: 'works', tour: 'works', holds: ['works'] },
]

/** Those of the tabs whose places the site has. */
export function bottomTabs(places: readonly RailPlace[], t: CommonTexts): BottomTab[] {
  const own = tabs.flatMap(({ name, tour, holds }) => {
    const place = places.find((place) => place.name === name)
    if (!place) return []
    const { label, icon, siteIcon, to } = place
    return [{ key: name, label, icon, siteIcon, to, tour, holds }]
  })
  const me: BottomTab = {
    key: 'me',
    label: t.menuMe,
    icon: 'circle-user-round',
    siteIcon: '',
    to: '/user',
    tour: 'me',
    holds: ['library', 'more'],
  }
  return [...own, me]
}
