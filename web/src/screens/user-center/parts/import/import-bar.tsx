import type { ReactNode } from 'react'

type ImportBarProps = {
  label: string
  /** From 0 to 1. */
  part: number
  text: string
  children?: ReactNode
}

/** How far it is, and what one may do meanwhile. */
export function ImportBar({ label, part, text, children }: ImportBarProps) {
  const percent = Math.min(100, Math.round(part * 100))
  return (
    <div className="flex w-full flex-col gap-2">
      <div className="flex min-h-8 items-center gap-3">
        <p className="min-w-0 flex-1">{label}</p>
        <span className="figures text-soft">{percent}%</span>
        {children}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1 overflow-hidden rounded-full bg-fill-strong"
      >
        <div
          className="h-full origin-left bg-accent-text transition-transform duration-(--calm) rtl:origin-right"
          style={{ transform: `scaleX(${part})` }}
        />
      </div>
      <p className="text-small text-soft">{text}</p>
    </div>
  )
}
