import { contentLimits } from '@atelier/contract/content-terms'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TextsField } from '../frame/texts-field.tsx'
import { type FieldsProps, plainField } from './field-props.ts'
import { menuScreens } from './menu-screens.ts'

/** A screen of the site, or a link to elsewhere. */
export function MenuFields({ draft, onChange, problemOf }: FieldsProps) {
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
        <TextField
          {...plainField}
          label={t.menuUrl}
          placeholder="https://"
          maxLength={contentLimits.address}
          value={draft.url}
          problem={problemOf('url')}
          onChange={({ target }) => onChange({ url: target.value })}
        />
      ) : (
        <div className="flex flex-col gap-1.5">
          <span aria-hidden="true" className="font-medium">
            {t.menuScreen}
          </span>
          <Select
            label={t.menuScreen}
            value={draft.name}
            options={menuScreens.map(({ name, label }) => ({ value: name, label: label(common) }))}
            onChange={(name) => onChange({ name })}
            className="w-full"
          />
        </div>
      )}
      <TextsField
        label={t.fieldTitle}
        {...(isLink ? {} : { hint: t.menuTitleHint })}
        maxLength={60}
        value={draft.title}
        problem={problemOf('title')}
        onChange={(title) => onChange({ title })}
      />
      <TextField
        {...plainField}
        label={t.menuIcon}
        hint={t.menuIconHint}
        maxLength={80}
        value={draft.icon}
        problem={problemOf('icon')}
        onChange={({ target }) => onChange({ icon: target.value })}
      />
    </>
  )
}
