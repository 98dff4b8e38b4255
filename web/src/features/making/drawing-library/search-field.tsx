import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

type SearchFieldProps = { label: string; words: string; onWords: (words: string) => void }

export function SearchField({ label, words, onWords }: SearchFieldProps) {
  const t = useTexts('drawingLibrary')
  return (
    <search className="relative flex items-center">
      <Icon name="search" size={16} className="pointer-events-none absolute left-2.5 text-faint" />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        value={words}
        aria-label={label}
        placeholder={label}
        onChange={(event) => onWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || words === '' || event.nativeEvent.isComposing) return
          event.preventDefault()
          event.stopPropagation()
          onWords('')
        }}
        className="h-9 w-full min-w-0 rounded-control bg-fill pr-9 pl-8.5 -outline-offset-2 max-sm:h-11"
      />
      {words !== '' && (
        <IconButton
          icon="x"
          size="small"
          label={t.clearSearch}
          className="absolute! right-1"
          onClick={() => onWords('')}
        />
      )}
    </search>
  )
}
