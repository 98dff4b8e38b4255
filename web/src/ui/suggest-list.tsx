// What suggest-field.tsx loads: the field with its list.
import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import { useId, useState } from 'react'
import { classes } from './classes.ts'
import { FieldFrame, fieldBox, noteIds } from './field-frame.tsx'
import { Icon } from './icon.tsx'
import type { SuggestFieldProps } from './suggest-props.ts'
import { findSuggestions, type Suggestion } from './suggestions.ts'

export function SuggestList({
  startFocused,
  ...props
}: SuggestFieldProps & { startFocused: boolean }) {
  const { label, labelHidden, hint, problem, placeholder, value, options, className } = props
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  // What stood there before is no search: the whole list is offered until something is typed.
  const [isTyped, setTyped] = useState(false)
  const [isMarked, setMarked] = useState(false)
  const { shown, left } = isOpen
    ? findSuggestions(options, isTyped ? value : '')
    : { shown: [], left: 0 }
  return (
    <FieldFrame
      id={id}
      label={label}
      labelHidden={labelHidden ?? false}
      hint={hint}
      problem={problem}
      className={className}
    >
      <Base.Root
        mode="none"
        items={shown}
        value={value}
        open={isOpen}
        onOpenChange={(open) => {
          setOpen(open)
          if (!open) setTyped(false)
        }}
        itemToStringValue={(one: Suggestion) => one.value}
        onItemHighlighted={(one) => setMarked(one !== undefined)}
        onValueChange={(text, { reason }) => {
          if (reason === 'item-press' && props.onChoose) return props.onChoose(text)
          if (reason === 'input-change') setTyped(true)
          props.onChange(text)
        }}
      >
        <span className="relative flex">
          <Base.Input
            id={id}
            dir="auto"
            autoFocus={startFocused}
            placeholder={placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={problem ? true : undefined}
            aria-describedby={noteIds(id, hint, problem)}
            onBlur={props.onLeave}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              if ((isOpen && isMarked) || !props.onEnter) return
              event.preventDefault()
              props.onEnter()
            }}
            className={classes(fieldBox, 'h-10 pr-9')}
          />
          <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-soft">
            <Icon name="chevron-down" size={16} />
          </span>
        </span>
        <Base.Portal>
          <Base.Positioner className="z-popup outline-none" sideOffset={6}>
            <Base.Popup
              aria-label={label}
              className="motion-popup flex max-h-[min(22rem,var(--available-height))] w-(--anchor-width) min-w-60 flex-col rounded-card bg-surface shadow-float outline-none"
            >
              <Base.Empty className="px-3.5 py-3 text-small text-soft empty:hidden">
                {props.empty}
              </Base.Empty>
              <Base.List className="scroll-quiet min-h-0 flex-1 overflow-y-auto p-1 empty:hidden">
                {(one: Suggestion) => (
                  <Base.Item
                    key={one.value}
                    value={one}
                    className="flex min-h-9 cursor-pointer flex-col justify-center rounded-control px-2.5 py-1.5 outline-none select-none data-highlighted:bg-fill-strong max-sm:min-h-11"
                  >
                    <span className="wrap-anywhere">{one.label}</span>
                    {one.detail && (
                      <span className="text-small wrap-anywhere text-soft">{one.detail}</span>
                    )}
                  </Base.Item>
                )}
              </Base.List>
              {left > 0 && (
                <p className="border-t border-line px-3.5 py-2 text-small text-soft">
                  {props.more(left)}
                </p>
              )}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </FieldFrame>
  )
}
