import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { Switch } from '../../../ui/switch.tsx'
import { canNotify, chooseEndNotices, endNotices } from './end-notices.ts'

/** Whether the browser tells when something long has ended. Not there in browsers that cannot. */
export function EndNoticesSwitch() {
  const t = useTexts('tasks')
  const on = useStored(endNotices)
  const [refused, setRefused] = useState(false)
  if (!canNotify()) return null
  // What was allowed once may have been taken back in the browser's own settings.
  const isOn = on && Notification.permission === 'granted'
  return (
    <div className="border-t border-line px-4 py-3">
      <Switch
        on={isOn}
        onChange={(wanted) => void chooseEndNotices(wanted).then((done) => setRefused(!done))}
        label={t.notices}
        hint={refused ? t.noticesRefused : t.noticesText}
      />
    </div>
  )
}
