import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../api/call-options.ts'
import { Markdown } from '../../../features/talk/markdown/markdown.tsx'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { WelcomeSection } from './welcome-section.tsx'

/** What the site answers beforehand; without an answer from the server, and without any, there is no such part. */
export function Questions() {
  const t = useTexts('welcome')
  const markdown = useTexts('markdown')
  const language = useLocale()
  const { data } = useQuery(callOptions('content.questions', { size: 99, language }))
  if (!data || data.rows.length === 0) return null
  return (
    <WelcomeSection title={t.questions}>
      <div className="divide-y divide-line border-y border-line">
        {data.rows.map(({ id, question, answer }) => (
          <details key={id} className="group">
            <summary className="flex list-none items-center justify-between gap-4 py-5 text-read font-medium [&::-webkit-details-marker]:hidden">
              {question}
              <Icon
                name="chevron-down"
                className="text-soft transition-[rotate] group-open:rotate-180"
              />
            </summary>
            <div className="max-w-(--reading) pb-6 text-soft">
              <Markdown text={answer} streaming={false} texts={markdown} />
            </div>
          </details>
        ))}
      </div>
    </WelcomeSection>
  )
}
