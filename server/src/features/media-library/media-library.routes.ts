import type { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import { keeping, sendStored } from '../../platform/http/send-file.ts'
import type { Handlers } from '../../platform/http/serve-endpoint.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import { asShown } from '../built-in-lists/site-lists.ts'
import { pageOf } from '../content/content.usecases.ts'
import type { DemoFiles } from './demo-files.ts'
import { listDemos, locateDemo } from './media-library.usecases.ts'
import { listMusicStyles } from './music-styles.ts'

export type MediaLibraryDependencies = { demos: DemoFiles; storage: FileStorage }

const forAnHour = 'public, max-age=3600'

export const mediaLibraryHandlers = ({
  demos,
  storage,
}: MediaLibraryDependencies): Handlers<typeof api.mediaLibrary> => ({
  async musicStyles({ language, ...paging }, { site, locale }) {
    const styles = listMusicStyles(language ?? locale)
    return pageOf(asShown('musicStyles', styles, site), paging)
  },
  async musicDemos({ language, ...paging }, { site, locale }) {
    return listDemos('songDemos', { ...paging, site, locale: language ?? locale }, demos)
  },
  async videoDemos({ language, ...paging }, { site, locale }) {
    return listDemos('clipDemos', { ...paging, site, locale: language ?? locale }, demos)
  },
  async demoFile(asked, _, raw) {
    const { isCurrent, ...file } = await locateDemo(asked, demos)
    const cache = isCurrent ? keeping.forever : forAnHour
    if (!(await sendStored(raw, { ...file, cache }, storage)))
      throw new Failure('library.demo_not_made', { retryAfterS: 30 })
  },
})
