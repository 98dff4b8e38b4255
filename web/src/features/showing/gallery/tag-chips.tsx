import { useTexts } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'
import { useTags } from './queries.ts'

type TagChipsProps = { chosen: string; onChoose: (tag: string) => void }

/** The tags that are used most; pressing the chosen one again ends it. */
export function TagChips({ chosen, onChoose }: TagChipsProps) {
  const t = useTexts('gallery')
  const { data = [], isPending } = useTags()
  // One that is chosen can always be taken away.
  const isListed = data.some(({ tag }) => isSame(tag, chosen))
  const tags = chosen === '' || isListed ? data : [{ tag: chosen, count: 0 }, ...data]
  // Their place is there before they are: nothing below them moves.
  if (isPending) return <div aria-hidden="true" className="mb-3 h-9" />
  if (tags.length === 0) return null
  return (
    <ul
      aria-label={t.tags}
      className="-mx-3 mb-3 flex gap-1.5 overflow-x-auto px-3 py-0.5 [scrollbar-width:none] sm:-mx-4 sm:px-4"
    >
      {tags.map(({ tag, count }) => {
        const isChosen = isSame(tag, chosen)
        return (
          <li key={tag} className="shrink-0">
            <button
              type="button"
              aria-pressed={isChosen}
              aria-label={count > 0 ? t.tag({ tag, n: count }) : undefined}
              onClick={() => onChoose(isChosen ? '' : tag)}
              className={classes(
                'touch-target h-8 rounded-full px-3 -outline-offset-2 transition-[background-color,color]',
                isChosen
                  ? 'bg-accent text-on-accent'
                  : 'bg-fill text-soft hover:bg-fill-strong hover:text-text',
              )}
            >
              {tag}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const isSame = (tag: string, other: string) => tag.toLowerCase() === other.toLowerCase()
