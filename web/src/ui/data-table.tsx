// Rows of the same kind, as a table where there is room and as cards on a phone.
import { type ReactNode, useRef } from 'react'
import { classes } from './classes.ts'
import { useIsCut } from './use-is-cut.ts'

export type Column<Row> = {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** Numbers and money stand at the end. */
  end?: boolean
  /** The head of a card on a phone; without its title there. */
  main?: boolean
}

type DataTableProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

export function DataTable<Row>({ label, columns, rows, rowKey }: DataTableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null)
  const scrolls = useIsCut(frame)
  return (
    <div
      ref={frame}
      // What is wider than its place has to be reachable by keyboard; cards on a phone never are.
      {...(scrolls && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      className="rounded-card bg-card max-sm:bg-transparent sm:overflow-x-auto"
    >
      <table aria-label={label} className="figures w-full border-collapse text-left max-sm:block">
        <thead className="border-b border-line max-sm:sr-only">
          <tr>
            {columns.map(({ key, title, end }) => (
              <th
                key={key}
                scope="col"
                className={classes(
                  'px-3 py-2.5 text-small font-medium whitespace-nowrap text-soft first:pl-4 last:pr-4',
                  end && 'text-right',
                )}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:flex max-sm:flex-col max-sm:gap-3">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="border-t border-line first:border-t-0 hover:bg-fill/60 max-sm:flex max-sm:flex-col max-sm:gap-1.5 max-sm:rounded-card max-sm:bg-card max-sm:p-3.5"
            >
              {columns.map(({ key, title, cell, end, main }) => (
                <td
                  key={key}
                  className={classes(
                    'px-3 py-2.5 align-middle first:pl-4 last:pr-4 max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:p-0!',
                    end && 'sm:text-right',
                    main && 'max-sm:font-medium',
                  )}
                >
                  {!main && title && (
                    <span aria-hidden="true" className="shrink-0 text-soft sm:hidden">
                      {title}
                    </span>
                  )}
                  <span className="min-w-0 max-sm:block max-sm:text-right max-sm:first:text-left">
                    {cell(row)}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
