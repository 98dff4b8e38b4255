import type { MarketPage } from '@atelier/contract/features/showing/market'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { PublishActions } from '../../../ui/publish-actions.tsx'
import { useDeleteMarketPrompt } from './market-deletes.ts'
import { usePublishPrompt } from './queries.ts'
import { useMarketPlace } from './use-market-place.ts'

/** What an author may say against a refusal, by the number of what was refused. */
export type AppealSlot = (id: number) => ReactNode

type OwnActsProps = {
  prompt: MarketPage
  isMember: boolean
  onLogin: () => void
  appeal: AppealSlot
}

/** What an author may do with an own prompt, and how it stands with others. */
export function OwnActions({ prompt, isMember, onLogin, appeal }: OwnActsProps) {
  const t = useTexts('market')
  const publish = usePublishPrompt()
  const remove = useDeleteMarketPrompt()
  const { open, close } = useMarketPlace()
  const { id, state, message } = prompt
  return (
    <PublishActions
      words={t}
      state={t.stateTexts[state]}
      message={message}
      appeal={isMember && state === 'refused' && appeal(id)}
      isShown={state === 'public' || state === 'waiting'}
      isMember={isMember}
      busy={publish.isPending}
      onEdit={() => open({ edit: String(id) })}
      onPublish={(publishes) => publish.mutate({ id, publishes })}
      onLogin={onLogin}
      onDelete={() => {
        close()
        remove(prompt)
      }}
    />
  )
}
