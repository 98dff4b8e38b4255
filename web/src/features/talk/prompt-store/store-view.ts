import type { KeptPrompt } from '@atelier/contract/features/talk/prompts'
import type { Draft } from './draft.ts'

/** What the local tab shows. */
export type StoreView =
  | { kind: 'list' }
  | { kind: 'edit'; draft: Draft }
  | { kind: 'versions'; prompt: KeptPrompt }
  | { kind: 'import' }
