import type { CSSProperties } from 'react'
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts'
import { settingGroups } from './setting-groups.ts'
import { linesOf } from './setting-values.ts'
import type { SettingsDraft } from './use-site-settings.ts'

type Look = { name: string; page: string; side: string; text: string; soft: string; line: string }

/** The product's own grounds and texts; what differs between brands is the accent. */
const looks = {
  light: { page: '#ffffff', side: '#f7f7f8', text: '#1b1b1e', soft: '#57575f', line: '#e6e6e9' },
  dark: { page: '#18181a', side: '#111113', text: '#ededef', soft: '#abacb4', line: '#2f2f34' },
} as const

/** How the site looks with what is typed, on both themes. */
export function BrandPreview({ draft }: { draft: SettingsDraft }) {
  const t = useTexts('adminSites')
  const locale = useLocale()
  const read = (key: string) => {
    const field = settingGroups.brand.find((one) => one.key === key)
    return field ? draft.draftOf(field) : undefined
  }
  const texts = (key: string) => (read(key) as Record<string, string> | undefined)?.[locale] ?? ''
  const brand = {
    name: String(read('appName') || read('siteName') || ''),
    logo: String(read('appLogo') ?? ''),
    greeting: texts('greeting'),
    ideas: linesOf(texts('ideas')).slice(0, 2),
    banner: String(read('topBanner') ?? ''),
  }
  return (
    <aside aria-label={t.preview} className="flex w-full shrink-0 flex-col gap-4 xl:w-90">
      <h2 className="font-medium">{t.preview}</h2>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:sticky xl:top-4 xl:grid-cols-1">
        <Sheet
          {...brand}
          look={{ ...looks.light, name: t.previewLight }}
          accent={String(read('accentLight') ?? '')}
        />
        <Sheet
          {...brand}
          look={{ ...looks.dark, name: t.previewDark }}
          accent={String(read('accentDark') ?? '')}
        />
      </div>
    </aside>
  )
}

/** Black or white on a colour, whichever reads better. */
function wordsOn(colour: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.18 ? '#000' : '#fff'
}

function Sheet({
  look,
  accent,
  name,
  logo,
  greeting,
  ideas,
  banner,
}: {
  look: Look
  accent: string
  name: string
  logo: string
  greeting: string
  ideas: string[]
  banner: string
}) {
  const t = useTexts('adminSites')
  const colours: CSSProperties = { background: look.page, color: look.text, borderColor: look.line }
  return (
    <figure className="flex min-w-0 flex-col gap-1.5">
      <div
        className="flex min-h-52 flex-col overflow-hidden rounded-card border text-small"
        style={colours}
      >
        {banner && (
          <p className="truncate px-3 py-1.5" style={{ background: look.side, color: look.soft }}>
            {banner}
          </p>
        )}
        <p
          className="flex items-center gap-2 border-b px-3 py-2 font-medium"
          style={{ background: look.side, borderColor: look.line }}
        >
          {logo && <img src={logo} alt="" className="size-5 rounded-small object-contain" />}
          <span className="truncate">{name}</span>
        </p>
        <div className="flex flex-1 flex-col justify-center gap-3 px-3 py-4 text-center">
          <p className="text-read font-semibold wrap-anywhere">{greeting}</p>
          <p className="flex flex-wrap justify-center gap-1.5">
            {ideas.map((idea) => (
              <span
                key={idea}
                className="max-w-full truncate rounded-full border px-2 py-0.5"
                style={{ borderColor: look.line, color: look.soft }}
              >
                {idea}
              </span>
            ))}
          </p>
        </div>
        <p
          className="m-3 flex items-center justify-between rounded-control border py-1 pr-1 pl-3"
          style={{ borderColor: look.line, color: look.soft }}
        >
          {t.previewMessage}
          <span
            aria-hidden="true"
            className="grid size-7 place-items-center rounded-full"
            style={{ background: accent, color: wordsOn(accent) }}
          >
            ↑
          </span>
        </p>
      </div>
      <figcaption className="text-small text-soft">{look.name}</figcaption>
    </figure>
  )
}
