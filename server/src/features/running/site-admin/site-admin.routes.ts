import type { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { takeFormFile } from '../../../platform/http/take-form-file.ts'
import type { GatewayForm } from '../../money/payments/gateways/gateway-definition.ts'
import {
  type BrandPictures,
  brandPictureLimits,
  checkBrandPictures,
  storeBrandPicture,
} from '../../site/sites/brand-pictures.ts'
import {
  addSite,
  listOwnSites,
  removeSite,
  type SiteManagement,
  saveHosts,
} from '../../site/sites/manage-sites.ts'
import { type SettingsDependencies, saveSiteSettings } from '../../site/sites/save-settings.ts'
import { isSecret } from '../../site/sites/secret-settings.ts'
import {
  listSettingChanges,
  readSettings,
  undoSettingChange,
} from '../../site/sites/setting-history.ts'
import { listNamedModels } from '../connection-admin/named-models.ts'
import { checkPrices } from './check-prices.ts'
import { checkPaySettings, payForms } from './pay-forms.ts'

export type SiteAdminDependencies = SiteManagement &
  BrandPictures &
  SettingsDependencies & { gateways: readonly GatewayForm[] }

export const siteAdminHandlers = (
  dependencies: SiteAdminDependencies,
): Handlers<typeof api.siteAdmin> => ({
  async list(_, by) {
    return { rows: await listOwnSites(by, dependencies) }
  },
  async add(input, by) {
    await addSite(input, by, dependencies)
    return { code: input.code }
  },
  async remove({ code }, by) {
    await removeSite(code, by, dependencies)
    return {}
  },
  async saveHosts({ hosts }, by) {
    return { hosts: await saveHosts(hosts, by, dependencies) }
  },
  async settings(_, { site }) {
    const read = await readSettings(site, dependencies)
    if (!read) throw new Failure('sites.not_found')
    return {
      ...read,
      code: site.code,
      hosts: site.domains,
      payForms: payForms(dependencies.gateways),
    }
  },
  async saveSettings({ seen, values, secrets }, by) {
    // What is in no log is sent apart; a secret among the others would be.
    const stray = [
      ...Object.keys(values).filter(isSecret),
      ...Object.keys(secrets).filter((key) => !isSecret(key)),
    ]
    if (stray.length)
      throw new Failure('request.invalid', {
        fields: stray.map((field) => ({ field, reason: 'secrets' })),
      })
    checkPrices(values, by.locale)
    checkPaySettings(secrets, dependencies.gateways, by.locale)
    await checkBrandPictures(values, by, dependencies)
    await saveSiteSettings({ ...values, ...secrets }, by, dependencies, seen)
    const read = await readSettings(by.site, dependencies)
    return { seen: read?.seen ?? seen }
  },
  async models() {
    return listNamedModels(dependencies)
  },
  async addPicture(_, { site }, { request }) {
    const bounds = { max: brandPictureLimits.bytes, tooLarge: 'uploads.too_large' } as const
    return takeFormFile(request, bounds, async ({ read }) =>
      storeBrandPicture(await read(), site, dependencies),
    )
  },
  async changes(request, by) {
    return listSettingChanges(by, request, dependencies)
  },
  async undo({ id }, by) {
    await undoSettingChange(id, by, dependencies)
    return {}
  },
})
