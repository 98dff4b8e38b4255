import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import type { PopoverProps } from './popover-panel.tsx'
import { waitingTrigger } from './waiting-trigger.ts'

let panel: ComponentType<PopoverProps> | undefined

async function loadPanel(): Promise<ComponentType<PopoverProps>> {
  panel ??= (await import('./popover-panel.tsx')).PopoverPanel
  return panel
}

/** A panel that opens beside its button, with anything in it. Loaded when it is first opened. */
export function Popover(props: PopoverProps) {
  const { open, onOpenChange, trigger } = props
  const [Panel, setPanel] = useState<ComponentType<PopoverProps>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when it is wanted
  useEffect(() => {
    if (!open || Panel) return
    loadPanel().then(
      (loaded) => setPanel(() => loaded),
      () => onOpenChange(false),
    )
  }, [open])
  if (Panel) return <Panel {...props} />
  return waitingTrigger(trigger, {
    kind: 'dialog',
    onExpect: () => void loadPanel().catch(() => undefined),
    onOpen: () => onOpenChange(true),
  })
}
