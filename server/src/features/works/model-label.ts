import type { Locale } from '@atelier/contract/primitives'
import type { WorkModel } from './work-plan.ts'

/** What a model is called in a language: as its engine has it, else as its upstream listed it. */
export const modelLabel = (
  { engine, name, label }: Pick<WorkModel, 'engine' | 'name' | 'label'>,
  locale: Locale,
): string => engine.textsOf?.(name, locale)?.label ?? label
