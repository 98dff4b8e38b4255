import { contentLimits } from '@atelier/contract/content-terms'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { TextsField } from '../frame/texts-field.tsx'
import type { FieldsProps } from './field-props.ts'
import { menuScreens } from './menu-screens.ts'

/** A screen of the site, or a link to elsewhere. */
export function MenuFields({ draft, field, onChange }: FieldsProps) {
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
