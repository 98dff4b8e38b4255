import { useId } from 'react'
import { Markdown } from '../../../features/markdown/markdown.tsx'
import { useSite } from '../../../features/site/queries.ts'
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
