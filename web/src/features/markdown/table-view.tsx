import type { Tokens } from 'marked'
import { memo, type ReactNode } from 'react'
import type { BlockProps } from './block-props.ts'
import { drawEach } from './draw-each.ts'
import { Inline } from './inline.tsx'
import type { Definitions } from './lexer.ts'
import { useMarkdownTexts } from './markdown-texts.ts'
import { ScrollArea } from './scroll-area.tsx'

/** A table scrolls within itself where the page is too narrow for it. */
export function TableView({ token, open, definitions }: BlockProps<Tokens.Table>): ReactNode {
  const texts = useMarkdownTexts()
  const last = token.rows.length - 1
  return (
    <ScrollArea as="div" className="md-table" label={texts.table}>
      <table>
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
  const lastFilled = cells.findLastIndex((cell) => cell.text !== '')
  return (
    <tr>
      {drawEach(cells, (cell, place) => {
        const content = (
          <Inline
            source={cell.text}
            open={open && place === lastFilled}
            definitions={definitions}
          />
        )
        const style = cell.align ? { textAlign: cell.align } : undefined
        return cell.header ? (
          <th key={place} scope="col" style={style}>
            {content}
          </th>
        ) : (
          <td key={place} style={style}>
            {content}
          </td>
        )
      })}
    </tr>
  )
}, sameRow)

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
