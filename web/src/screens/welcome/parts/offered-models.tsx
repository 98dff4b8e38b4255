import type { ChatModel } from '@atelier/contract/features/talk/models'
import { useChatModels } from '../../../features/talk/models/queries.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { WelcomeSection } from './welcome-section.tsx'

/** More of them would be a catalogue. */
const max = 9

/** The models that answer here, as the site offers them now. */
export function OfferedModels() {
  const t = useTexts('welcome')
  const formats = useFormats()
  const { models, query } = useChatModels()
  const rest = models.length - max
  if (query.isSuccess && models.length === 0) return null
  return (
    <WelcomeSection title={t.models}>
      {query.isError && <QueryFailure withoutId usual={t.modelsFailed} of={query} />}
      {query.isPending && <Skeleton className="h-28 rounded-card" />}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {models.slice(0, max).map((model) => (
          <ModelCard key={model.id} model={model} />
        ))}
      </ul>
      {rest > 0 && <p className="mt-4 text-soft">{t.moreModels({ n: formats.number(rest) })}</p>}
    </WelcomeSection>
  )
}

function ModelCard({ model }: { model: ChatModel }) {
  const t = useTexts('welcome')
  const { vision, tools, reasoning } = model.abilities
  const badges = [
    model.isDefault && t.usual,
    model.builtin && t.builtin,
    vision && t.vision,
    tools && t.toolsBadge,
    reasoning && t.reasoning,
  ].filter((badge) => badge !== false)
  return (
    <li className="flex flex-col gap-1 rounded-card bg-card p-5">
      <h3 className="text-read font-semibold">{model.name}</h3>
      <p className="text-soft">{model.provider}</p>
      {model.description && <p className="mt-1 line-clamp-3 text-soft">{model.description}</p>}
      {badges.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-1.5">
          {badges.map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
        </p>
      )}
    </li>
  )
}
