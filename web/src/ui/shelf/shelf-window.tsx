import { type ReactNode, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { DialogWindow } from '../dialog-window.tsx'
import { EmptyState } from '../empty-state.tsx'
import type { IconName } from '../icon-names.ts'
import { type FailedQuery, QueryFailure } from '../query-failure.tsx'
import { Skeleton } from '../skeleton.tsx'

/** What a window shows: what was last open, for it keeps its content while it leaves. */
export function useLastOpen(now: number | null, isOpen: boolean): number {
  const [last, setLast] = useState(now ?? 0)
  if (isOpen && now !== null && last !== now) setLast(now)
  return last
}

type ShelfWindowProps = {
  open: boolean
  onClose: () => void
  title: string
  of: FailedQuery & { isPending: boolean; isError: boolean }
  /** It is not there, or not theirs. */
  isGone: boolean
  gone: { icon: IconName; title: string; text: string }
  /** The classes of what stands there until it has come. */
  waiting: string
  size: 'medium' | 'large'
  /** The title stands in the content. */
  titleHidden?: boolean
  /** It has come: the content stands there. */
  isThere: boolean
  children: ReactNode
}

/** One thing of a shelf over it: its page, or its editor. */
export function ShelfWindow(props: ShelfWindowProps) {
  const { open, onClose, title, of, isGone, isThere, gone, waiting, size, children } = props
  const common = useTexts('common')
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      size={size}
      fullOnPhone={size === 'large'}
      title={title}
      titleHidden={props.titleHidden ?? false}
      closeLabel={common.close}
    >
      {isThere && children}
      {!isThere && of.isPending && <Skeleton className={`${waiting} rounded-card`} />}
      {!isThere && !of.isPending && isGone && (
        <EmptyState icon={gone.icon} title={gone.title}>
          {gone.text}
        </EmptyState>
      )}
      {!isThere && of.isError && !isGone && <QueryFailure withoutId of={of} />}
    </DialogWindow>
  )
}
