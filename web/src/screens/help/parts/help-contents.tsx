import { isInMenu } from '@atelier/contract/menu-names'
import { Link } from 'react-router'
import type { ReplyAt } from '../../../api/endpoint-types.ts'
import { useSite } from '../../../features/site/sites/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { tourLink } from '../../../lib/use-tour-link.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'

export type HelpPages = ReplyAt<'help.listPages'>

type HelpContentsProps = {
  pages: HelpPages
  /** The page that is shown. */
  open: string | undefined
  /** Over the whole width, with larger rows. */
  wide: boolean
}

export function HelpContents({ pages, open, wide }: HelpContentsProps) {
  const t = useTexts('help')
  const hasChat = isInMenu(useSite().clientMenuList, 'Chat')
  const sections = [...new Set(pages.map((page) => page.section))]
  return (
    <nav
      aria-label={t.pages}
      className={classes(
        'scroll-quiet shrink-0 px-3 py-5',
        wide ? 'w-full' : 'w-64 border-r border-line',
      )}
    >
      {hasChat && (
        <Link
          to={tourLink('chat')}
          className={classes(
            'mb-5 flex items-center gap-2.5 rounded-control bg-card px-2.5 font-medium transition-[background-color] hover:bg-fill-strong',
            wide ? 'min-h-11' : 'min-h-9',
          )}
        >
          <Icon name="compass" size={16} className="text-soft" />
          {t.tour}
        </Link>
      )}
      {sections.map((section) => (
        <section key={section} className="mb-5">
          {section && (
            <h2 className="px-2.5 pb-1.5 text-small font-medium text-faint">{section}</h2>
          )}
          {pages
            .filter((page) => page.section === section)
            .map(({ slug, title }) => (
              <Link
                key={slug}
                to={`/help/${slug}`}
                aria-current={slug === open ? 'page' : undefined}
                className={classes(
                  'flex items-center justify-between gap-2 rounded-control px-2.5 transition-[background-color,color]',
                  wide ? 'min-h-11' : 'min-h-8 py-1.5',
                  slug === open
                    ? 'bg-fill-strong font-medium'
                    : 'text-soft hover:bg-fill hover:text-text',
                )}
              >
                {title}
                {wide && <Icon name="chevron-right" size={16} className="text-faint" />}
              </Link>
            ))}
        </section>
      ))}
    </nav>
  )
}
