import { contentLimits, type EntryKind } from '@atelier/contract/content-terms'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TextsField } from '../frame/texts-field.tsx'
import { everyModel } from '../named-models/known-models.ts'
import { ModelField } from '../named-models/model-field.tsx'
import { CaseFields, ParamFields } from './drawing-fields.tsx'
import { type FieldsProps, plainField } from './field-props.ts'
import { SiteAppFields, SitePromptFields } from './house-fields.tsx'
import { MenuFields } from './menu-fields.tsx'
import { PictureField } from './picture-field.tsx'

/** The fields of a kind. */
export function EntryFields({ kind, ...props }: FieldsProps & { kind: EntryKind }) {
  if (kind === 'banner') return <BannerFields {...props} />
  if (kind === 'menu') return <MenuFields {...props} />
  if (kind === 'jump') return <JumpFields {...props} />
  if (kind === 'drawingCase') return <CaseFields {...props} />
  if (kind === 'drawingParam') return <ParamFields {...props} />
  if (kind === 'modelPage') return <ModelPageFields {...props} />
  if (kind === 'houseApp') return <SiteAppFields {...props} />
  if (kind === 'housePrompt') return <SitePromptFields {...props} />
  return <ToldFields isQuestion={kind === 'question'} {...props} />
}

function ToldFields({
  isQuestion,
  draft,
  onChange,
  problemOf,
}: FieldsProps & { isQuestion: boolean }) {
  const t = useTexts('adminContent')
  const [head, text] = isQuestion
    ? (['question', 'answer'] as const)
    : (['title', 'content'] as const)
  return (
    <>
      <TextsField
        label={isQuestion ? t.fieldQuestion : t.fieldTitle}
        maxLength={contentLimits.short}
        value={draft[head]}
        problem={problemOf(head)}
        onChange={(texts) => onChange({ [head]: texts })}
      />
      <TextsField
        long
        label={isQuestion ? t.fieldAnswer : t.fieldContent}
        hint={t.markdownHint}
        maxLength={contentLimits.long}
        value={draft[text]}
        problem={problemOf(text)}
        onChange={(texts) => onChange({ [text]: texts })}
      />
    </>
  )
}

function BannerFields({ draft, onChange, problemOf }: FieldsProps) {
  const t = useTexts('adminContent')
  return (
    <>
      <PictureField
        hint={t.pictureHint}
        url={draft.url}
        problem={problemOf('url')}
        onUrl={(url) => onChange({ url })}
      />
      <TextsField
        label={t.pictureAlt}
        hint={t.pictureAltHint}
        maxLength={contentLimits.short}
        value={draft.title}
        problem={problemOf('title')}
        onChange={(title) => onChange({ title })}
      />
      <TextField
        {...plainField}
        label={t.link}
        hint={t.linkHint}
        maxLength={contentLimits.address}
        value={draft.link}
        problem={problemOf('link')}
        onChange={({ target }) => onChange({ link: target.value })}
      />
    </>
  )
}

function JumpFields({ draft, onChange, problemOf }: FieldsProps) {
  const t = useTexts('adminContent')
  return (
    <>
      <TextField
        {...plainField}
        label={t.jumpFrom}
        hint={t.jumpFromHint}
        placeholder="old.example.com"
        maxLength={253}
        value={draft.ad}
        problem={problemOf('ad')}
        onChange={({ target }) => onChange({ ad: target.value })}
      />
      <TextField
        {...plainField}
        label={t.jumpTo}
        placeholder="new.example.com"
        maxLength={253}
        value={draft.domain}
        problem={problemOf('domain')}
        onChange={({ target }) => onChange({ domain: target.value })}
      />
      <div className="flex flex-col gap-1.5">
        <span aria-hidden="true" className="font-medium">
          {t.jumpWho}
        </span>
        <Select
          label={t.jumpWho}
          value={draft.type}
          options={[
            { value: 1, label: t.jumpAll },
            { value: 2, label: t.jumpVip },
          ]}
          onChange={(type) => onChange({ type: type === 1 ? 1 : 2 })}
          className="w-full"
        />
      </div>
    </>
  )
}

function ModelPageFields({ draft, onChange, problemOf }: FieldsProps) {
  const t = useTexts('adminContent')
  return (
    <>
      <ModelField
        label={t.model}
        problem={problemOf('model')}
        scope={everyModel}
        value={draft.model}
        onChange={(model) => onChange({ model })}
      />
      <TextsField
        long
        label={t.fieldContent}
        hint={t.modelPageHint}
        maxLength={2000}
        value={draft.content}
        problem={problemOf('content')}
        onChange={(content) => onChange({ content })}
      />
    </>
  )
}
