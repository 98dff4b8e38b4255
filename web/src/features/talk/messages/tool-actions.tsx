// What can be done about a tool that runs or has failed.
import '../../../ui/late.css'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useMessageMeans } from './message-means.ts'

type ToolActionsProps = { callId: string; name: string; running: boolean }

export function ToolActions({ callId, name, running }: ToolActionsProps) {
  const t = useTexts('chat')
  const { stopTool, retry } = useMessageMeans()
  const [busy, setBusy] = useState(false)
  if (running) {
    if (!stopTool) return null
    const stop = () => {
      setBusy(true)
      // What failed is said by the application; then it can be tried again.
      stopTool(callId).catch(() => setBusy(false))
    }
    return (
      <Button size="small" busy={busy} aria-label={`${t.toolStop}: ${name}`} onClick={stop}>
        {t.toolStop}
      </Button>
    )
  }
  if (!retry) return null
  return (
    <Button size="small" aria-label={`${t.toolRetry}: ${name}`} onClick={retry}>
      {t.toolRetry}
    </Button>
  )
}
