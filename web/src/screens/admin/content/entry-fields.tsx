import { contentLimits, type EntryKind } from '@atelier/contract/content-terms'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { TextsField } from '../frame/texts-field.tsx'
import { everyModel } from '../named-models/known-models.ts'
import { ModelField } from '../named-models/model-field.tsx'
import { CaseFields, ParamFields } from './drawing-fields.tsx'
import type { FieldsProps } from './field-props.ts'
import { SiteAppFields, SitePromptFields } from './house-fields.tsx'
import { menuScreens } from './menu-screens.ts'
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

function ToldFields({ isQuestion, field }: FieldsProps & { isQuestion: boolean }) {
  const t = useTexts('adminContent')
  const [head, text] = isQuestion
    ? (['question', 'answer'] as const)
    : (['title', 'content'] as const)
  return (
    <>
      <TextsField
        label={isQuestion ? t.fieldQuestion : t.fieldTitle}
        maxLength={contentLimits.short}
        {...field(head)}
      />
      <TextsField
        long
        label={isQuestion ? t.fieldAnswer : t.fieldContent}
        hint={t.markdownHint}
        maxLength={contentLimits.long}
        {...field(text)}
      />
    </>
  )
}

function BannerFields({ field }: FieldsProps) {
  const t = useTexts('adminContent')
  return (
    <>
      <PictureField hint={t.pictureHint} {...field('url')} />
      <TextsField
        label={t.pictureAlt}
        hint={t.pictureAltHint}
        maxLength={contentLimits.short}
        {...field('title')}
      />
      <Field
        kind="code"
        label={t.link}
        hint={t.linkHint}
        maxLength={contentLimits.address}
        {...field('link')}
      />
    </>
  )
}

function JumpFields({ field }: FieldsProps) {
  const t = useTexts('adminContent')
  return (
    <>
      <Field
        kind="code"
        label={t.jumpFrom}
        hint={t.jumpFromHint}
        placeholder="old.example.com"
        maxLength={253}
        {...field('ad')}
      />
      <Field
        kind="code"
        label={t.jumpTo}
        placeholder="new.example.com"
        maxLength={253}
        {...field('domain')}
      />
      <Field
        kind="choice"
        label={t.jumpWho}
        options={[
          { value: 1, label: t.jumpAll },
          { value: 2, label: t.jumpVip },
        ]}
        {...field('type')}
      />
    </>
  )
}

function ModelPageFields({ field }: FieldsProps) {
  const t = useTexts('adminContent')
  return (
    <>
      <ModelField label={t.model} scope={everyModel} {...field('model')} />
      <TextsField
        long
        label={t.fieldContent}
        hint={t.modelPageHint}
        maxLength={2000}
        {...field('content')}
      />
    </>
  )
}

/** A screen of the site, or a link to elsewhere. */
function MenuFields({ draft, field, onChange }: FieldsProps) {
  const t = useTexts('adminContent')
  const common = useTexts('common')
  const isLink = draft.name === ''
  const first = menuScreens[0]?.name ?? ''
  return (
    <>
      <Segmented
        wide
        label={t.menuKind}
        value={isLink ? 'link' : 'screen'}
        options={[
          { value: 'screen', label: t.menuScreen },
          { value: 'link', label: t.menuLink },
        ]}
        onChange={(kind) => onChange(kind === 'link' ? { name: '' } : { name: first, url: '' })}
      />
      {isLink ? (
        <Field
          kind="code"
          label={t.menuUrl}
          placeholder="https://"
          maxLength={contentLimits.address}
          {...field('url')}
        />
      ) : (
        <Field
          kind="choice"
          label={t.menuScreen}
          options={menuScreens.map(({ name, label }) => ({ value: name, label: label(common) }))}
          {...field('name')}
        />
      )}
      <TextsField
        label={t.fieldTitle}
        {...(isLink ? {} : { hint: t.menuTitleHint })}
        maxLength={60}
        {...field('title')}
      />
      <Field
        kind="code"
        label={t.menuIcon}
        hint={t.menuIconHint}
        maxLength={80}
        {...field('icon')}
      />
    </>
  )
}
