import { bossa, folk, hiphop, jazz, lofi, pop, rock } from './band-styles.ts'
import type { Style } from './style.ts'
import {
  ambient,
  chinese,
  cinematic,
  classical,
  disco,
  electronic,
  house,
  waltz,
} from './wide-styles.ts'

export const styles = {
  pop,
  rock,
  jazz,
  bossa,
  folk,
  hiphop,
  lofi,
  disco,
  house,
  electronic,
  ambient,
  classical,
  waltz,
  chinese,
  cinematic,
} satisfies { readonly [name: string]: Style }

export type StyleName = keyof typeof styles
export const styleNames = Object.keys(styles) as [StyleName, ...StyleName[]]
export const styleOf = (name: StyleName): Style => styles[name]
