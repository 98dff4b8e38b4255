import { useSite } from '../../../features/site/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { HomeSection } from './home-section.tsx'

/** The site's starting ideas; pressing one puts it into the composer. */
export function IdeaList({ onIdea }: { onIdea: (idea: string) => void }) {
  const t = useTexts('home')
  const { ideas } = useSite()
  if (ideas.length === 0) return null
  return (
    <HomeSection title={t.ideas}>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {ideas.map((idea) => (
          <li key={idea}>
            <button
              type="button"
              onClick={() => onIdea(idea)}
              className="h-full min-h-13 w-full rounded-card border border-line px-4 py-3 text-left text-soft transition-[background-color,color] hover:bg-fill hover:text-text"
            >
              {idea}
            </button>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
