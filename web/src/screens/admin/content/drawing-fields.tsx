// What an entry of the drawing library is made of: a case with its picture and recipe, or words for a prompt.
import {
  caseAspects,
  contentLimits,
  drawingCategories,
  paramCategories,
} from '@atelier/contract/content-terms'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Field } from '../../../ui/form/field.tsx'
import { TextsField } from '../frame/texts-field.tsx'
import type { FieldsProps } from './field-props.ts'
import { PictureField } from './picture-field.tsx'
import { useCategoryNames } from './use-category-names.ts'

export function CaseFields({ draft, field }: FieldsProps) {
  const t = useTexts('adminContent')
  const nameOf = useCategoryNames('drawingCase')
  return (
    <>
      <PictureField hint={t.caseHint} {...field('url')} />
      <TextsField label={t.fieldTitle} maxLength={contentLimits.short} {...field('title')} />
      <Field
        kind="long"
        label={t.prompt}
        hint={t.promptHint}
        maxLength={4000}
        {...field('prompt')}
      />
      <TextsField
        long
        label={t.meaning}
        hint={t.meaningHint}
        maxLength={4000}
        {...field('meaning')}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field
          kind="choice"
          label={t.category}
          options={drawingCategories.map((value) => ({ value, label: nameOf(value) }))}
          {...field('category')}
          value={draft.category || drawingCategories[0]}
        />
        <Field
          kind="choice"
          label={t.aspect}
          options={caseAspects.map((value) => ({ value, label: value }))}
          {...field('aspect')}
        />
      </div>
    </>
  )
}

export function ParamFields({ draft, field }: FieldsProps) {
  const t = useTexts('adminContent')
  const nameOf = useCategoryNames('drawingParam')
  return (
    <>
      <TextsField label={t.paramName} maxLength={60} {...field('title')} />
      <Field
        kind="code"
        label={t.paramPrompt}
        hint={t.paramPromptHint}
        maxLength={200}
        {...field('prompt')}
      />
      <Field
        kind="choice"
        label={t.category}
        options={paramCategories.map((value) => ({ value, label: nameOf(value) }))}
        {...field('category')}
        value={draft.category || paramCategories[0]}
      />
    </>
  )
}
