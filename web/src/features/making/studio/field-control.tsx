import type { SamplePicture } from '@atelier/contract/features/making/samples'
import type { ModelField, ParamValue } from '@atelier/contract/model-declaration'
import { nameText, valueText } from '../../../i18n/field-text.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { AspectField } from './aspect-field.tsx'
import { longValue } from './long-text.ts'
import { NumberField } from './number-field.tsx'
import { SeedField } from './seed-field.tsx'
import { StyleField } from './style-field.tsx'

type FieldControlProps = {
  field: ModelField
  value: ParamValue | undefined
  problem: string | undefined
  /** What the styles of the model look like. */
  styles?: { readonly [option: string]: SamplePicture } | undefined
  /** Undefined takes the value away. */
  onChange: (value: ParamValue | undefined) => void
}

/** The control that fits one thing that a model takes. */
export function FieldControl({ field, value, problem, styles, onChange }: FieldControlProps) {
  const t = useTexts('fields')
  const studio = useTexts('studio')
  const label = nameText(field, t)
  switch (field.kind) {
    case 'aspect':
      return (
        <Framed label={label} problem={problem}>
          <AspectField
            label={label}
            options={field.options}
            value={String(value)}
            onChange={onChange}
          />
        </Framed>
      )
    case 'choice': {
      if (styles && field.name === 'style')
        return (
          <Framed label={label} problem={problem}>
            <StyleField
              label={label}
              options={field.options}
              value={String(value)}
              pictures={styles}
              onChange={onChange}
            />
          </Framed>
        )
      const options = field.options.map((each) => ({
        value: each,
        label: valueText(each, t, field.name),
      }))
      const isShort = options.length <= 3 && options.every((each) => each.label.length <= 10)
      return (
        <Framed label={label} problem={problem}>
          {isShort ? (
            <Segmented
              wide
              label={label}
              value={String(value)}
              options={options}
              onChange={onChange}
            />
          ) : (
            <Select label={label} value={String(value)} options={options} onChange={onChange} />
          )}
        </Framed>
      )
    }
    case 'number':
      return (
        <NumberField
          {...field}
          label={label}
          value={Number(value)}
          problem={problem}
          onChange={onChange}
        />
      )
    case 'seed':
      return (
        <SeedField
          label={label}
          max={field.max}
          value={typeof value === 'number' ? value : undefined}
          problem={problem}
          onChange={onChange}
        />
      )
    case 'flag':
      return (
        <div>
          <Switch on={value === true} onChange={onChange} label={label} />
          <Problem text={problem} />
        </div>
      )
    case 'text': {
      const long = longValue(field, value)
      return (
        <TextField
          label={label}
          value={typeof value === 'string' ? value : ''}
          problem={problem ?? (long && studio.tooLong(long))}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        />
      )
    }
  }
}

function Framed({
  label,
  problem,
  children,
}: {
  label: string
  problem: string | undefined
  children: React.ReactNode
}) {
  return (
    <div className="flex flex-col gap-1.5">
      <span className="font-medium">{label}</span>
      {children}
      <Problem text={problem} />
    </div>
  )
}

const Problem = ({ text }: { text: string | undefined }) =>
  text ? (
    <p role="alert" className="text-small text-danger">
      {text}
    </p>
  ) : null
