import type { ReactNode } from 'react'

interface ScrollAreaProps {
  readonly as: 'pre' | 'div'
  readonly className: string
  /** What it holds, for whoever comes to it by keyboard. */
  readonly label: string
  /** Without one it is as high as its content. */
  readonly height?: string | undefined
  readonly children: ReactNode
}

/** Something that may be wider or higher than its place: what scrolls must be reachable by keyboard. */
export function ScrollArea({ as: Tag, className, label, height, children }: ScrollAreaProps) {
  const style = height === undefined ? undefined : { height }
  return (
    <Tag className={className} role="group" aria-label={label} tabIndex={0} style={style}>
      {children}
    </Tag>
  )
}
