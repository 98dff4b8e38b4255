import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'

export type SearchWhere = 'titles' | 'messages'

type SearchBoxProps = {
  words: string
  where: SearchWhere
  onWords: (words: string) => void
  onWhere: (where: SearchWhere) => void
}

/** Searches the titles as one types, or all messages. */
export function SearchBox({ words, where, onWords, onWhere }: SearchBoxProps) {
  const t = useTexts('chat')
  return (
    <search className="flex flex-col gap-2 px-2 pb-1">
      <span className="relative flex items-center">
        <Icon
          name="search"
          size={16}
          className="pointer-events-none absolute left-2.5 text-faint"
        />
        <input
          type="text"
          dir="auto"
          inputMode="search"
          enterKeyHint="search"
          data-search-groups=""
          value={words}
          aria-label={t.searchConversations}
          placeholder={t.searchConversations}
          onChange={(event) => onWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || words === '' || event.nativeEvent.isComposing) return
            event.preventDefault()
            onWords('')
          }}
          className="h-9 w-full min-w-0 rounded-control bg-fill pr-8 pl-8.5 -outline-offset-2 max-sm:h-11"
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
      </span>
      {words.trim() !== '' && (
        <Segmented
          label={t.searchWhere}
          value={where}
          options={[
            { value: 'titles', label: t.searchTitles },
            { value: 'messages', label: t.searchMessages },
          ]}
          onChange={onWhere}
        />
      )}
    </search>
  )
}
