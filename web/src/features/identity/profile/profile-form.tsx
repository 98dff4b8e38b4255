import type { UserInfo } from '@atelier/contract/features/identity/auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { dataKey } from '../../../api/call-options.ts'
import type { ReplyAt } from '../../../api/endpoint-types.ts'
import { pictureAddress } from '../../../api/picture-address.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { AvatarUpload } from './avatar-upload.tsx'

type Profile = Pick<UserInfo, 'avatar' | 'name' | 'sign'>

type ProfileFormProps = {
  member: UserInfo
  /** Stands beside the name. */
  action?: ReactNode
}

/** Picture, name and signature of a member. */
export function ProfileForm({ member, action }: ProfileFormProps) {
  const t = useTexts('settings')
  const common = useTexts('common')
  const { avatar, name, sign } = member
  const [profile, setProfile] = useState<Profile>({ avatar, name, sign })
  const { save, problems, general } = useSaveProfile()
  const set = (field: keyof Profile) => (event: { target: { value: string } }) =>
    setProfile({ ...profile, [field]: event.target.value })

  const address = profile.avatar.trim()
  const local = {
    ...(address && !pictureAddress(address) ? { avatar: t.avatarOdd } : {}),
    ...(profile.name.trim() ? {} : { name: t.nameEmpty }),
  }
  const changed = avatar !== profile.avatar || name !== profile.name || sign !== profile.sign
  const wrong: Partial<Record<string, string>> = { ...problems, ...(changed ? local : {}) }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (Object.keys(local).length === 0 && !save.isPending)
      save.mutate({ ...profile, avatar: address })
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar src={pictureAddress(address)} name={profile.name || member.username} size={56} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-read font-medium">{name || member.username}</p>
          {member.username && <p className="truncate text-soft">{member.username}</p>}
        </div>
        <AvatarUpload onUpload={(url) => setProfile((typed) => ({ ...typed, avatar: url }))} />
        {action}
      </div>
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        {general && <FailureState inline message={general} />}
        <TextField
          label={t.avatarLink}
          inputMode="url"
          placeholder="https://"
          hint={t.avatarHint}
          maxLength={2000}
          value={profile.avatar}
          problem={wrong.avatar}
          onChange={set('avatar')}
        />
        <TextField
          label={t.name}
          maxLength={40}
          autoComplete="nickname"
          value={profile.name}
          problem={wrong.name}
          onChange={set('name')}
        />
        <TextField
          label={t.description}
          hint={t.descriptionHint}
          maxLength={200}
          value={profile.sign}
          problem={wrong.sign}
          onChange={set('sign')}
        />
        <Button
          type="submit"
          kind="main"
          className="self-start"
          busy={save.isPending}
          disabled={!changed}
        >
          {common.save}
        </Button>
      </form>
    </>
  )
}

function useSaveProfile() {
  const t = useTexts('settings')
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: (profile: Profile) => call('POST /user/update', profile, { shownInPlace: true }),
    onSuccess: ({ userInfo }) => {
      queries.setQueryData<ReplyAt<'GET /auth/getInfo'>>(
        dataKey('GET /auth/getInfo', {}),
        (known) => known && { ...known, userInfo },
      )
      toast(t.saved, { kind: 'success' })
    },
  })
  const failure = save.error instanceof CallFailure ? save.error : undefined
  const problems = Object.fromEntries(
    (failure?.fields ?? []).map(({ field, reason }) => [field, reason]),
  )
  const general = failure && failure.fields.length === 0 ? failure.message : undefined
  return { save, problems, general }
}
