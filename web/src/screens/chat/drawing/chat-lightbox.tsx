// The work of the conversation that the address has open; arrows lead through all that were asked for here.
import '../../../ui/late.css'
import { useMemo } from 'react'
import { useWorkModels } from '../../../features/making/works/queries.ts'
import { WorkLightbox } from '../../../features/making/works/work-lightbox.tsx'
import { useWorksClient } from '../../../features/making/works/works.ts'
import type { LogItem } from '../compose-log.ts'
import { useChatWorkActions } from './use-chat-work-actions.ts'

export function ChatLightbox({ items }: { items: readonly LogItem[] }) {
  const { cache } = useWorksClient()
  const { models } = useWorkModels()
  const { actions, use } = useChatWorkActions()
  const modelsById = useMemo(() => new Map(models.map((model) => [model.id, model])), [models])
  const works = items.flatMap(({ entry }) =>
    entry.parts.flatMap((part) => (part.type === 'work' ? (cache.find(part.workId) ?? []) : [])),
  )
  return (
    <WorkLightbox
      works={works}
      models={modelsById}
      actions={actions}
      onUse={use}
      usesHere={false}
      extras={undefined}
      onNearEnd={nothing}
    />
  )
}

const nothing = () => undefined
