// Which addresses have a card of their own, and what it says. Every other one costs no query.
import { cardSize } from '@atelier/contract/gallery-terms'
import type { Locale } from '@atelier/contract/primitives'
import type { PageCard } from '../../../platform/http/page-template.ts'
import type { Site } from '../../../platform/http/request-context.ts'
import { describeWorkCard } from '../gallery/cards/work-card.ts'
import { describeShareCard } from './share-card.ts'
import type { ShareDependencies } from './shares.usecases.ts'

/** `origin` is scheme and host, as the browser sees them. */
type From = { site: Site; locale: Locale; origin: string }

/** The card of an address. Undefined where none is looked for; rejects where what it names is not for everybody. */
export function findPageCard(
  place: URL,
  from: From,
  dependencies: ShareDependencies,
): Promise<PageCard> | undefined {
  const path = place.pathname.replace(/(?<=.)\/$/, '')
  if (path === '/workDetails') {
    const id = /^\d{1,9}$/.exec(place.searchParams.get('id') ?? '')?.[0]
    return id ? findWorkCard(Number(id), from, dependencies) : undefined
  }
  const key = /^\/share\/([\w-]{1,100})$/.exec(path)?.[1]
  return key ? findShareCard(key, from, dependencies) : undefined
}

const sized = (url: string): PageCard['image'] => ({ url, ...cardSize })

async function findWorkCard(
  id: number,
  { site, origin }: From,
  dependencies: ShareDependencies,
): Promise<PageCard> {
  const { picture: _, ...told } = await describeWorkCard(id, site, dependencies)
  const image = sized(`${origin}/api/gallery/card?id=${id}`)
  return { ...told, url: `${origin}/workDetails?id=${id}`, image }
}

async function findShareCard(
  key: string,
  from: From,
  dependencies: ShareDependencies,
): Promise<PageCard> {
  const { picture: _, ...told } = await describeShareCard(key, from, dependencies)
  const { origin } = from
  const image = sized(`${origin}/api/share/card?key=${key}`)
  return { ...told, url: `${origin}/share/${key}`, image }
}
