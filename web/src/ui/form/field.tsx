import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldNote, noteIds } from '../field-frame.tsx'
import { PasswordField } from '../password-field.tsx'
import { Select } from '../select.tsx'
import type { SelectProps } from '../select-props.ts'
import { Switch } from '../switch.tsx'
import { TextAreaField } from '../text-area-field.tsx'
import { TextField } from '../text-field.tsx'

const code = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** What a browser is told of a line of text, by what is written into it. */
const lines = {
  text: { autoComplete: 'off' },
  /** No prose: names of machines, models and the like. */
  code,
  address: { ...code, inputMode: 'url' },
  whole: { autoComplete: 'off', inputMode: 'numeric' },
  decimal: { autoComplete: 'off', inputMode: 'decimal' },
} as const

type Typed<Props> = Omit<Props, 'value' | 'onChange'> & {
  value: string
  onChange: (value: string) => void
}

type FieldProps<T extends string | number> =
  | ({ kind?: keyof typeof lines } & Typed<ComponentProps<typeof TextField>>)
  | ({ kind: 'secret' } & Typed<ComponentProps<typeof PasswordField>>)
  | ({ kind: 'long' } & Typed<ComponentProps<typeof TextAreaField>>)
  | ({ kind: 'choice' } & ChoiceProps<T>)
  | SwitchProps

type ChoiceProps<T> = SelectProps<T> & { hint?: ReactNode; problem?: string | undefined }

type SwitchProps = {
  kind: 'switch'
  label: ReactNode
  hint?: ReactNode
  problem?: string | undefined
  value: boolean
  onChange: (value: boolean) => void
}

/** A field of a form by its kind; `form.field('name')` brings value, problem and what happens to what is typed. */
export function Field<T extends string | number = never>(props: FieldProps<T>) {
  switch (props.kind) {
    case 'switch': {
      const { kind: _, value, ...rest } = props
      return <Switch on={value} {...rest} />
    }
    case 'choice': {
      const { kind: _, ...rest } = props
      return <Choice {...rest} />
    }
    case 'long': {
      const { kind: _, onChange, ...rest } = props
      return <TextAreaField {...rest} onChange={({ target }) => onChange(target.value)} />
    }
    case 'secret': {
      const { kind: _, onChange, ...rest } = props
      return (
        <PasswordField
          autoComplete="new-password"
          spellCheck={false}
          {...rest}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    }
    default: {
      const { kind = 'text', onChange, ...rest } = props
      return (
        <TextField {...lines[kind]} {...rest} onChange={({ target }) => onChange(target.value)} />
      )
    }
  }
}

function Choice<T extends string | number>(props: ChoiceProps<T>) {
  const { label, hint, problem, className = 'w-full', ...rest } = props
  const id = useId()
  return (
    <Labelled label={label}>
      <Select
        label={label}
        className={className}
        describedBy={noteIds(id, hint, problem)}
        {...rest}
      />
      <FieldNote id={id} hint={hint} problem={problem} />
    </Labelled>
  )
}

/** A label over something that names itself to screen readers. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="font-medium">
        {label}
      </span>
      {children}
    </div>
  )
}
