import '../../../ui/late.css'
import type { AppPage } from '@atelier/contract/features/talk/apps'
import { AppTile } from '../../../features/talk/apps/app-tile.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'

type AppGreetingProps = {
  app: AppPage
  /** Asks one of its questions. */
  onAsk: (question: string) => void
}

/** A conversation with an app before its first word: what the app says, and what one can ask it. */
export function AppGreeting({ app, onAsk }: AppGreetingProps) {
  const t = useTexts('apps')
  const { icon, name, opening, description, questions } = app
  return (
    <div className="scroll-quiet flex min-h-0 flex-1 flex-col">
      <div className="mx-auto my-auto flex w-full max-w-[calc(var(--reading)+32px)] flex-col items-center px-4 py-8 max-sm:px-3">
        <AppTile icon={icon} size="large" />
        <h2 className="mt-4 text-center text-display font-semibold text-balance wrap-anywhere">
          {name}
        </h2>
        <p className="mt-2 max-w-130 text-center text-read whitespace-pre-wrap text-soft text-balance wrap-anywhere">
          {opening || description}
        </p>
        {questions.length > 0 && (
          <ul aria-label={t.questions} className="mt-8 grid w-full gap-2.5 sm:grid-cols-2">
            {questions.map((question) => (
              <li key={question}>
                <button
                  type="button"
                  onClick={() => onAsk(question)}
                  className="h-full min-h-14 w-full rounded-card border border-line px-4 py-3 text-left text-soft wrap-anywhere transition-[background-color,color] hover:bg-fill hover:text-text"
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
