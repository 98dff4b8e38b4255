import { useId } from 'react'
import { useSite } from '../../../features/site/sites/queries.ts'
import { Markdown } from '../../../features/talk/markdown/markdown.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'

/** How to reach whoever runs the site; nothing where the site does not say. */
export function Contact() {
  const t = useTexts('shop')
  const markdown = useTexts('markdown')
  const { contact } = useSite()
  const id = useId()
  if (!contact) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2.5 px-1 font-medium text-soft">
        {t.askOperator}
      </h2>
      <div className="px-1 [--md-line:22px] [--md-size:14px]">
        <Markdown text={contact} streaming={false} texts={markdown} />
      </div>
    </section>
  )
}
