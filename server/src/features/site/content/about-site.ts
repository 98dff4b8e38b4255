// What a site says about itself, how to reach it, and the line above its screens, as those who run it write them.
import type { AboutTexts } from '@atelier/contract/features/running/content-admin'
import type { Locale } from '@atelier/contract/primitives'
import type { RequestContext, Site } from '../../../platform/http/request-context.ts'
import { type SettingsDependencies, saveSiteSettings } from '../sites/save-settings.ts'
import { settingsOfText, siteTextIn } from '../sites/site-texts.ts'

export function readAbout({ settings }: Site): AboutTexts & { language: Locale } {
  return {
    about: siteTextIn(settings, 'contents'),
    contact: siteTextIn(settings, 'contact'),
    topBanner: siteTextIn(settings, 'topBanner'),
    language: settings.language,
  }
}

export async function saveAbout(
  { about, contact, topBanner }: AboutTexts,
  by: Pick<RequestContext<'operator'>, 'site' | 'caller' | 'locale'>,
  dependencies: SettingsDependencies,
): Promise<void> {
  const { language } = by.site.settings
  const request = {
    ...settingsOfText('contents', about, language),
    ...settingsOfText('contact', contact, language),
    ...settingsOfText('topBanner', topBanner, language),
  }
  await saveSiteSettings(request, by, dependencies)
}
