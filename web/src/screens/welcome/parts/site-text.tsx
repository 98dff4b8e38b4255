import { useQuery } from '@tanstack/react-query'
import { aboutQuery, useSite } from '../../../features/site/sites/queries.ts'
import { Markdown } from '../../../features/talk/markdown/markdown.tsx'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { WelcomeSection } from './welcome-section.tsx'

/** What the site says about itself and how it is reached; nothing where it says neither. */
export function SiteText() {
  const t = useTexts('welcome')
  const markdown = useTexts('markdown')
  const { contact, appName, siteName } = useSite()
  const { data } = useQuery(aboutQuery(useLocale()))
  const contents = data?.[0]?.contents
  return (
    <>
      {contents && (
        <WelcomeSection title={t.about({ name: appName || siteName })}>
          <div className="max-w-(--reading)">
            <Markdown text={contents} streaming={false} texts={markdown} />
          </div>
        </WelcomeSection>
      )}
      {contact && (
        <WelcomeSection title={t.contact}>
          <div className="max-w-(--reading)">
            <Markdown text={contact} streaming={false} texts={markdown} />
          </div>
        </WelcomeSection>
      )}
    </>
  )
}
