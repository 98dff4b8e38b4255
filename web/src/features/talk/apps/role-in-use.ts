import { defineStored } from '../../../lib/storage/define-stored.ts'

export type RoleInUse = { id: number; name: string }

/** The role that somebody has put on in this site's conversations; number 0 for none. */
export const roleInUse = defineStored<RoleInUse>('roleInUse', {
  default: { id: 0, name: '' },
  read: (found) => {
    if (found === null || typeof found !== 'object') return undefined
    const { id, name } = found as Partial<Record<keyof RoleInUse, unknown>>
    return Number.isSafeInteger(id) && typeof name === 'string'
      ? { id: Number(id), name }
      : undefined
  },
})
