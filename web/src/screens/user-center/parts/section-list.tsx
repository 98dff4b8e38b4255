import { Link } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { CentreSection } from '../sections.ts'

type SectionListProps = {
  sections: readonly CentreSection[]
  /** The section that is shown. */
  open: string | undefined
  /** Over the whole width, with larger rows. */
  wide: boolean
}

export function SectionList({ sections, open, wide }: SectionListProps) {
  const t = useTexts('userCenter')
  return (
    <nav
      aria-label={t.sections}
      className={classes(
        'scroll-quiet flex shrink-0 flex-col gap-0.5 px-3 py-5',
        wide ? 'w-full' : 'w-56 border-r border-line',
      )}
    >
      {sections.map(({ id, icon, title }) => (
        <Link
          key={id}
          to={`/user-center?section=${id}`}
          aria-current={id === open ? 'page' : undefined}
          className={classes(
            'flex items-center gap-2.5 rounded-control px-2.5 transition-[background-color,color]',
            wide ? 'min-h-13' : 'min-h-9',
            id === open ? 'bg-fill-strong font-medium' : 'text-soft hover:bg-fill hover:text-text',
          )}
        >
          <Icon name={icon} size={wide ? 20 : 16} />
          <span className="min-w-0 flex-1 truncate">{title(t)}</span>
          {wide && <Icon name="chevron-right" size={16} className="text-faint" />}
        </Link>
      ))}
    </nav>
  )
}
