// Published works as they are told: what stands in the row, in the work's recipe and in its files, and what the reader did with it.

import type { WorkFile } from '@atelier/contract/features/making/works'
import type { Author, PublishedWork } from '@atelier/contract/features/showing/gallery'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { promptOf } from '../../making/works/recipe.ts'
import type { GalleryDependencies } from './gallery-dependencies.ts'
import { describeGalleryFiles } from './gallery-files.ts'
import * as store from './publications.store.ts'
import { keepShown } from './shown-here.ts'

type Reader = Pick<RequestContext, 'caller' | 'site'>

/** The name that a site shows of somebody. */
export const authorOf = ({ id, name, username, avatar }: store.PublishedRow['author']): Author => ({
  id,
  name: name || username || `#${id}`,
  avatar,
})

/** Works by number, in this order; what is not there, or not shown on the reader's site, is left out. */
export async function describePublished(
  ids: readonly number[],
  reader: Reader,
  dependencies: GalleryDependencies,
): Promise<PublishedWork[]> {
  const rows = await store.listPublished(dependencies.db, ids)
  return describeRows(await keepShown(rows, reader, dependencies), reader, dependencies)
}

/** The style of a song is what was asked for. */
const shownFiles = (
  files: readonly WorkFile[],
  { hidesPrompt }: Pick<store.PublicationRow, 'hidesPrompt'>,
): WorkFile[] =>
  files.map((file) => {
    const { style: _, ...about } = file.about
    return hidesPrompt ? { ...file, about } : file
  })

/** Files of rows: their authors open also what nobody else sees. */
async function describeFiles(
  rows: readonly store.PublishedRow[],
  { caller }: Reader,
  dependencies: GalleryDependencies,
): Promise<Map<number, WorkFile[]>> {
  const isHidden = ({ publication: { ownerId, state } }: store.PublishedRow) =>
    ownerId === caller?.accountId && state !== 'public'
  const idsOf = (some: readonly store.PublishedRow[]) => some.map(({ work }) => work.id)
  const hidden = idsOf(rows.filter(isHidden))
  const [shown, own] = await Promise.all([
    describeGalleryFiles(idsOf(rows.filter((row) => !isHidden(row))), dependencies),
    hidden.length ? dependencies.files.describeFiles(hidden) : [],
  ])
  return new Map([...shown, ...own])
}

export async function describeRows(
  rows: readonly store.PublishedRow[],
  reader: Reader,
  dependencies: GalleryDependencies,
  /** Of their own for those who decide on them. */
  describe = describeFiles,
): Promise<PublishedWork[]> {
  const { caller, site } = reader
  if (rows.length === 0) return []
  const { db, findModel } = dependencies
  const ids = rows.map(({ work }) => work.id)
  const modelIds = [...new Set(rows.map(({ work }) => work.modelId))]
  const [files, marks, models] = await Promise.all([
    describe(rows, reader, dependencies),
    caller ? store.listMarks(db, caller.accountId, ids) : undefined,
    Promise.all(modelIds.map(async (id) => [id, await findModel(id)] as const)),
  ])
  const modelOf = new Map(models)
  return rows.map(({ publication, work, author }) => ({
    id: work.id,
    type: work.type,
    task: work.task,
    title: publication.title,
    tags: publication.tags,
    licence: publication.licence,
    prompt: publication.hidesPrompt ? '' : promptOf(work.recipe),
    hidesPrompt: publication.hidesPrompt,
    model: work.modelLabel,
    modelId: work.siteId === site.id && modelOf.get(work.modelId) ? work.modelId : null,
    builtin: work.builtin,
    tiles: work.tiles,
    files: shownFiles(files.get(work.id) ?? [], publication),
    author: authorOf(author),
    likes: publication.likes,
    collects: publication.collects,
    remakes: publication.remakes,
    isLiked: marks?.liked.has(work.id) ?? false,
    isCollected: marks?.collected.has(work.id) ?? false,
    isMine: caller?.accountId === publication.ownerId,
    publishedAt: (publication.publishedAt ?? publication.updatedAt).toISOString(),
  }))
}
