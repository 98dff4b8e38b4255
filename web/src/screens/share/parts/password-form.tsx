import { useRef, useState } from 'react'
import { useTitle } from '../../../features/site/sites/use-title.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'

type PasswordFormProps = {
  /** Why the last one opened nothing. */
  refusal: 'wrong' | (string & {}) | null
  busy: boolean
  onTry: (password: string) => void
}

/** Stands before a link that has a password. */
export function PasswordForm({ refusal, busy, onTry }: PasswordFormProps) {
  const t = useTexts('share')
  const [password, setPassword] = useState('')
  /** What is wrong is said until something else is typed. */
  const [isEdited, setEdited] = useState(false)
  const [isEmpty, setEmpty] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useTitle(t.lockedTitle)
  const problem = isEmpty
    ? t.passwordEmpty
    : isEdited || busy || refusal === null
      ? undefined
      : refusal === 'wrong'
        ? t.wrongPassword
        : refusal
  return (
    <form
      className="mx-auto flex w-full max-w-90 flex-1 flex-col justify-center gap-5 px-6 pb-[12vh]"
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        setEmpty(password === '')
        setEdited(false)
        if (password === '') field.current?.focus()
        else onTry(password)
      }}
    >
      <div className="flex flex-col items-center text-center">
        <span className="flex size-14 items-center justify-center rounded-composer bg-fill text-soft">
          <Icon name="lock" size={24} />
        </span>
        <h1 className="mt-6 text-display font-semibold text-balance">{t.lockedTitle}</h1>
        <p className="mt-2 text-read text-balance text-soft">{t.lockedText}</p>
      </div>
      <PasswordField
        ref={field}
        label={t.password}
        value={password}
        problem={problem}
        maxLength={200}
        autoFocus
        autoComplete="off"
        onChange={(event) => {
          setPassword(event.target.value)
          setEdited(true)
          setEmpty(false)
        }}
      />
      <Button kind="main" size="large" type="submit" busy={busy}>
        {t.openIt}
      </Button>
    </form>
  )
}
