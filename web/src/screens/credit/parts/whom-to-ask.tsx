import { useId } from 'react'
import { useSite } from '../../../features/site/sites/queries.ts'
import { Markdown } from '../../../features/talk/markdown/markdown.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'

/** How to reach whoever runs the site. */
export function WhomToAsk() {
  const t = useTexts('credit')
  const markdown = useTexts('markdown')
  const { contact } = useSite()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 font-medium">
        {t.askOperator}
      </h3>
      {contact ? (
        <div className="[--md-line:22px] [--md-size:14px]">
          <Markdown text={contact} streaming={false} texts={markdown} />
        </div>
      ) : (
        <p className="text-soft">{t.noContact}</p>
      )}
    </section>
  )
}
