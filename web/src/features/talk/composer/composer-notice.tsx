import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { composing, useComposed } from './composing.ts'

/** Why the message was not sent, or cannot be as it is. */
export function ComposerNotice({
  place,
  unfitReason,
  over,
}: {
  place: number
  unfitReason: string
  over: number
}) {
  const t = useTexts('chat')
  const common = useTexts('common')
  const { notice } = useComposed(place)
  const text = notice?.text ?? (over > 0 ? t.tooLong({ over }) : unfitReason)
  if (!text) return null
  return (
    <div
      role="alert"
      className="flex items-center gap-2 rounded-t-[15px] bg-danger-fill py-1.5 pr-2 pl-4 text-tool"
    >
      <Icon name="circle-alert" size={16} className="text-danger" />
      <p className="min-w-0 flex-1 py-1">{text}</p>
      {notice?.again && (
        <Button size="small" icon="refresh-cw" onClick={notice.again}>
          {t.sendAgain}
        </Button>
      )}
      {notice?.requestId && (
        <CopyButton
          kind="quiet"
          text={notice.requestId}
          label={common.copyRequestId}
          copiedLabel={common.copied}
        />
      )}
      {notice && (
        <IconButton
          icon="x"
          size="small"
          label={common.close}
          onClick={() => composing.say(place, null)}
        />
      )}
    </div>
  )
}
