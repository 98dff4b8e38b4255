import { useSite } from '../../../features/site/sites/queries.ts'
import { Markdown } from '../../../features/talk/markdown/markdown.tsx'
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
