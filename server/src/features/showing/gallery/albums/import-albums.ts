// An import takes albums with those of their works that are their owner's own, for nobody else to see: works of others stay where they are.
import { Failure } from '@atelier/contract/errors'
import { longestTitle, maxAlbums, maxAlbumWorks } from '@atelier/contract/gallery-terms'
import { id, timestamp } from '@atelier/contract/primitives'
import { z } from 'zod'
import type { Database } from '../../../../platform/db/database.ts'
import { storable } from '../../../../platform/storable-text.ts'
import {
  type Importing,
  type ImportPart,
  listThereByNumber,
  takeEach,
} from '../../../identity/account-data/import-part.ts'
import * as store from './albums.store.ts'

const albumSchema = z.object({
  id,
  title: z.string().trim().min(1).max(longestTitle),
  description: z.string().trim().max(1000),
  coverId: id.nullable(),
  works: z.array(z.object({ id })).max(maxAlbumWorks),
  updatedAt: timestamp,
})
type Told = z.output<typeof albumSchema>

export const importAlbums = ({ db }: { db: Database }): ImportPart => ({
  kinds: ['albums'],
  folder: 'gallery/albums.json',
  listThere: listThereByNumber((ownerId, ids) => store.listOwnIds(db, ownerId, ids)),
  async take(importing) {
    const { caller } = importing.context
    const told = await importing.list('albums', 'gallery/albums.json', albumSchema)
    await takeEach(told, importing, (album) =>
      importing.take('albums', { oldId: album.id, title: album.title }, async (keep) => {
        const { title, description } = storable(album)
        const works = await worksHere(album, importing)
        const at = importing.timeOf(album.updatedAt)
        await keep(async (tx) => {
          const owner = { siteId: caller.siteId, ownerId: caller.accountId }
          await store.holdAlbumsOf(tx, owner.ownerId)
          if ((await store.countAlbums(tx, owner.ownerId)) >= maxAlbums)
            throw new Failure('albums.too_many')
          const words = { title, description, isPublic: false, at }
          const made = await store.insertAlbum(tx, { ...owner, ...words })
          await store.addWorks(tx, made.id, { ids: works.ids, at })
          if (works.coverId !== null)
            await store.updateAlbum(tx, made.id, { coverId: works.coverId, updatedAt: at })
          return made.id
        })
      }),
    )
  },
})

/** In their order, without those that did not come along. */
async function worksHere(
  { works, coverId }: Told,
  { idOf }: Importing,
): Promise<{ ids: number[]; coverId: number | null }> {
  const here = new Map<number, number>()
  for (const { id: old } of works) {
    const known = await idOf('works', old)
    if (known !== undefined) here.set(old, Number(known))
  }
  return {
    ids: [...here.values()],
    coverId: coverId === null ? null : (here.get(coverId) ?? null),
  }
}
