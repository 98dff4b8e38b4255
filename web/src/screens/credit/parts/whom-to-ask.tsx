import { useId } from 'react'
import { useSite } from '../../../features/site/sites/queries.ts'
import { Markdown } from '../../../features/talk/markdown/markdown.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'

/** How to reach whoever runs the site; nothing where the site does not say. */
export function WhomToAsk() {
  const t = useTexts('credit')
  const markdown = useTexts('markdown')
  const { contact } = useSite()
  const id = useId()
  if (!contact) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 font-medium">
        {t.askOperator}
      </h3>
      <div className="[--md-line:22px] [--md-size:14px]">
        <Markdown text={contact} streaming={false} texts={markdown} />
      </div>
    </section>
  )
}
