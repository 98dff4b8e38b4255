// An answer as markdown, cheap to draw again as it grows: committed blocks are drawn once, in groups that are compared
// by identity, and each new piece of text costs what its last block costs.
import './markdown.css'
import { memo, useEffect, useMemo, useRef } from 'react'
import { BlockView } from './blocks.tsx'
import { UsedLabels } from './definition-view.tsx'
import { drawEach } from './draw-each.ts'
import { estimatedHeightPx } from './estimated-height.ts'
import { halfOpenSyntax } from './half-open.ts'
import { type MarkdownTexts, MarkdownTextsContext } from './markdown-texts.ts'
import {
  advanceSplit,
  type Block,
  emptySplit,
  groupSize,
  type Split,
  usedLabels,
} from './split-blocks.ts'
import type { Definitions } from './tokens.ts'

export interface MarkdownProps {
  /** The whole text so far. While `streaming` it should only grow; any other change is drawn anew. */
  readonly text: string
  /** More text may come: half-open syntax at the end is shown as what it will be. */
  readonly streaming: boolean
  /** The renderer's own words; without them those of `MarkdownTextsContext` are taken. */
  readonly texts?: MarkdownTexts
}

/** The caller sees to it that `text` changes at most once a frame. */
export const Markdown = memo(function Markdown({ text, streaming, texts }: MarkdownProps) {
  const split = useSplit(text, streaming)
  const used = useMemo(() => usedLabels(split), [split])
  useEffect(() => {
    if (streaming) void halfOpenSyntax.load()
  }, [streaming])
  const content = (
    <div className="md" data-streaming={streaming || undefined}>
      <UsedLabels value={used}>
        <Groups split={split} />
      </UsedLabels>
    </div>
  )
  if (!texts) return content
  return <MarkdownTextsContext value={texts}>{content}</MarkdownTextsContext>
})

function useSplit(text: string, streaming: boolean): Split {
  // Only a store of what was computed last: from any earlier state the same text gives the same blocks.
  const last = useRef(emptySplit)
  last.current = advanceSplit(last.current, text, streaming)
  return last.current
}

/** Blocks keep their group and place when they are committed, so nothing is made anew then. */
function Groups({ split }: { split: Split }) {
  const { groups, recent, tail, streaming, definitions } = split
  const rest = [...recent, ...tail]
  const open = streaming && rest.length > 0 && !/\n[ \t]*\n\s*$/.test(split.tailText.slice(-80))
  const restGroups = Array.from({ length: Math.ceil(rest.length / groupSize) }, (_, index) =>
    rest.slice(index * groupSize, (index + 1) * groupSize),
  )
  const all = [...groups, ...restGroups]
  return drawEach(all, (blocks, place) => (
    <BlockGroup
      key={place}
      blocks={blocks}
      open={open && place === all.length - 1}
      tailLength={place === all.length - 1 ? tail.length : 0}
      contained={place < groups.length}
      definitions={definitions}
    />
  ))
}

interface GroupProps {
  readonly blocks: readonly Block[]
  /** The last block is still being written. */
  readonly open: boolean
  /** How many of the last blocks are not committed. */
  readonly tailLength: number
  /** Laid out only where it is in view. */
  readonly contained: boolean
  readonly definitions: Definitions
}

const BlockGroup = memo(function BlockGroup(group: GroupProps) {
  const { blocks, open, tailLength, contained, definitions } = group
  return drawEach(blocks, (block, place) => (
    <TopBlock
      key={place}
      block={block}
      open={open && place === blocks.length - 1}
      committed={place < blocks.length - tailLength}
      contained={contained}
      definitions={definitionsFor(block, definitions)}
    />
  ))
})

interface TopBlockProps {
  readonly block: Block
  readonly open: boolean
  readonly committed: boolean
  readonly contained: boolean
  readonly definitions: Definitions
}

const TopBlock = memo(function TopBlock(props: TopBlockProps) {
  const { block, open, committed, contained, definitions } = props
  // Set before it is contained, so that its height is remembered by then.
  const style = committed
    ? { containIntrinsicBlockSize: `auto ${estimatedHeightPx(block.token)}px` }
    : undefined
  return (
    <div className={classNameOf(block, contained)} style={style}>
      <BlockView token={block.token} open={open} definitions={definitions} />
    </div>
  )
})

function classNameOf({ token }: Block, contained: boolean): string {
  const kind = token.type === 'heading' ? 'md-block md-block-heading' : 'md-block'
  return contained ? `${kind} md-contained` : kind
}

const noDefinitions: Definitions = {}

/** Only a block that names a defined label is drawn again when definitions come. */
function definitionsFor(block: Block, definitions: Definitions): Definitions {
  return block.labels.some((label) => Object.hasOwn(definitions, label))
    ? definitions
    : noDefinitions
}
