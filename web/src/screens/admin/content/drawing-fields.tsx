// What an entry of the drawing library is made of: a case with its picture and recipe, or words for a prompt.
import {
  caseAspects,
  contentLimits,
  drawingCategories,
  paramCategories,
} from '@atelier/contract/content-terms'
import { useTexts } from '../../../i18n/use-texts.ts'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TextsField } from '../frame/texts-field.tsx'
import { Choice } from './choice.tsx'
import { type FieldsProps, plainField } from './field-props.ts'
import { PictureField } from './picture-field.tsx'
import { useCategoryNames } from './use-category-names.ts'

export function CaseFields({ draft, onChange, problemOf }: FieldsProps) {
  const t = useTexts('adminContent')
  const nameOf = useCategoryNames('drawingCase')
  return (
    <>
      <PictureField
        hint={t.caseHint}
        url={draft.url}
        problem={problemOf('url')}
        onUrl={(url) => onChange({ url })}
      />
      <TextsField
        label={t.fieldTitle}
        maxLength={contentLimits.short}
        value={draft.title}
        problem={problemOf('title')}
        onChange={(title) => onChange({ title })}
      />
      <TextAreaField
        label={t.prompt}
        hint={t.promptHint}
        maxLength={4000}
        value={draft.prompt}
        problem={problemOf('prompt')}
        onChange={({ target }) => onChange({ prompt: target.value })}
      />
      <TextsField
        long
        label={t.meaning}
        hint={t.meaningHint}
        maxLength={4000}
        value={draft.meaning}
        problem={problemOf('meaning')}
        onChange={(meaning) => onChange({ meaning })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Choice
          label={t.category}
          value={draft.category || drawingCategories[0]}
          options={drawingCategories.map((value) => ({ value, label: nameOf(value) }))}
          onChange={(category) => onChange({ category })}
        />
        <Choice
          label={t.aspect}
          value={draft.aspect}
          options={caseAspects.map((value) => ({ value, label: value }))}
          onChange={(aspect) => onChange({ aspect })}
        />
      </div>
    </>
  )
}

export function ParamFields({ draft, onChange, problemOf }: FieldsProps) {
  const t = useTexts('adminContent')
  const nameOf = useCategoryNames('drawingParam')
  return (
    <>
      <TextsField
        label={t.paramName}
        maxLength={60}
        value={draft.title}
        problem={problemOf('title')}
        onChange={(title) => onChange({ title })}
      />
      <TextField
        {...plainField}
        label={t.paramPrompt}
        hint={t.paramPromptHint}
        maxLength={200}
        value={draft.prompt}
        problem={problemOf('prompt')}
        onChange={({ target }) => onChange({ prompt: target.value })}
      />
      <Choice
        label={t.category}
        value={draft.category || paramCategories[0]}
        options={paramCategories.map((value) => ({ value, label: nameOf(value) }))}
        onChange={(category) => onChange({ category })}
      />
    </>
  )
}
