// The settings of this browser as a file that can be taken elsewhere.
import { chosenTools } from '../../features/talk/composer/tool-choice.ts'
import { appSetting } from '../../lib/storage/app-setting.ts'
import {
  chatStorage,
  chosenModel,
  chosenOwnModel,
  ownSystemMessage,
} from '../../lib/storage/chat-storage.ts'
import type { Stored } from '../../lib/storage/define-stored.ts'

const format = 'atelier-settings'

type Part = {
  name: string
  get: () => unknown
  /** What keeps a foreign value; undefined when it does not fit. */
  keeper: (found: unknown) => (() => void) | undefined
  reset: () => void
}

const whole = <T>(name: string, stored: Stored<T>): Part => ({
  name,
  get: stored.get,
  keeper: (found) => {
    const value = stored.read(found)
    return value === undefined ? undefined : () => stored.set(value)
  },
  reset: stored.remove,
})

const parts: Part[] = [
  whole('appSetting', appSetting),
  whole('model', chosenModel),
  whole('ownModel', chosenOwnModel),
  whole('systemMessage', ownSystemMessage),
  whole('tools', chosenTools),
  {
    name: 'usingContext',
    get: () => chatStorage.get().usingContext,
    keeper: (found) =>
      typeof found === 'boolean'
        ? () => chatStorage.update((kept) => ({ ...kept, usingContext: found }))
        : undefined,
    reset: () => chatStorage.update((kept) => ({ ...kept, usingContext: true })),
  },
]

/** The text of the file. */
export function settingsText(): string {
  const settings = Object.fromEntries(parts.map(({ name, get }) => [name, get()]))
  return `${JSON.stringify({ format, settings }, null, 2)}\n`
}

export type Taken = 'taken' | { problem: 'not-settings' } | { problem: 'unfit'; name: string }

/** Takes the settings of such a file over, all or none; what the file leaves out stays as it is. */
export function takeSettings(text: string): Taken {
  const found = settingsIn(text)
  if (!found) return { problem: 'not-settings' }
  const keepers: (() => void)[] = []
  for (const { name, keeper } of parts) {
    if (!(name in found)) continue
    const keep = keeper(found[name])
    if (!keep) return { problem: 'unfit', name }
    keepers.push(keep)
  }
  for (const keep of keepers) keep()
  return 'taken'
}

function settingsIn(text: string): Record<string, unknown> | undefined {
  try {
    const file = JSON.parse(text) as { format?: unknown; settings?: unknown } | null
    if (file?.format !== format || typeof file.settings !== 'object') return undefined
    return (file.settings ?? undefined) as Record<string, unknown> | undefined
  } catch {
    return undefined
  }
}

/** Everything as the site has it for somebody who has chosen nothing. */
export function resetSettings(): void {
  for (const { reset } of parts) reset()
}
