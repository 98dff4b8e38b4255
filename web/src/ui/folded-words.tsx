import { useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { useIsCut } from './use-is-cut.ts'

type FoldedWordsProps = { text: string; showAll: string; showLess: string; className?: string }

/** Words of somebody's own, of which five lines are shown until more are wanted. */
export function FoldedWords({ text, showAll, showLess, className }: FoldedWordsProps) {
  const lines = useRef<HTMLParagraphElement>(null)
  const [unfolded, setUnfolded] = useState(false)
  const isCut = useIsCut(lines)
  return (
    <div className={className}>
      <p
        ref={lines}
        dir="auto"
        className={classes('wrap-anywhere whitespace-pre-line', !unfolded && 'line-clamp-5')}
      >
        {text}
      </p>
      {(isCut || unfolded) && (
        <Button
          kind="quiet"
          size="small"
          icon={unfolded ? 'chevron-up' : 'chevron-down'}
          className="mt-1 -ml-2 px-2!"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? showLess : showAll}
        </Button>
      )}
    </div>
  )
}
