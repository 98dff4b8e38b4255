import type { Tokens } from 'marked'
import { memo, type ReactNode, useContext } from 'react'
import type { BlockProps } from './block-props.ts'
import { type Direction, DirectionContext, directionOf } from './direction.ts'
import { drawEach } from './draw-each.ts'
import { Inline } from './inline.tsx'
import { useMarkdownTexts } from './markdown-texts.ts'
import { ScrollArea } from './scroll-area.tsx'
import type { Definitions } from './tokens.ts'

interface TableProps extends BlockProps<Tokens.Table> {
  readonly dir: Direction | undefined
}

/** A table scrolls within itself where the page is too narrow for it. */
export function TableView({ token, dir, open, definitions }: TableProps): ReactNode {
  const texts = useMarkdownTexts()
  const last = token.rows.length - 1
  return (
    <ScrollArea as="div" className="md-table" label={texts.table}>
      <table dir={dir}>
        <thead>
          <Row cells={token.header} open={open && last === -1} definitions={definitions} />
        </thead>
        {last >= 0 && (
          <tbody>
            {drawEach(token.rows, (cells, place) => (
              <Row
                key={place}
                cells={cells}
                open={open && place === last}
                definitions={definitions}
              />
            ))}
          </tbody>
        )}
      </table>
    </ScrollArea>
  )
}

interface RowProps {
  readonly cells: readonly Tokens.TableCell[]
  readonly open: boolean
  readonly definitions: Definitions
}

const Row = memo(function Row({ cells, open, definitions }: RowProps) {
  const around = useContext(DirectionContext)
  const lastFilled = cells.findLastIndex((cell) => cell.text !== '')
  return (
    <tr>
      {drawEach(cells, (cell, place) => {
        const Tag = cell.header ? 'th' : 'td'
        return (
          <Tag
            key={place}
            scope={cell.header ? 'col' : undefined}
            dir={directionIn(cell.text, around)}
            style={cell.align ? { textAlign: cell.align } : undefined}
          >
            <Inline
              source={cell.text}
              open={open && place === lastFilled}
              definitions={definitions}
            />
          </Tag>
        )
      })}
    </tr>
  )
}, sameRow)

/** Only where it differs from that of the table. */
function directionIn(text: string, around: Direction): Direction | undefined {
  const own = directionOf(text)
  return own === around ? undefined : own
}

function sameRow(before: RowProps, now: RowProps): boolean {
  return (
    before.open === now.open &&
    before.definitions === now.definitions &&
    before.cells.length === now.cells.length &&
    before.cells.every((cell, place) => {
      const other = now.cells[place]
      return cell.text === other?.text && cell.align === other.align
    })
  )
}
