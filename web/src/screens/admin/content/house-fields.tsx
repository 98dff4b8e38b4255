// What an app, a role or a prompt of the house is made of.
import { appCategories, appLimits, appPictograms } from '@atelier/contract/app-terms'
import { marketCategories, marketLimits, promptMedia } from '@atelier/contract/market-terms'
import { promptBounds } from '@atelier/contract/prompt-list'
import { PictogramChoice } from '../../../features/talk/apps/pictogram-choice.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Field } from '../../../ui/form/field.tsx'
import { TextsField } from '../frame/texts-field.tsx'
import type { FieldsProps } from './field-props.ts'
import { PictureField } from './picture-field.tsx'
import { useCategoryNames } from './use-category-names.ts'

export function SiteAppFields({ draft, field }: FieldsProps) {
  const t = useTexts('adminContent')
  const apps = useTexts('apps')
  const nameOf = useCategoryNames('houseApp')
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Field
          kind="choice"
          label={t.appKind}
          options={[
            { value: 'app', label: apps.app },
            { value: 'role', label: apps.role },
          ]}
          {...field('appKind')}
        />
        <Field
          kind="choice"
          label={t.category}
          options={appCategories.map((value) => ({ value, label: nameOf(value) }))}
          {...field('category')}
          value={draft.category || appCategories[0]}
        />
      </div>
      <TextsField label={apps.name} maxLength={appLimits.name} {...field('title')} />
      <TextsField
        long
        label={apps.description}
        hint={apps.descriptionHint}
        maxLength={appLimits.description}
        {...field('description')}
      />
      <TextsField
        long
        label={apps.systemMessage}
        hint={t.systemMessageHint}
        maxLength={appLimits.systemMessage}
        {...field('systemMessage')}
      />
      <TextsField long label={apps.opening} maxLength={appLimits.opening} {...field('opening')} />
      <TextsField
        long
        label={apps.questions}
        hint={t.questionsHint({ max: appLimits.questions })}
        maxLength={appLimits.questions * (appLimits.question + 1)}
        {...field('questions')}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-medium">{apps.icon}</legend>
        <PictogramChoice
          chosen={draft.icon || appPictograms[0]}
          onChoose={field('icon').onChange}
        />
      </fieldset>
      <PictureField hint={t.appPictureHint} {...field('url')} />
    </>
  )
}

export function SitePromptFields({ draft, field }: FieldsProps) {
  const t = useTexts('adminContent')
  const market = useTexts('market')
  const nameOf = useCategoryNames('housePrompt')
  return (
    <>
      <TextsField
        label={market.fieldTitle}
        maxLength={promptBounds.titleLength}
        {...field('title')}
      />
      <TextsField
        long
        label={market.description}
        hint={market.descriptionHint}
        maxLength={marketLimits.description}
        {...field('description')}
      />
      <TextsField
        long
        label={market.content}
        hint={market.contentHint}
        maxLength={promptBounds.contentLength}
        {...field('content')}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field
          kind="choice"
          label={market.category}
          options={marketCategories.map((value) => ({ value, label: nameOf(value) }))}
          {...field('category')}
          value={draft.category || marketCategories[0]}
        />
        <Field
          kind="choice"
          label={market.medium}
          options={promptMedia.map((value) => ({ value, label: market.media[value] }))}
          {...field('medium')}
        />
      </div>
      <TextsField
        long
        label={market.tags}
        hint={t.tagLinesHint({ max: promptBounds.tags })}
        maxLength={promptBounds.tags * (promptBounds.tagLength + 1)}
        {...field('tags')}
      />
      <PictureField hint={t.promptPictureHint} {...field('url')} />
    </>
  )
}
