import type { Tokens } from 'marked'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { asBlocks, type BlockProps, type DrawNested } from './block-props.ts'
import { type Direction, DirectionContext, useDirection } from './direction.ts'
import { drawEach } from './draw-each.ts'
import { useMarkdownTexts } from './markdown-texts.ts'
import type { BlockToken } from './tokens.ts'

interface ListProps extends BlockProps<Tokens.List> {
  readonly dir: Direction | undefined
  readonly drawNested: DrawNested
}

export function ListView({ token, dir, open, definitions, drawNested }: ListProps): ReactNode {
  const items = drawEach(token.items, (item, place) => (
    <ListItem
      key={place}
      token={item}
      loose={token.loose}
      open={open && place === token.items.length - 1}
      definitions={definitions}
      drawNested={drawNested}
    />
  ))
  const className = token.loose ? 'md-list md-loose' : 'md-list'
  if (!token.ordered) {
    return (
      <ul className={className} dir={dir}>
        {items}
      </ul>
    )
  }
  const start = token.start === 1 || token.start === '' ? undefined : token.start
  const style = { '--md-digits': String(Number(token.start) + token.items.length - 1).length }
  return (
    <ol className={className} dir={dir} start={start} style={style as CSSProperties}>
      {items}
    </ol>
  )
}

interface ItemProps extends BlockProps<Tokens.ListItem> {
  readonly loose: boolean
  readonly drawNested: DrawNested
}

const ListItem = memo(function ListItem(props: ItemProps) {
  const { token, loose, open, definitions, drawNested: Nested } = props
  const { own, dir } = useDirection(token.text)
  const drawn = (
    <li className={token.task ? 'md-task' : undefined} data-loose={loose || undefined} dir={dir}>
      {token.task && <Checkbox checked={token.checked === true} />}
      <Nested tokens={withoutCheckbox(token)} open={open} definitions={definitions} />
    </li>
  )
  return dir ? <DirectionContext value={own}>{drawn}</DirectionContext> : drawn
}, sameItem)

function sameItem(before: ItemProps, now: ItemProps): boolean {
  return (
    before.token.raw === now.token.raw &&
    before.loose === now.loose &&
    before.open === now.open &&
    before.definitions === now.definitions
  )
}

function Checkbox({ checked }: { checked: boolean }) {
  const texts = useMarkdownTexts()
  return (
    <input
      type="checkbox"
      checked={checked}
      disabled
      readOnly
      aria-label={checked ? texts.taskDone : texts.taskOpen}
    />
  )
}

/** The lexer puts a task's box before its tokens, or in a loose list before its first text. */
function withoutCheckbox(item: Tokens.ListItem): readonly BlockToken[] {
  const tokens = asBlocks(item.tokens)
  if (!item.task) return tokens
  const [first, ...rest] = tokens
  if (first?.type === 'checkbox') return rest
  if (first?.type !== 'paragraph' && first?.type !== 'text') return tokens
  return [{ ...first, text: first.text.replace(/^\[[ xX]\][ \t]+/, '') }, ...rest]
}
