import type { api } from '@atelier/contract'
import type { Handlers } from '../../../../platform/http/serve-endpoint.ts'
import type { GalleryDependencies } from '../gallery-dependencies.ts'
import { likeWork } from '../likes.ts'
import * as albums from './albums.usecases.ts'

export const collectionHandlers = (
  dependencies: GalleryDependencies,
): Handlers<typeof api.collections> => ({
  async like(input, context) {
    return likeWork(input, context, dependencies)
  },
  async save(input, context) {
    return albums.saveAlbum(input, context, dependencies)
  },
  async add({ albumId, id }, context) {
    return albums.addToAlbum({ albumId, ids: id }, context, dependencies)
  },
  async removeAlbum({ id }, context) {
    await albums.removeAlbum(id, context, dependencies)
    return {}
  },
  async removeWorks({ albumId, id }, context) {
    return albums.removeFromAlbum({ albumId, ids: id }, context, dependencies)
  },
  async having({ id }, context) {
    const wanted = id === undefined ? {} : { holding: id }
    return albums.listOwnAlbums(wanted, context, dependencies)
  },
  async lacking({ id }, context) {
    return albums.listOwnAlbums({ lacking: id }, context, dependencies)
  },
  async order({ albumId, ids, before }, context) {
    await albums.orderAlbum({ albumId, ids, before }, context, dependencies)
    return {}
  },
  async open({ id }, context) {
    return albums.openAlbum(id, context, dependencies)
  },
  async works(input, context) {
    return albums.listAlbumWorks(input, context, dependencies)
  },
  async ofAuthor({ authorId }, context) {
    return albums.listAlbumsOf(authorId, context, dependencies)
  },
})
