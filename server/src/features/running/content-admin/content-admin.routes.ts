import type { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import { uploadLimitBytes } from '@atelier/contract/upload-limits'
import { keeping, sendStored } from '../../../platform/http/send-file.ts'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { takeFormFile } from '../../../platform/http/take-form-file.ts'
import { readAbout, saveAbout } from '../../site/content/about-site.ts'
import { storeContentPicture } from '../../site/content/content-pictures.ts'
import {
  arrangeEntries,
  type EditDependencies,
  fillKind,
  listEntries,
  removeEntry,
  saveEntry,
  showEntry,
} from '../../site/content/edit-content.ts'
import type { SettingsDependencies } from '../../site/sites/save-settings.ts'
import { locateContentPicture } from '../../site/sites/site-pictures.ts'
import { arrangeBuiltIn, listBuiltIn } from './built-in-lists.ts'

export type ContentAdminDependencies = EditDependencies & SettingsDependencies

export const contentAdminHandlers = (
  dependencies: ContentAdminDependencies,
): Handlers<typeof api.contentAdmin> => ({
  async list({ kind }, { site }) {
    return { rows: await listEntries(kind, site, dependencies) }
  },
  async save(input, context) {
    return { entry: await saveEntry(input, context, dependencies) }
  },
  async show(input, { site }) {
    await showEntry(input, site, dependencies)
    return {}
  },
  async arrange(input, { site }) {
    await arrangeEntries(input, site, dependencies)
    return {}
  },
  async remove({ id }, { site }) {
    await removeEntry(id, site, dependencies)
    return {}
  },
  async fill(input, context) {
    await fillKind(input, context, dependencies)
    return {}
  },
  async addPicture(_, { site }, { request }) {
    const bounds = { max: uploadLimitBytes, tooLarge: 'uploads.too_large' } as const
    return takeFormFile(request, bounds, ({ read }) =>
      storeContentPicture(read, site, dependencies),
    )
  },
  async readPicture({ name }, _, raw) {
    const file = { ...locateContentPicture(name), cache: keeping.forever }
    if (!(await sendStored(raw, file, dependencies.storage))) throw new Failure('content.not_found')
  },
  async builtIn({ list }, { site, locale }) {
    return listBuiltIn(list, site, locale)
  },
  async arrangeBuiltIn(input, by) {
    await arrangeBuiltIn(input, by, dependencies)
    return {}
  },
  async about(_, { site }) {
    return readAbout(site)
  },
  async saveAbout(input, by) {
    await saveAbout(input, by, dependencies)
    return {}
  },
})
