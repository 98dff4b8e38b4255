// What can be asked of a map by keys, and by which. Pure.
import type { Step } from './mind-edits.ts'

export type MindCommand =
  | { do: 'go'; way: 'up' | 'down' | 'left' | 'right' }
  | { do: 'step'; step: Step }
  | { do: 'child' | 'sibling' | 'rename' | 'remove' | 'fold' | 'undo' | 'redo' | 'leave' }

type Keys = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing'
>

const ways = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const
const steps = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' } as const

const plain: Record<string, MindCommand> = {
  Tab: { do: 'child' },
  Insert: { do: 'child' },
  Enter: { do: 'sibling' },
  F2: { do: 'rename' },
  Delete: { do: 'remove' },
  Backspace: { do: 'remove' },
  ' ': { do: 'fold' },
  Escape: { do: 'leave' },
}

const isArrow = (key: string): key is keyof typeof ways => key in ways

export function mindCommand(keys: Keys): MindCommand | null {
  const { key, altKey, shiftKey } = keys
  const mod = keys.ctrlKey || keys.metaKey
  if (keys.isComposing) return null
  if (mod && !altKey) {
    const letter = key.toLowerCase()
    if (letter === 'z') return { do: shiftKey ? 'redo' : 'undo' }
    return letter === 'y' ? { do: 'redo' } : null
  }
  if (isArrow(key)) {
    if (altKey) return { do: 'step', step: steps[key] }
    return shiftKey ? null : { do: 'go', way: ways[key] }
  }
  return altKey || shiftKey || mod ? null : (plain[key] ?? null)
}
