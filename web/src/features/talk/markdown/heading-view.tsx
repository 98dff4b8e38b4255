import type { CSSProperties, ReactNode } from 'react'
import type { Direction } from './direction.ts'

interface HeadingProps {
  /** 1 to 6, as the answer has it. */
  readonly depth: number
  readonly dir?: Direction | undefined
  readonly style?: CSSProperties | undefined
  readonly children: ReactNode
}

/** One level down: the page has a first heading of its own. */
export function HeadingView({ depth, dir, style, children }: HeadingProps) {
  const Tag = tags[depth - 1] ?? 'h6'
  return (
    <Tag className={`md-heading md-heading-${depth}`} dir={dir} style={style}>
      {children}
    </Tag>
  )
}

const tags = ['h2', 'h3', 'h4', 'h5', 'h6', 'h6'] as const
