import type { ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { Button, type ButtonKind } from './button.tsx'

type MoreButtonProps = {
  /** The list, as TanStack Query tells it. */
  of: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  kind?: ButtonKind
  size?: 'small' | 'medium'
  className?: string
  /** What it says; that there is more, when absent. */
  children?: ReactNode
}

/** At the end of a list: fetches the next page. Nothing at all when there is none. */
export function MoreButton({ of, children, ...look }: MoreButtonProps) {
  const t = useTexts('common')
  if (!of.hasNextPage) return null
  return (
    <Button {...look} busy={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
      {children ?? t.more}
    </Button>
  )
}
