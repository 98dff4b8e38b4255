// Keyboard shortcuts, written like `mod+shift+o`: `mod` is ⌘ on Apple's machines and Ctrl on others.
import { useEffectEvent, useLayoutEffect } from 'react'

export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform)

type Combination = { key: string; mod: boolean; shift: boolean; alt: boolean }
type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

function parseHotkey(text: string): Combination {
  const names = text.toLowerCase().split('+')
  return {
    key: names.at(-1) ?? '',
    mod: names.includes('mod'),
    shift: names.includes('shift'),
    alt: names.includes('alt'),
  }
}

/** Whether an event is that combination; letters and signs are also known by their place on the keyboard, for layouts that type others. */
export function matchesHotkey(text: string, event: Pressed, apple: boolean): boolean {
  const wanted = parseHotkey(text)
  const mod = apple ? event.metaKey : event.ctrlKey
  const otherMod = apple ? event.ctrlKey : event.metaKey
  if (mod !== wanted.mod || otherMod || event.altKey !== wanted.alt) return false
  if (event.shiftKey !== wanted.shift) return false
  const places: Record<string, string> = { '/': 'Slash', ',': 'Comma', '.': 'Period' }
  const place = places[wanted.key] ?? `Key${wanted.key.toUpperCase()}`
  return event.key.toLowerCase() === wanted.key || event.code === place
}

type HotkeyOptions = {
  enabled?: boolean
  /** Also while somebody types in a field; by default only combinations with `mod` are. */
  inFields?: boolean
}

/** Runs `action` when the combination is pressed anywhere; never while an input method is composing. */
export function useHotkey(
  text: string,
  action: (event: KeyboardEvent) => void,
  { enabled = true, inFields = text.includes('mod+') }: HotkeyOptions = {},
): void {
  const run = useEffectEvent(action)
  // Before the first picture: what is seen can be worked by its keys, however busy the browser is then.
  useLayoutEffect(() => {
    if (!enabled) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented) return
      if (!inFields && isField(event.target)) return
      if (!matchesHotkey(text, event, isApple())) return
      event.preventDefault()
      run(event)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [text, enabled, inFields])
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** The combination as it is printed on keys, such as ['⌘', 'Shift', 'O']. */
export function hotkeyLabels(text: string): string[] {
  const apple = isApple()
  return text.split('+').map((name) => {
    if (name === 'mod') return apple ? '⌘' : 'Ctrl'
    if (name === 'shift') return apple ? '⇧' : 'Shift'
    if (name === 'alt') return apple ? '⌥' : 'Alt'
    const signs: Record<string, string> = { enter: 'Enter', escape: 'Esc', arrowup: '↑' }
    return signs[name] ?? name.toUpperCase()
  })
}
