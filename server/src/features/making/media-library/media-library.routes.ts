import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { pageOf } from '../../site/content/content.usecases.ts'
import { asShown } from '../../site/sites/as-shown.ts'
import type { Samples } from '../samples/open-samples.ts'
import { listDemos } from './media-library.usecases.ts'
import { listMusicStyles } from './music-styles.ts'

export const mediaLibraryHandlers = (samples: Samples): Handlers<typeof api.mediaLibrary> => ({
  async musicStyles({ language, ...paging }, { site, locale }) {
    const styles = listMusicStyles(language ?? locale)
    return pageOf(asShown('musicStyles', styles, site), paging)
  },
  async musicDemos({ language, ...paging }, { site, locale }) {
    return listDemos('songDemos', { ...paging, site, locale: language ?? locale }, samples)
  },
  async videoDemos({ language, ...paging }, { site, locale }) {
    return listDemos('clipDemos', { ...paging, site, locale: language ?? locale }, samples)
  },
})
