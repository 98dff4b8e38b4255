// What the box of the home can begin, and where each is made.
import { type Making, makingKinds } from '@atelier/contract/makings/making'
import type { WorkTypeName } from '@atelier/contract/work-terms'
import type { MenuLink } from '../../../features/site/navigation/menu-link.ts'
import { chatPath } from '../../../features/talk/groups/group-link.ts'
import type { IconName } from '../../../ui/icon-names.ts'

export type MakerKind = 'answer' | Making['kind']

/** The type of its works; none for what is no work: an answer, and a map, which a language model writes. */
export type MakerPlace = { path: string; type?: WorkTypeName }

/** The entries of the menu where each is made; the first that a site has is taken. */
const entries: {
  readonly [Kind in Making['kind']]: readonly { key: string; type?: WorkTypeName }[]
} = {
  picture: [
    { key: 'Midjourney', type: 'midjourney' },
    { key: 'draw', type: 'draw' },
  ],
  clip: [{ key: 'video', type: 'video' }],
  song: [{ key: 'music', type: 'music' }],
  map: [{ key: 'mind' }],
}

export const kindIcons: { readonly [Kind in MakerKind]: IconName } = {
  answer: 'message-circle',
  picture: 'image',
  clip: 'film',
  song: 'music',
  map: 'network',
}

/** The kinds that a site with these menu entries makes, each with its place; an answer is always among them. */
export function makerPlaces(
  menu: readonly Pick<MenuLink, 'key' | 'to'>[],
): ReadonlyMap<MakerKind, MakerPlace> {
  const made = makingKinds.flatMap((kind): [MakerKind, MakerPlace][] => {
    const places = entries[kind].flatMap(({ key, ...type }) => {
      const link = menu.find((each) => each.key === key)
      return link ? [{ path: link.to, ...type }] : []
    })
    return places[0] ? [[kind, places[0]]] : []
  })
  return new Map([['answer', { path: chatPath }], ...made])
}
