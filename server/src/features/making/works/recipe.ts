import type { ModelField, Params } from '@atelier/contract/model-declaration'
import type { Locale } from '@atelier/contract/primitives'
import type { InputRole } from '@atelier/contract/work-terms'

/** A file that goes along: an upload, or a file of a work, of the same owner. */
export type InputRef = { role: InputRole } & ({ upload: string } | { file: string })

/** What was asked for, whole: a work can be made again from it and nothing else. */
export type Recipe = {
  prompt: string
  negativePrompt: string
  params: Params
  inputs: InputRef[]
  count: number
  locale: Locale
  /** Shown beside the prompt; the texts of fields that the model named itself. */
  fieldLabels: Pick<ModelField, 'name' | 'label'>[]
  /** The words of the work that it goes on from, where it was told none; it is shown and found by them. */
  inheritedPrompt?: string
}

/** The words that a work is shown and found by. */
export const promptOf = ({
  prompt,
  inheritedPrompt = '',
}: Pick<Recipe, 'prompt' | 'inheritedPrompt'>): string => prompt || inheritedPrompt

/**
 * What is known of the upstream's side. `asking` from just before the request is handed over until its ticket is stored: whoever finds a
 * work so after a crash must not hand it over again. `fetching`: it is made there, and its files are not yet here.
 */
export type WorkPhase = 'queued' | 'asking' | 'asked' | 'fetching'
