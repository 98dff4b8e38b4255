import type { ChatModel } from '@atelier/contract/features/talk/models'
import { useSite } from '../../../features/site/sites/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'

type EmptyGroupProps = {
  model: ChatModel | undefined
  /** Puts an idea into the composer. */
  onIdea: (idea: string) => void
}

/** A conversation before its first word: the site's greeting, ideas to begin with, and who will answer. */
export function EmptyGroup({ model, onIdea }: EmptyGroupProps) {
  const t = useTexts('chat')
  const { greeting, ideas } = useSite()
  return (
    <div className="scroll-quiet flex min-h-0 flex-1 flex-col">
      <div className="mx-auto my-auto flex w-full max-w-[calc(var(--reading)+32px)] flex-col px-4 py-8 max-sm:px-3">
        {greeting && (
          <h2 className="text-center text-display font-semibold text-balance">{greeting}</h2>
        )}
        <p className="mt-3 flex min-h-5 flex-wrap items-center justify-center gap-2 text-soft">
          {model && t.modelInUse({ name: model.name })}
          {model?.builtin && <Badge>{t.builtin}</Badge>}
        </p>
        {ideas.length > 0 && (
          <ul aria-label={t.startingIdeas} className="mt-8 grid gap-2.5 sm:grid-cols-2">
            {ideas.slice(0, 4).map((idea) => (
              <li key={idea}>
                <button
                  type="button"
                  onClick={() => onIdea(idea)}
                  className="h-full min-h-14 w-full rounded-card bg-fill px-4 py-3 text-left text-soft transition-[background-color,color] hover:bg-fill-strong hover:text-text"
                >
                  {idea}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
