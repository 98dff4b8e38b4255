import type { ReactNode } from 'react'

interface ScrollAreaProps {
  readonly as: 'pre' | 'div'
  readonly className: string
  /** What it holds, for whoever comes to it by keyboard. */
  readonly label: string
  /** Without one it is as high as its content. */
  readonly heightPx?: number | undefined
  readonly children: ReactNode
}

/** Something that may be wider or higher than its place: what scrolls must be reachable by keyboard. */
export function ScrollArea({ as: Tag, className, label, heightPx, children }: ScrollAreaProps) {
  const style = heightPx === undefined ? undefined : { height: heightPx }
  return (
    <Tag className={className} role="group" aria-label={label} tabIndex={0} style={style}>
      {children}
    </Tag>
  )
}
