import { attaching } from '../../../features/composer/attaching.ts'
import { composing } from '../../../features/composer/composing.ts'
import { useOpenGroup } from '../../../features/groups/group-link.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** In place of the composer of a conversation that was deleted in another tab or on another device. */
export function GroupGone({ groupId }: { groupId: number }) {
  const t = useTexts('chat')
  const open = useOpenGroup()
  const goOn = () => {
    composing.move(groupId, 0)
    attaching.move(groupId, 0)
    open(0, { replace: true })
  }
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
