import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { whenRefreshed } from '../../../api/refresh.ts'
import type { CallSettings } from '../../../api/transport.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { useList } from '../frame/use-list.ts'
import { DecideButtons } from './decide-buttons.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { ReviewFrame } from './review-frame.tsx'

type Named = (p: { name: string }) => string
type Counted = (p: { n: number }) => string

/** Texts of the room for what is decided on. */
type DecideTexts = {
  [Text in 'reviewTitle' | 'reviewText' | 'reviewEmpty' | 'reviewEmptyText' | 'more']: string
} & { [Text in 'show' | 'refuse' | 'message' | 'messageHint']: string } & {
  [Text in 'showOne' | 'refuseOne' | 'refuseTitle' | 'shown' | 'refused']: Named
} & { waiting: Counted }

/** The calls about what is decided on. */
export type Decided<Row> = {
  listKey: readonly unknown[]
  read: (
    page: { page: number; size: number },
    settings: CallSettings,
  ) => Promise<{ rows: Row[]; count: number }>
  decide: (decision: { ids: number[]; shows: boolean; message: string }) => Promise<unknown>
  nameOf: (row: Row) => string
}

type DecideListProps<Row> = {
  of: Decided<Row>
  words: DecideTexts
  /** A row with all that it says, and the buttons that decide on it. */
  children: (row: Row, buttons: ReactNode) => ReactNode
}

/** What waits to be shown to everybody, decided on one by one. */
export function DecideList<Row extends { id: number }>(props: DecideListProps<Row>) {
  const { of, words: t, children } = props
  const [refusing, setRefusing] = useState<Row | null>(null)
  const { query, rows, count } = useList(of.listKey, of.read, { size: 24, keepsBefore: false })
  const decide = useMutation({
    mutationFn: ({ row, shows, message }: { row: Row; shows: boolean; message: string }) =>
      of.decide({ ids: [row.id], shows, message: message.trim() }),
    onSuccess: (_, { row, shows }) => {
      const name = of.nameOf(row)
      toast(shows ? t.shown({ name }) : t.refused({ name }), { kind: 'success' })
      setRefusing(null)
    },
    onSettled: whenRefreshed,
  })
  const words = {
    text: t.reviewText,
    empty: t.reviewEmpty,
    emptyText: t.reviewEmptyText,
    more: t.more,
  }
  return (
    <>
      <ReviewFrame words={words} query={query} isEmpty={rows.length === 0}>
        <p role="status" className="figures font-medium">
          {t.waiting({ n: count })}
        </p>
        <ul aria-label={t.reviewTitle} className="flex flex-col gap-3">
          {rows.map((row) => (
            <li key={row.id}>
              {children(
                row,
                <DecideButtons
                  name={of.nameOf(row)}
                  words={t}
                  busy={decide.isPending}
                  onShow={() => decide.mutate({ row, shows: true, message: '' })}
                  onRefuse={() => setRefusing(row)}
                />,
              )}
            </li>
          ))}
        </ul>
      </ReviewFrame>
      <MessageDialog
        // Each time with an empty message.
        key={refusing?.id}
        open={refusing !== null}
        title={t.refuseTitle({ name: refusing ? of.nameOf(refusing) : '' })}
        label={t.message}
        hint={t.messageHint}
        action={t.refuse}
        busy={decide.isPending}
        onSend={(message) => refusing && decide.mutate({ row: refusing, shows: false, message })}
        onClose={() => setRefusing(null)}
      />
    </>
  )
}
