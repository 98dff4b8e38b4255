import { defineFeature } from '../../define-feature.ts'
import { importAlbums } from './albums/import-albums.ts'
import { exportGallery } from './export-gallery.ts'
import { leaveGallery, moveGallery } from './gallery-account.store.ts'
import { forgetOldViews } from './own-publications.ts'

export const gallery = defineFeature('gallery', {
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
