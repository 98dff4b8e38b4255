import { useState } from 'react'
import { useSite } from '../../../features/site/sites/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ownSystemMessage } from '../../../lib/storage/chat-storage.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { toast } from '../../../ui/toast-manager.ts'

export function SystemMessageForm() {
  const t = useTexts('settings')
  const common = useTexts('common')
  const { systemMessage } = useSite()
  const kept = useStored(ownSystemMessage)
  const [typed, setTyped] = useState(kept || systemMessage)
  const now = kept || systemMessage

  const save = () => {
    const own = typed.trim()
    if (own === '' || own === systemMessage) ownSystemMessage.remove()
    else ownSystemMessage.set(own)
    setTyped(own || systemMessage)
    toast(t.saved, { kind: 'success' })
  }
  const reset = () => {
    ownSystemMessage.remove()
    setTyped(systemMessage)
  }
  return (
    <>
      <TextAreaField
        label={t.systemMessage}
        labelHidden
        hint={t.systemMessageText}
        maxLength={100_000}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex gap-2">
        <Button kind="main" disabled={typed.trim() === now} onClick={save}>
          {common.save}
        </Button>
        <Button disabled={typed === systemMessage && kept === ''} onClick={reset}>
          {t.reset}
        </Button>
      </div>
    </>
  )
}
