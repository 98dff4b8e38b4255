import type { Locale } from '@atelier/contract/primitives'
import type { WorkModel } from './work-plan.ts'

/** What a model is called in a language: as the operator named it, else as its engine has it, else as its upstream listed it. */
export const modelLabel = (
  { engine, name, label, isNamed }: Pick<WorkModel, 'engine' | 'name' | 'label' | 'isNamed'>,
  locale: Locale,
): string => (isNamed ? undefined : engine.textsOf?.(name, locale)?.label) ?? label
