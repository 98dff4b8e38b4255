import type { KeptPrompt } from '@atelier/contract/features/talk/prompts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { callOptions } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { promptsThatFit } from './found-prompts.ts'
import type { PickerPlace } from './picker-place.ts'
import { useFieldPopup } from './use-field-popup.ts'
import { useFinderKeys } from './use-finder-keys.ts'

type PromptFinderProps = {
  place: PickerPlace
  onPick: (prompt: KeptPrompt) => void
  onOpenStore: () => void
  onDismiss: () => void
}

const max = 20

/** The prompts that fit what follows the slash, beside the field, which keeps the focus. */
export function PromptFinder({ place, onPick, onOpenStore, onDismiss }: PromptFinderProps) {
  const t = useTexts('prompts')
  const id = useId()
  const { field, query } = place
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    ...callOptions('prompts.list', { query, size: max }),
    placeholderData: keepPreviousData,
  })
  const prompts = promptsThatFit(data?.rows ?? [], query)
  const offersStore = query === '' && (data !== undefined || error !== null)
  const count = prompts.length + (offersStore ? 1 : 0)
  const [at, setAt] = useState(0)
  const [lastQuery, setLastQuery] = useState(query)
  if (query !== lastQuery) {
    setLastQuery(query)
    setAt(0)
  }
  const current = Math.min(at, count - 1)
  const choose = (index: number) => {
    const prompt = prompts[index]
    if (prompt) onPick(prompt)
    else if (offersStore && index === prompts.length) onOpenStore()
  }
  const isWaiting = isFetching && (data === undefined || isPlaceholderData)
  useFinderKeys({ field, count, current, isWaiting, onMove: setAt, onChoose: choose, onDismiss })
  const { style, home } = useFieldPopup(field)
  useFieldNames(field, count > 0 ? { list: id, option: `${id}-${current}` } : null)
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    list.current?.children.item(current)?.scrollIntoView({ block: 'nearest' })
  }, [current])

  return createPortal(
    <>
      <p role="status" className="sr-only">
        {error && !data ? t.finderFailed : data && t.finderCount({ n: prompts.length })}
      </p>
      {count > 0 && (
        <div
          ref={list}
          id={id}
          role="listbox"
          aria-label={t.finder}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          className="scroll-quiet fixed z-tooltip rounded-card border border-line bg-surface p-1 shadow-float"
          style={style}
        >
          {prompts.map(({ id: promptId, title, content }, index) => (
            <Option
              key={promptId}
              id={`${id}-${index}`}
              isCurrent={index === current}
              onPoint={() => setAt(index)}
              onChoose={() => choose(index)}
            >
              <span dir="auto" className="block truncate font-medium">
                {title}
              </span>
              <span dir="auto" className="block truncate text-small text-soft">
                {content.slice(0, 200)}
              </span>
            </Option>
          ))}
          {offersStore && (
            <Option
              id={`${id}-${prompts.length}`}
              isCurrent={prompts.length === current}
              onPoint={() => setAt(prompts.length)}
              onChoose={() => choose(prompts.length)}
            >
              <span className="flex items-center gap-2 text-soft">
                <Icon name="scroll-text" size={16} />
                {t.open}
              </span>
            </Option>
          )}
        </div>
      )}
    </>,
    home,
  )
}

type OptionProps = {
  id: string
  isCurrent: boolean
  onPoint: () => void
  onChoose: () => void
  children: React.ReactNode
}

function Option({ id, isCurrent, onPoint, onChoose, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus, and names the option
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={classes(
        'min-h-9 cursor-pointer rounded-control px-3 py-2 touch:min-h-11',
        isCurrent && 'bg-fill-strong',
      )}
    >
      {children}
    </div>
  )
}

/** Tells screen readers which option the keys would take, while the field has the focus. */
function useFieldNames(field: HTMLElement, names: { list: string; option: string } | null): void {
  const list = names?.list
  const option = names?.option
  useEffect(() => {
    if (!list || !option) return undefined
    const told = {
      'aria-haspopup': 'listbox',
      'aria-autocomplete': 'list',
      'aria-controls': list,
      'aria-activedescendant': option,
    }
    for (const [name, value] of Object.entries(told)) field.setAttribute(name, value)
    return () => {
      for (const name of Object.keys(told)) field.removeAttribute(name)
    }
  }, [field, list, option])
}
