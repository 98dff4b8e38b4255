// What the box of the home can begin, and where each is made.
import { type Making, makingKinds } from '@atelier/contract/makings/making'
import type { WorkTypeName } from '@atelier/contract/work-terms'
import type { IconName } from '../../../ui/icon-names.ts'

export type MakerKind = 'answer' | Making['kind']

/** Undefined for what is no work: an answer, and a map, which a language model writes. */
export type MakerPlace = { menuKey: string; path: string; type?: WorkTypeName }

const places: { readonly [Kind in MakerKind]: readonly MakerPlace[] } = {
  answer: [{ menuKey: 'Chat', path: '/Chat' }],
  picture: [
    { menuKey: 'Midjourney', path: '/Midjourney', type: 'midjourney' },
    { menuKey: 'draw', path: '/draw', type: 'draw' },
  ],
  clip: [{ menuKey: 'video', path: '/video', type: 'video' }],
  song: [{ menuKey: 'music', path: '/music', type: 'music' }],
  map: [{ menuKey: 'mind', path: '/mind' }],
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
  shown: (menuKey: string) => boolean,
): ReadonlyMap<MakerKind, MakerPlace> {
  const found = new Map<MakerKind, MakerPlace>()
  for (const kind of ['answer', ...makingKinds] as const) {
    const place = places[kind].find(({ menuKey }) => kind === 'answer' || shown(menuKey))
    if (place) found.set(kind, place)
  }
  return found
}
