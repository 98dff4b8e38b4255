import { longestTag, maxTags } from '@atelier/contract/gallery-terms'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef } from 'react'
import { callOptions } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { classes } from '../../../ui/classes.ts'
import { FieldFrame, fieldBox, noteIds } from '../../../ui/field-frame.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { tagsIn, tidyTag, withTags } from './terms.ts'

type TagsFieldProps = {
  tags: readonly string[]
  /** What is typed and not a tag yet. */
  typed: string
  onChange: (tags: readonly string[], typed: string) => void
  problem: string | undefined
}

const shownSuggestions = 8

/** Tags as chips; Enter and commas make one of what is typed, those of other works are offered. */
export function TagsField({ tags, typed, onChange, problem }: TagsFieldProps) {
  const t = useTexts('publishing')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const isFull = tags.length >= maxTags

  const take = (text: string) => onChange(withTags(tags, tagsIn(text)), '')
  const change = (text: string) => {
    if (/[,，、;；\n]/.test(text)) take(text)
    else onChange(tags, text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault()
      take(typed)
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
      onChange(tags.slice(0, -1), '')
    }
  }
  const remove = (tag: string) => {
    onChange(
      tags.filter((each) => each !== tag),
      typed,
    )
    field.current?.focus()
  }
  const hint = t.tagsHint({ max: maxTags })
  return (
    <FieldFrame
      id={id}
      label={t.tags}
      labelHidden={false}
      hint={hint}
      problem={problem}
      className={undefined}
    >
      <div
        className={classes(
          fieldBox,
          'flex min-h-10 flex-wrap items-center gap-1.5 py-1.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus',
          problem ? 'border-danger' : '',
          tags.length > 0 ? 'pl-1.5' : '',
        )}
      >
        {tags.length > 0 && (
          <ul aria-label={t.tags} className="contents">
            {tags.map((tag) => (
              <li
                key={tag}
                className="flex h-7 max-w-full items-center rounded-control bg-fill-strong pl-2"
              >
                <span className="truncate">{tag}</span>
                <button
                  type="button"
                  aria-label={t.removeTag({ tag })}
                  onClick={() => remove(tag)}
                  className="touch-target grid size-7 shrink-0 place-items-center text-soft hover:text-text"
                >
                  <Icon name="x" size={16} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          ref={field}
          id={id}
          dir="auto"
          value={typed}
          maxLength={longestTag * 4}
          autoComplete="off"
          enterKeyHint="done"
          disabled={isFull && typed === ''}
          placeholder={tags.length === 0 ? t.tagsPlaceholder : ''}
          aria-invalid={problem ? true : undefined}
          aria-describedby={noteIds(id, hint, problem)}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          className="h-7 min-w-24 flex-1 bg-transparent outline-none placeholder:text-faint"
        />
      </div>
      {!isFull && <Suggestions typed={typed} tags={tags} onPick={take} />}
    </FieldFrame>
  )
}

type SuggestionsProps = { typed: string; tags: readonly string[]; onPick: (tag: string) => void }

/** Tags of published works that begin so, the most used first. */
function Suggestions({ typed, tags, onPick }: SuggestionsProps) {
  const t = useTexts('publishing')
  const query = useSettled(tidyTag(typed))
  const { data = [] } = useQuery({
    ...callOptions('gallery.tags', { query, size: shownSuggestions + maxTags }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const taken = new Set(tags.map((tag) => tag.toLowerCase()))
  const offered = data.filter(({ tag }) => !taken.has(tag.toLowerCase())).slice(0, shownSuggestions)
  if (offered.length === 0) return null
  return (
    <ul aria-label={t.suggestions} className="flex flex-wrap gap-1.5">
      {offered.map(({ tag }) => (
        <li key={tag} className="max-w-full">
          <button
            type="button"
            // The field keeps the focus: one goes on typing.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(tag)}
            aria-label={t.addTag({ tag })}
            className="touch-target flex h-7 max-w-full items-center gap-1 rounded-control border border-line px-2 text-small text-soft hover:bg-fill hover:text-text"
          >
            <Icon name="plus" size={16} />
            <span className="truncate">{tag}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
