// What a link is told by where its address is shown, unless it asks for a password.
import { Failure } from '@atelier/contract/errors'
import type { Entry } from '@atelier/contract/features/talk/chatlog'
import { workStates } from '@atelier/contract/work-terms'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { findStandingPicture } from '../../making/work-files/work-files.usecases.ts'
import { findOwnWorks } from '../../making/works/works.usecases.ts'
import { readEntries } from '../../talk/chatlog/read-entries.ts'
import { nameAuthor } from '../gallery/authors.ts'
import { oneLine } from '../gallery/cards/card.ts'
import { siteNameOf, type ToldCard } from '../gallery/cards/work-card.ts'
import type { ShareRow } from './shares.store.ts'
import { findUnlocked, type ShareDependencies } from './shares.usecases.ts'

/** Throws shares.not_found. */
export async function describeShareCard(
  key: string,
  { site, locale }: Pick<RequestContext, 'site' | 'locale'>,
  dependencies: ShareDependencies,
): Promise<ToldCard> {
  const { db, chatlog } = dependencies
  const row = await findUnlocked(key, { site }, dependencies)
  const [owner, [work], entries] = await Promise.all([
    nameAuthor(row.ownerId, db),
    row.workId === null ? [] : findOwnWorks(db, row.ownerId, [row.workId]),
    row.groupId === null ? [] : readEntries(row.entryIds.slice(0, 2), row.groupId, locale, chatlog),
  ])
  if (row.workId !== null && work?.state !== workStates.done) throw new Failure('shares.not_found')
  const author = oneLine(owner.name)
  const words = wordsOf(row, entries)
  return {
    title: oneLine(row.title) || author || siteNameOf(site),
    description: oneLine(words),
    author,
    siteName: siteNameOf(site),
    picture: row.workId === null ? null : await findStandingPicture(row.workId, db),
  }
}

function wordsOf({ workId, mind, title }: ShareRow, entries: readonly Entry[]): string {
  if (mind) return mind.children.map(({ text }) => text).join(' · ')
  return workId === null ? entries.map(({ text }) => text).join(' ') : title
}
