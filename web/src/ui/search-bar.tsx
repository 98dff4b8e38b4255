import type { KeyboardEvent } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

type SearchBarProps = {
  label: string
  words: string
  onWords: (words: string) => void
  /** What the button says that empties it, as Escape then does; without one the browser has its own. */
  clearLabel?: string
  className?: string
}

/** Words to look for above what is searched, flat and with a magnifying glass. */
export function SearchBar({ label, words, onWords, clearLabel, className }: SearchBarProps) {
  const clear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || words === '' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    onWords('')
  }
  return (
    <search className={classes('relative flex items-center', className)}>
      <Icon name="search" size={16} className="pointer-events-none absolute left-2.5 text-faint" />
      <input
        dir="auto"
        {...(clearLabel
          ? { type: 'text', inputMode: 'search', onKeyDown: clear }
          : { type: 'search', maxLength: 200 })}
        enterKeyHint="search"
        value={words}
        aria-label={label}
        placeholder={label}
        onChange={({ target }) => onWords(target.value)}
        className={classes(
          'h-9 w-full min-w-0 rounded-control bg-fill pl-8.5 -outline-offset-2 max-sm:h-11',
          clearLabel ? 'pr-9' : 'pr-3',
        )}
      />
      {clearLabel && words !== '' && (
        <IconButton
          icon="x"
          size="small"
          label={clearLabel}
          className="absolute! right-1"
          onClick={() => onWords('')}
        />
      )}
    </search>
  )
}
