import type { Entry } from '@atelier/contract/features/talk/chatlog'
import { useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useChatActions } from '../chat-actions.ts'

/** ‹ 2/3 ›: the other answers, or wordings, that stand at this place. */
export function Versions({ entry }: { entry: Entry }) {
  const t = useTexts('chat')
  const { selectVersion, isBusy } = useChatActions()
  const at = entry.versions.indexOf(entry.id)
  if (entry.versions.length < 2 || at === -1) return null
  const to = (index: number) => {
    const id = entry.versions[index]
    if (id !== undefined) selectVersion(id)
  }
  return (
    <span data-hint="versions" className="flex items-center text-small text-soft touch:gap-2">
      <IconButton
        icon="chevron-left"
        size="small"
        label={t.previousVersion}
        disabled={at === 0 || isBusy}
        onClick={() => to(at - 1)}
      />
      <span className="figures min-w-7 text-center">
        {t.version({ n: at + 1, of: entry.versions.length })}
      </span>
      <IconButton
        icon="chevron-right"
        size="small"
        label={t.nextVersion}
        disabled={at === entry.versions.length - 1 || isBusy}
        onClick={() => to(at + 1)}
      />
    </span>
  )
}
