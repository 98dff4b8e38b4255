// The kinds of what one can make, as a phone offers them.
import type { CommonTexts } from '../../../i18n/locales/en-US/common.ts'
import type { MenuLink } from './menu-link.ts'

export type MakingKind = { label: string; link: MenuLink }

/** The entries of each kind; the first that a menu has stands for all of them. */
const kinds: { label: (t: CommonTexts) => string; keys: readonly string[] }[] = [
  { label: (t) => t.kindImage, keys: ['Midjourney', 'draw', 'sd3'] },
  { label: (t) => t.kindVideo, keys: ['video'] },
  { label: (t) => t.kindMusic, keys: ['music'] },
  { label: (t) => t.kindStems, keys: ['separation'] },
  { label: (t) => t.menuTools, keys: ['tools'] },
  { label: (t) => t.menuMind, keys: ['mind'] },
]

/** The kinds that a menu has, each with the first of its entries in the menu's order, and with the operator's word where it has one. */
export function makingKinds(links: readonly MenuLink[], t: CommonTexts): MakingKind[] {
  return kinds.flatMap(({ label, keys }) => {
    const link = links.find(({ key }) => keys.includes(key))
    return link ? [{ label: link.isRenamed ? link.label : label(t), link }] : []
  })
}
