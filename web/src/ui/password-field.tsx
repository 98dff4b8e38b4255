import type { ComponentProps } from 'react'
import { useState } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { IconButton } from './icon-button.tsx'
import { TextField } from './text-field.tsx'

/** A field for a password, which can be looked at. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const t = useTexts('common')
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? t.hidePassword : t.showPassword}
          pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
