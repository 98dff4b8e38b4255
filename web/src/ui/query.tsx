import type { ReactNode } from 'react'
import { type FailedQuery, QueryFailure } from './query-failure.tsx'

/** A query of TanStack Query, or what stands for several. */
export type ShownQuery<Data> = FailedQuery & {
  isPending: boolean
  isError: boolean
  data?: Data | undefined
}

type QueryProps<Data> = {
  of: ShownQuery<Data>
  /** Stands there until there is something: a skeleton of what is to come. */
  waiting: ReactNode
  /** Nothing is in what came. */
  isEmpty?: boolean
  /** Stands there then. */
  empty?: ReactNode
  /** In place of a failure as `QueryFailure` tells it. */
  failed?: ReactNode
  /**
   * What stays when it could not be read anew: `data`, whatever came before; `rows`, the same unless it is empty, which then gives way to
   * the failure; `both`, what came before, unless it is empty, below the failure; `nothing`. `rows` when `isEmpty` is given, else `data`.
   */
  keeps?: 'data' | 'rows' | 'both' | 'nothing'
  /** What is drawn of it; a function where it needs the data. */
  children: ReactNode | ((data: Data) => ReactNode)
}

/**
 * What is asked of the server, in whichever state it is: on its way, not to be had (with the button that tries again), empty, or there. One
 * of them at a time; what is there stays while it is read anew.
 */
export function Query<Data>(props: QueryProps<Data>) {
  const { of, waiting, isEmpty, empty, failed, children } = props
  const { keeps = isEmpty === undefined ? 'data' : 'rows' } = props
  const { isPending, isError, data } = of
  if (isPending) return waiting
  const failure = isError && (failed ?? <QueryFailure of={of} />)
  const isKept = { data: data !== undefined, rows: !isEmpty, both: false, nothing: false }[keeps]
  const there = typeof children !== 'function' ? children : data !== undefined && children(data)
  if (keeps === 'both')
    return (
      <>
        {failure}
        {data !== undefined && (isEmpty ? !isError && empty : there)}
      </>
    )
  if (isError && !isKept) return failure
  return isEmpty ? empty : there
}
