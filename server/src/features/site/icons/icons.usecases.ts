import { Failure } from '@atelier/contract/errors'
import { iconLimits, iconNameRule } from '@atelier/contract/icon-service'
import type { FindIconSet, IconSet } from './icon-sets.ts'

export type PickedIcons = IconSet & {
  /** Names that the set does not have. */
  not_found?: string[]
}

/**
 * Icons of a set by their names, in the set's own shape; an alias brings its parent along. Throws icons.bad_name and icons.too_many for
 * what cannot be a question, icons.set_not_carried for a set that this server does not have.
 */
export async function pickIcons(
  question: { prefix: string; names: readonly string[] },
  findSet: FindIconSet,
): Promise<PickedIcons> {
  const { prefix, names } = question
  if (names.length > iconLimits.names)
    throw new Failure('icons.too_many', { values: { most: iconLimits.names } })
  if (names.length === 0 || ![prefix, ...names].every(isIconName))
    throw new Failure('icons.bad_name', { values: { most: iconLimits.nameLength } })
  const set = await findSet(prefix)
  if (!set) throw new Failure('icons.set_not_carried')
  return pick(set, names)
}

const isIconName = (name: string): boolean =>
  name.length <= iconLimits.nameLength && iconNameRule.test(name)

function pick(set: IconSet, names: readonly string[]): PickedIcons {
  const icons: IconSet['icons'] = {}
  const aliases: NonNullable<IconSet['aliases']> = {}
  const missing: string[] = []
  const take = (name: string): void => {
    const icon = own(set.icons, name)
    if (icon) {
      icons[name] = icon
      return
    }
    const alias = own(set.aliases ?? {}, name)
    if (!alias) {
      missing.push(name)
      return
    }
    aliases[name] = alias
    take(alias.parent)
  }
  for (const name of new Set(names)) take(name)
  return {
    prefix: set.prefix,
    icons,
    ...(Object.keys(aliases).length ? { aliases } : {}),
    ...(set.width ? { width: set.width } : {}),
    ...(set.height ? { height: set.height } : {}),
    ...(missing.length ? { not_found: missing } : {}),
  }
}

/** Names come from outside: `constructor` is none of a set's icons. */
const own = <T>(record: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined
