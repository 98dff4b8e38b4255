import type { Publication } from '@atelier/contract/features/showing/publications'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'

/** What came of a published work: looked at, liked, collected. */
export function Counts({ publication: { views, likes, collects } }: { publication: Publication }) {
  const t = useTexts('ownGallery')
  const { number } = useFormats()
  const told = [
    { icon: 'eye', n: views, text: t.views({ n: views }) },
    { icon: 'heart', n: likes, text: t.likes({ n: likes }) },
    { icon: 'bookmark', n: collects, text: t.collects({ n: collects }) },
  ] as const
  return (
    <span className="flex items-center gap-2.5 text-small">
      {told.map(({ icon, n, text }) => (
        <span key={icon} data-tooltip={text} className="figures inline-flex items-center gap-1">
          <Icon name={icon} size={16} />
          <span aria-hidden="true">{number(n)}</span>
          <span className="sr-only">{text}</span>
        </span>
      ))}
    </span>
  )
}
