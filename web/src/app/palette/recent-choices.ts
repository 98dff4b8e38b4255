import { defineStored } from '../../lib/storage/define-stored.ts'

const maxKept = 12

/** Keys of what was chosen in the palette, the last first. */
export const recentChoices = defineStored<readonly string[]>('paletteChoices', {
  default: [],
  read: (found) =>
    Array.isArray(found) ? found.filter((key) => typeof key === 'string') : undefined,
})

export const keepChoice = (key: string): void =>
  recentChoices.update((kept) => [key, ...kept.filter((own) => own !== key)].slice(0, maxKept))
