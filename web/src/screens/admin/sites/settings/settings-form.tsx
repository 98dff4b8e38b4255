import { settingForms } from 'virtual:setting-forms'
import { mayChangeSetting } from '@atelier/contract/staff-roles'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { currentUserQuery } from '../../../../api/current-user.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { formColumn } from '../../frame/form-column.ts'
import { SaveBar } from '../../frame/save-bar.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { roomsBeside, type SettingGroup } from './setting-groups.ts'
import { SettingInput } from './setting-input.tsx'
import type { SettingsDraft } from './use-site-settings.ts'

/** One group of settings, as far as the caller may change them, with what is not saved of any group. */
export function SettingsForm({ group, draft }: { group: SettingGroup; draft: SettingsDraft }) {
  const t = useTexts('adminSites')
  const role = useQuery(currentUserQuery).data?.userInfo.staffRole ?? null
  const fields = settingForms[group].filter(({ key }) => mayChangeSetting(role, key))
  const beside = roomsBeside[group]
  return (
    <div className="flex flex-col-reverse gap-8 min-[1280px]:flex-row min-[1280px]:justify-between">
      <form noValidate className={`flex flex-col gap-5 ${formColumn}`} onSubmit={draft.submit}>
        {fields.map(({ key }) => (
          <SettingInput key={key} name={key} draft={draft} />
        ))}
        {beside && (
          <Link to={`/admin/${beside}`} className="self-start text-soft underline hover:text-text">
            {t.beside[beside]}
          </Link>
        )}
        <SaveBar of={draft} />
      </form>
      {group === 'brand' && <BrandPreview draft={draft} />}
    </div>
  )
}
