import type { KeptPrompt } from '@atelier/contract/features/talk/prompts'
import type { SlashWord } from '../../../lib/slash-word.ts'

/** Where a prompt is asked for. */
export type PickerPlace = SlashWord & { field: HTMLTextAreaElement }

/** A prompt that somebody chose elsewhere, for the end of a field. */
export type PickerRequest = { field: HTMLTextAreaElement; prompt: KeptPrompt }
