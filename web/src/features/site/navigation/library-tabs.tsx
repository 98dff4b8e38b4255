import { NavLink } from 'react-router'
import type { LibraryTexts } from '../../../i18n/locales/en-US/library.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useMenu } from './menu-link.ts'

const ours: Record<string, keyof LibraryTexts['tabs']> = {
  'app-store': 'apps',
  role: 'roles',
  market: 'prompts',
  sddraw: 'models',
}

/** The shelves of the library side by side, above each of them: those that the menu of this site has. */
export function LibraryTabs() {
  const t = useTexts('library')
  const links = useMenu().filter(({ place, isElsewhere }) => place === 'library' && !isElsewhere)
  if (links.length < 2) return null
  return (
    <nav
      aria-label={t.title}
      className="mx-auto flex w-full max-w-280 shrink-0 gap-5 overflow-x-auto px-3 pt-4 [scrollbar-width:none] sm:gap-7 sm:px-6 lg:pt-6"
    >
      {links.map(({ key, to, label, isRenamed, load }) => {
        const own = ours[key]
        return (
          <NavLink
            key={key}
            to={to}
            onPointerEnter={() => void load?.().catch(() => undefined)}
            className="touch-target inline-flex h-10 shrink-0 items-center rounded-control text-title font-semibold whitespace-nowrap text-faint transition-[color] hover:text-text aria-[current=page]:text-text lg:text-display"
          >
            {own && !isRenamed ? t.tabs[own] : label}
          </NavLink>
        )
      })}
    </nav>
  )
}
