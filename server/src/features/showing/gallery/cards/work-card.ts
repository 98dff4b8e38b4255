// What a published work is told by where its address is shown: to everybody alike, so only what everybody may see.
import { Failure } from '@atelier/contract/errors'
import type { Site } from '../../../../platform/http/request-context.ts'
import { findStandingPicture } from '../../../making/work-files/work-files.usecases.ts'
import { promptOf } from '../../../making/works/recipe.ts'
import { authorOf } from '../describe-published.ts'
import type { GalleryDependencies } from '../gallery-dependencies.ts'
import { listPublished } from '../publications.store.ts'
import { keepShown } from '../shown-here.ts'
import { type Card, oneLine } from './card.ts'

export type ToldCard = Card & {
  /** A sentence or two; empty for none. */
  description: string
}

export const siteNameOf = ({ settings }: Site): string => settings.siteName || 'AI'

/** Throws gallery.not_found for whatever is not public here. */
export async function describeWorkCard(
  id: number,
  site: Site,
  dependencies: Pick<GalleryDependencies, 'db' | 'listSites'>,
): Promise<ToldCard> {
  const rows = await listPublished(dependencies.db, [id])
  const [row] = await keepShown(rows, { site }, dependencies)
  if (!row) throw new Failure('gallery.not_found')
  const { publication, work } = row
  const prompt = publication.hidesPrompt ? '' : oneLine(promptOf(work.recipe))
  const author = oneLine(authorOf(row.author).name)
  return {
    title: oneLine(publication.title) || prompt || author,
    description: prompt,
    author,
    siteName: siteNameOf(site),
    picture: await findStandingPicture(id, dependencies.db),
  }
}
