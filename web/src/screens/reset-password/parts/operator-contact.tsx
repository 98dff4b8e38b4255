import { Markdown } from '../../../features/markdown/markdown.tsx'
import { useSite } from '../../../features/site/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'

/** How to reach whoever runs the site. */
export function OperatorContact() {
  const t = useTexts('security')
  const markdown = useTexts('markdown')
  const { contact } = useSite()
  if (!contact) return <p className="text-soft">{t.noContact}</p>
  return (
    <div className="[--md-line:22px] [--md-size:14px]">
      <Markdown text={contact} streaming={false} texts={markdown} />
    </div>
  )
}
