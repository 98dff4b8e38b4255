// The rows of the composer's menu that only a conversation has: how what is written is answered.
import '../../../ui/late.css'
import { ContextRow } from '../../../features/talk/composer/context-row.tsx'
import { ToolsRow } from '../../../features/talk/composer/tools-row.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { MenuItem } from '../../../ui/menu-item.tsx'
import { setDrawMode, useDrawMode } from '../drawing/draw-mode.ts'

type ChatRowsProps = {
  place: number
  /** Why the model may use no tools; empty when it may. */
  toolsReason: string
  /** Absent where an app says which tools there are. */
  onAllTools: (() => void) | undefined
}

export function ChatRows({ place, toolsReason, onAllTools }: ChatRowsProps) {
  const t = useTexts('chat')
  const draws = useDrawMode(place)
  return (
    <>
      <MenuItem icon="brush" onSelect={() => setDrawMode(place, !draws)}>
        {draws ? t.drawOff : t.draw}
      </MenuItem>
      {!draws && onAllTools && <ToolsRow reason={toolsReason} onAll={onAllTools} />}
      {!draws && <ContextRow />}
    </>
  )
}
