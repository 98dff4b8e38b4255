import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { type SectionName, sectionNames, sectionTitle } from '../sections.ts'

/** The sections side by side; where there is no room for all of them they scroll. */
export function SectionNav({ open }: { open: SectionName }) {
  const t = useTexts('ownGallery')
  const current = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is current then
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [open])
  return (
    <nav
      aria-label={t.sections}
      className="-mx-3 flex gap-1 overflow-x-auto px-3 [scrollbar-width:none] sm:-mx-4 sm:px-4"
    >
      {sectionNames.map((name) => (
        <Link
          key={name}
          ref={name === open ? current : undefined}
          to={`/myGallery?tab=${name}`}
          aria-current={name === open ? 'page' : undefined}
          className="touch-target inline-flex h-10 shrink-0 items-center border-b-2 border-transparent px-2 -outline-offset-2 text-soft hover:text-text aria-[current=page]:border-accent-text aria-[current=page]:font-medium aria-[current=page]:text-text"
        >
          {sectionTitle(name, t)}
        </Link>
      ))}
    </nav>
  )
}
