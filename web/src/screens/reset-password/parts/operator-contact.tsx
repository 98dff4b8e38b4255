import { useSite } from '../../../features/site/sites/queries.ts'
import { Markdown } from '../../../features/talk/markdown/markdown.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'

/** How to reach whoever runs the site; nothing where the site does not say. */
export function OperatorContact() {
  const markdown = useTexts('markdown')
  const { contact } = useSite()
  if (!contact) return null
  return (
    <div className="[--md-line:22px] [--md-size:14px]">
      <Markdown text={contact} streaming={false} texts={markdown} />
    </div>
  )
}
