import type { WorkTypeName } from '@atelier/contract/work-terms'
import type { IconName } from '../../../ui/icon-names.ts'

/** What stands for each kind of work, as in the menu. */
export const kindIcons: { readonly [Kind in WorkTypeName]: IconName } = {
  midjourney: 'image',
  draw: 'wand-sparkles',
  square: 'blocks',
  sd3: 'sparkles',
  tool: 'wrench',
  video: 'film',
  music: 'music',
  separation: 'mic-vocal',
}
