// What an app, a role or a prompt of the house is made of.
import { appCategories, appLimits, appPictograms } from '@atelier/contract/app-terms'
import { marketCategories, marketLimits, promptMedia } from '@atelier/contract/market-terms'
import { promptBounds } from '@atelier/contract/prompt-list'
import { PictogramChoice } from '../../../features/talk/apps/pictogram-choice.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { TextsField } from '../frame/texts-field.tsx'
import { Choice } from './choice.tsx'
import type { FieldsProps } from './field-props.ts'
import { PictureField } from './picture-field.tsx'
import { useCategoryNames } from './use-category-names.ts'

export function SiteAppFields({ draft, onChange, problemOf }: FieldsProps) {
  const t = useTexts('adminContent')
  const apps = useTexts('apps')
  const nameOf = useCategoryNames('houseApp')
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Choice
          label={t.appKind}
          value={draft.appKind}
          options={[
            { value: 'app', label: apps.app },
            { value: 'role', label: apps.role },
          ]}
          onChange={(appKind) => onChange({ appKind })}
        />
        <Choice
          label={t.category}
          value={draft.category || appCategories[0]}
          options={appCategories.map((value) => ({ value, label: nameOf(value) }))}
          onChange={(category) => onChange({ category })}
        />
      </div>
      <TextsField
        label={apps.name}
        maxLength={appLimits.name}
        value={draft.title}
        problem={problemOf('title')}
        onChange={(title) => onChange({ title })}
      />
      <TextsField
        long
        label={apps.description}
        hint={apps.descriptionHint}
        maxLength={appLimits.description}
        value={draft.description}
        problem={problemOf('description')}
        onChange={(description) => onChange({ description })}
      />
      <TextsField
        long
        label={apps.systemMessage}
        hint={t.systemMessageHint}
        maxLength={appLimits.systemMessage}
        value={draft.systemMessage}
        problem={problemOf('systemMessage')}
        onChange={(systemMessage) => onChange({ systemMessage })}
      />
      <TextsField
        long
        label={apps.opening}
        maxLength={appLimits.opening}
        value={draft.opening}
        problem={problemOf('opening')}
        onChange={(opening) => onChange({ opening })}
      />
      <TextsField
        long
        label={apps.questions}
        hint={t.questionsHint({ most: appLimits.questions })}
        maxLength={appLimits.questions * (appLimits.question + 1)}
        value={draft.questions}
        problem={problemOf('questions')}
        onChange={(questions) => onChange({ questions })}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-medium">{apps.icon}</legend>
        <PictogramChoice
          chosen={draft.icon || appPictograms[0]}
          onChoose={(icon) => onChange({ icon })}
        />
      </fieldset>
      <PictureField
        hint={t.appPictureHint}
        url={draft.url}
        problem={problemOf('url')}
        onUrl={(url) => onChange({ url })}
      />
    </>
  )
}

export function SitePromptFields({ draft, onChange, problemOf }: FieldsProps) {
  const t = useTexts('adminContent')
  const market = useTexts('market')
  const nameOf = useCategoryNames('housePrompt')
  return (
    <>
      <TextsField
        label={market.fieldTitle}
        maxLength={promptBounds.titleLength}
        value={draft.title}
        problem={problemOf('title')}
        onChange={(title) => onChange({ title })}
      />
      <TextsField
        long
        label={market.description}
        hint={market.descriptionHint}
        maxLength={marketLimits.description}
        value={draft.description}
        problem={problemOf('description')}
        onChange={(description) => onChange({ description })}
      />
      <TextsField
        long
        label={market.content}
        hint={market.contentHint}
        maxLength={promptBounds.contentLength}
        value={draft.content}
        problem={problemOf('content')}
        onChange={(content) => onChange({ content })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Choice
          label={market.category}
          value={draft.category || marketCategories[0]}
          options={marketCategories.map((value) => ({ value, label: nameOf(value) }))}
          onChange={(category) => onChange({ category })}
        />
        <Choice
          label={market.medium}
          value={draft.medium}
          options={promptMedia.map((value) => ({ value, label: market.media[value] }))}
          onChange={(medium) => onChange({ medium })}
        />
      </div>
      <TextsField
        long
        label={market.tags}
        hint={t.tagLinesHint({ most: promptBounds.tags })}
        maxLength={promptBounds.tags * (promptBounds.tagLength + 1)}
        value={draft.tags}
        problem={problemOf('tags')}
        onChange={(tags) => onChange({ tags })}
      />
      <PictureField
        hint={t.promptPictureHint}
        url={draft.url}
        problem={problemOf('url')}
        onUrl={(url) => onChange({ url })}
      />
    </>
  )
}
