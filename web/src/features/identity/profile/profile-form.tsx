import type { UserInfo } from '@atelier/contract/features/identity/auth'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../api/call.ts'
import { dataKey } from '../../../api/call-options.ts'
import type { ReplyAt } from '../../../api/endpoint-types.ts'
import { pictureAddress } from '../../../api/picture-address.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { AvatarUpload } from './avatar-upload.tsx'

type ProfileFormProps = {
  member: UserInfo
  /** Stands beside the name. */
  action?: ReactNode
}

/** Picture, name and signature of a member. */
export function ProfileForm({ member, action }: ProfileFormProps) {
  const t = useTexts('settings')
  const common = useTexts('common')
  const queries = useQueryClient()
  const { avatar, name, sign } = member
  const form = useForm({
    first: { avatar, name, sign },
    read: (typed) => {
      const address = typed.avatar.trim()
      return {
        input: { ...typed, avatar: address },
        problems: {
          avatar: address !== '' && !pictureAddress(address) && t.avatarOdd,
          name: !typed.name.trim() && t.nameEmpty,
        },
      }
    },
    send: (profile) => call('auth.updateUser', profile, { shownInPlace: true }),
    onSent: ({ userInfo }) => {
      queries.setQueryData<ReplyAt<'auth.getInfo'>>(
        dataKey('auth.getInfo', {}),
        (known) => known && { ...known, userInfo },
      )
      toast(t.saved, { kind: 'success' })
    },
    saysAtOnce: true,
    asTyped: 'keep',
  })
  const { draft } = form
  const address = draft.avatar.trim()
  const changed = avatar !== draft.avatar || name !== draft.name || sign !== draft.sign
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar src={pictureAddress(address)} name={draft.name || member.username} size={56} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-read font-medium">{name || member.username}</p>
          {member.username && <p className="truncate text-soft">{member.username}</p>}
        </div>
        <AvatarUpload onUpload={(url) => form.change({ avatar: url })} />
        {action}
      </div>
      <form noValidate className="flex flex-col gap-4" onSubmit={form.submit}>
        {form.failure && <FailureState inline message={form.failure} />}
        <Field
          label={t.avatarLink}
          autoComplete={undefined}
          inputMode="url"
          placeholder="https://"
          hint={t.avatarHint}
          maxLength={2000}
          {...form.field('avatar')}
        />
        <Field label={t.name} maxLength={40} autoComplete="nickname" {...form.field('name')} />
        <Field
          label={t.description}
          autoComplete={undefined}
          hint={t.descriptionHint}
          maxLength={200}
          {...form.field('sign')}
        />
        <Button
          type="submit"
          kind="main"
          className="self-start"
          busy={form.busy}
          disabled={!changed}
        >
          {common.save}
        </Button>
      </form>
    </>
  )
}
