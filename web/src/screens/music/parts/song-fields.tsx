// What the chosen model takes besides words and style: its length in sight, the rest folded.
import { FieldControl } from '../../../features/making/studio/field-control.tsx'
import { MoreFields } from '../../../features/making/studio/more-fields.tsx'
import {
  changeChoice,
  changeParam,
  maxResults,
} from '../../../features/making/studio/request-form.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import type { MusicStudio } from '../use-music.ts'

/** They have fields of their own, or no meaning here. */
const elsewhere = ['lyrics', 'style', 'title', 'instrumental', 'from']
const inSight = ['seconds', 'vocalGender']

export function SongFields({ music }: { music: MusicStudio }) {
  const t = useTexts('music')
  const { settled, problems, change } = music
  if (!settled) return null
  const { model, fields, params, count, task } = settled
  const max = maxResults(model, task)
  const own = fields.filter(({ name }) => !elsewhere.includes(name))
  const plain = own.filter(({ name }) => inSight.includes(name))
  const folded = own.filter(({ name }) => !inSight.includes(name))
  const control = (field: (typeof fields)[number]) => (
    <FieldControl
      key={field.name}
      field={field}
      value={params[field.name]}
      problem={problems[field.name]}
      onChange={(value) => change((form) => changeParam(form, model.id, field.name, value))}
    />
  )
  const isChanged = folded.some(
    ({ name }) => music.form.choices[model.id]?.params[name] !== undefined,
  )
  const reset = () =>
    change((form) =>
      folded.reduce((now, { name }) => changeParam(now, model.id, name, undefined), form),
    )
  return (
    <>
      {plain.map(control)}
      {max > 1 && (
        <div className="flex flex-col gap-1.5">
          <span className="font-medium">{t.takes}</span>
          <Segmented
            wide
            label={t.takes}
            value={String(count)}
            options={Array.from({ length: Math.min(max, 4) }, (_, at) => ({
              value: String(at + 1),
              label: t.takesOf({ n: at + 1 }),
            }))}
            onChange={(value) =>
              change((form) => changeChoice(form, model.id, { count: Number(value) }))
            }
          />
        </div>
      )}
      <MoreFields
        studio={music}
        folded={folded}
        control={control}
        onReset={isChanged ? reset : undefined}
      />
    </>
  )
}
