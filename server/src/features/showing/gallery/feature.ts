import { api } from '@atelier/contract'
import { aMinute } from '../../../platform/http/limit-rates.ts'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { collectionHandlers } from './albums/albums.routes.ts'
import { importAlbums } from './albums/import-albums.ts'
import { exportGallery } from './export-gallery.ts'
import {
  authorHandlers,
  galleryHandlers,
  moderationHandlers,
  publicationHandlers,
} from './gallery.routes.ts'
import { leaveGallery, moveGallery } from './gallery-account.store.ts'
import { forgetOldViews } from './own-publications.ts'

export const gallery = defineFeature('gallery', {
  calls: [
    defineCalls(api.authors, (services) => authorHandlers(services.gallery)),
    defineCalls(api.collections, (services) => collectionHandlers(services.gallery)),
    defineCalls(api.gallery, (services) => galleryHandlers(services.gallery), {
      rates: {
        card: aMinute(120),
      },
    }),
    defineCalls(api.moderation, (services) => moderationHandlers(services.gallery)),
    defineCalls(api.publications, (services) => publicationHandlers(services.gallery)),
  ],
  account: {
    adopt: moveGallery,
    export: (services) => exportGallery(services.gallery),
    import: (services) => importAlbums(services.gallery),
    leave: () => leaveGallery,
  },
  // Works in albums.
  after: { import: ['work-files'] },
  sweeps: { ofOld: { views: (services) => forgetOldViews(services.gallery) } },
})
