import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useGoOnInNew } from '../use-go-on-in-new.ts'

/** In place of the composer of a conversation that was deleted in another tab or on another device. */
export function GroupGone({ groupId }: { groupId: number }) {
  const t = useTexts('chat')
  const goOn = useGoOnInNew(groupId)
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-composer border border-line bg-surface px-4 py-3"
    >
      <Icon name="circle-alert" size={16} className="text-danger" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{t.groupDeletedElsewhere}</p>
        <p className="text-soft">{t.groupDeletedElsewhereText}</p>
      </div>
      <Button kind="main" icon="square-pen" onClick={goOn}>
        {t.newChat}
      </Button>
    </div>
  )
}
