// The settings of the tabs of a site, changed together on whichever tab.
import { settingForms } from 'virtual:setting-forms'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import type { ReplyAt } from '../../../../api/endpoint-types.ts'
import { whenRefreshed } from '../../../../api/refresh.ts'
import { siteQuery } from '../../../../features/site/sites/queries.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { toast } from '../../../../ui/toast-manager.ts'
import { useSettings } from '../../frame/settings/use-settings.ts'
import { groupNames } from './setting-groups.ts'

export type StoredSettings = ReplyAt<'siteAdmin.settings'>

const fields = groupNames.flatMap((group) => settingForms[group])

export type SettingsDraft = ReturnType<typeof useSiteSettings>

export function useSiteSettings(stored: StoredSettings) {
  const t = useTexts('adminSites')
  const queries = useQueryClient()
  return useSettings({
    stored,
    fields,
    words: t,
    send: (changes) =>
      call('siteAdmin.saveSettings', { seen: stored.seen, ...changes }, { shownInPlace: true }),
    onSaved: async (reset) => {
      toast(t.saved, { kind: 'success' })
      await whenRefreshed()
      reset()
      void showBrand(queries)
    },
  })
}

/** What changed of the site of this page itself is seen in it at once. */
async function showBrand(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: siteQuery.queryKey })
  const site = queries.getQueryData<ReplyAt<'sites.front'>>(siteQuery.queryKey)
  const icon = site?.clientFavoIconPath
  const link = document.querySelector<HTMLLinkElement>('link[rel~=icon]')
  if (link && icon) link.href = icon
}
