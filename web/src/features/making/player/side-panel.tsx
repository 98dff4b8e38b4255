import { type ReactNode, useLayoutEffect } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'

type SidePanelProps = {
  id: string
  label: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** In px; the frame leaves as much room (`--player-panel`). */
const width = 360

/** Beside the content where there is room for both, so that one can read along while one works; else a card over it. */
export function SidePanel({ id, label, closeLabel, onClose, children }: SidePanelProps) {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--player-panel', `${width}px`)
    return () => void style.removeProperty('--player-panel')
  }, [])
  return (
    <section
      id={id}
      aria-label={label}
      style={{ width }}
      className="motion-appear absolute right-3 bottom-full z-bar mb-3 flex h-[min(560px,calc(var(--visible-height,100dvh)-160px))] flex-col overflow-hidden rounded-card bg-surface shadow-float min-[1280px]:top-0 min-[1280px]:right-0 min-[1280px]:bottom-(--player-height) min-[1280px]:mb-0 min-[1280px]:h-auto min-[1280px]:rounded-none min-[1280px]:border-l min-[1280px]:border-line min-[1280px]:bg-page min-[1280px]:shadow-none"
    >
      {children}
      <IconButton
        icon="x"
        label={closeLabel}
        onClick={onClose}
        className="absolute! top-2.5 right-3"
      />
    </section>
  )
}
