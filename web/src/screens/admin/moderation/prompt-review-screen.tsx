import '../../../ui/late.css'
import type { MarketPage } from '@atelier/contract/features/showing/market'
import { call } from '../../../api/call.ts'
import { dataKey } from '../../../api/call-options.ts'
import { PromptWords } from '../../../features/showing/market/prompt-words.tsx'
import { SampleView } from '../../../features/showing/market/sample-view.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { type Decided, DecideList } from './decide-list.tsx'
import { ModerationRoom } from './moderation-room.tsx'

const decided: Decided<MarketPage> = {
  listKey: dataKey('market.moderation'),
  read: (page, settings) => call('market.moderation', page, settings),
  decide: (decision) => call('market.decide', decision),
  nameOf: ({ title }) => title,
}

/** Where operators decide on prompts of the market that wait to be shown, each with all that it says and shows. */
export function PromptReviewScreen() {
  const t = useTexts('market')
  return (
    <ModerationRoom>
      <DecideList of={decided} words={t}>
        {({ title, description, author, medium, content, tags, samples }, buttons) => (
          <div className="flex flex-col gap-3 rounded-card bg-card p-4">
            <div className="flex flex-wrap items-center gap-2">
              <h2 className="min-w-0 font-medium wrap-anywhere">{title}</h2>
              <Badge>{t.media[medium]}</Badge>
              <span className="text-small text-soft">{t.by({ name: author })}</span>
            </div>
            {description && <p className="wrap-anywhere">{description}</p>}
            <PromptWords content={content} />
            {tags.length > 0 && (
              <p className="text-small wrap-anywhere text-soft">
                {tags.map((tag) => `#${tag}`).join(' ')}
              </p>
            )}
            {samples.map((sample) => (
              <SampleView key={sample.id} sample={sample} title={title} />
            ))}
            {buttons}
          </div>
        )}
      </DecideList>
    </ModerationRoom>
  )
}
