// What an icon may be called. Also drawn from: names that an operator or a server gives.
import { iconNameRule } from '@atelier/contract/icon-service'

/** An icon of a set; the sets are those of Iconify. */
export type RemoteName = { set: string; name: string }

/** The set of a name without one. */
export const ownSet = 'lucide'

/** `set:name`, or the name alone for one of our own set; undefined when it breaks the rule. */
export function readIconName(text: string): RemoteName | undefined {
  const [first = '', second, ...more] = text.split(':')
  const [set, name] = second === undefined ? [ownSet, first] : [first, second]
  if (more.length > 0 || !iconNameRule.test(set) || !iconNameRule.test(name)) return undefined
  return { set, name }
}
