import type { AlbumWork } from '@atelier/contract/features/showing/collections'
import type { RequestContext } from '../../../../platform/http/request-context.ts'
import { describeWorks } from '../../../making/works/to-work.ts'
import { findOwnWorks } from '../../../making/works/works.usecases.ts'
import { nameAuthor } from '../authors.ts'
import type { GalleryDependencies } from '../gallery-dependencies.ts'

/** The reader's own works among these, as they would be published. */
export async function describeOwnWorks(
  ids: readonly number[],
  context: RequestContext,
  dependencies: GalleryDependencies,
): Promise<AlbumWork[]> {
  const { db } = dependencies
  const ownerId = context.caller?.accountId
  if (ownerId === undefined) return []
  const rows = await findOwnWorks(db, ownerId, ids)
  if (rows.length === 0) return []
  const [works, author] = await Promise.all([
    describeWorks(rows, context, dependencies),
    nameAuthor(ownerId, db),
  ])
  return works.map(
    ({ id, type, task, prompt, model, modelId, builtin, tiles, files, createdAt }) => ({
      id,
      type,
      task,
      prompt,
      model,
      modelId,
      builtin,
      tiles,
      files,
      author,
      title: '',
      tags: [],
      licence: 'all-rights',
      hidesPrompt: false,
      likes: 0,
      collects: 0,
      remakes: 0,
      isLiked: false,
      isCollected: true,
      isMine: true,
      isPublic: false,
      publishedAt: createdAt,
    }),
  )
}
