import { useLocale, useTexts } from '../../../../i18n/use-texts.ts'
import { linesOf } from '../../frame/settings/setting-values.ts'
import { type Brand, BrandSheet } from './brand-sheet.tsx'
import type { SettingsDraft } from './use-site-settings.ts'

/** How the site looks with what is typed, on both themes. */
export function BrandPreview({ draft }: { draft: SettingsDraft }) {
  const t = useTexts('adminSites')
  const locale = useLocale()
  const read = draft.draftOf
  const texts = (key: 'greeting' | 'ideas') =>
    (read(key) as Record<string, string> | undefined)?.[locale] ?? ''
  const brand: Brand = {
    name: String(read('appName') || read('siteName') || ''),
    logo: String(read('appLogo') ?? ''),
    greeting: texts('greeting'),
    ideas: linesOf(texts('ideas')).slice(0, 3),
    banner: String(read('topBanner') ?? ''),
  }
  return (
    <aside
      aria-label={t.preview}
      className="flex w-full shrink-0 flex-col gap-4 min-[1280px]:w-100"
    >
      <h2 className="font-medium">{t.preview}</h2>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 min-[1280px]:sticky min-[1280px]:top-4 min-[1280px]:grid-cols-1">
        <BrandSheet
          brand={brand}
          theme="light"
          name={t.previewLight}
          accent={String(read('accentLight') ?? '')}
        />
        <BrandSheet
          brand={brand}
          theme="dark"
          name={t.previewDark}
          accent={String(read('accentDark') ?? '')}
        />
      </div>
    </aside>
  )
}
