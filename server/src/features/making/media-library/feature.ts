import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { mediaLibraryHandlers } from './media-library.routes.ts'

export const mediaLibrary = defineFeature('media-library', {
  calls: [defineCalls(api.mediaLibrary, ({ samples }) => mediaLibraryHandlers(samples))],
})
