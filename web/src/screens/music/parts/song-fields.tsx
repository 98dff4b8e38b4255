// What the chosen model takes besides words and style: its length in sight, the rest folded.
import { useState } from 'react'
import { FieldControl } from '../../../features/making/studio/field-control.tsx'
import {
  changeChoice,
  changeParam,
  maxResults,
} from '../../../features/making/studio/request-form.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import type { MusicStudio } from '../use-music.ts'

/** They have fields of their own, or no meaning here. */
const elsewhere = ['lyrics', 'style', 'title', 'instrumental', 'from']
const inSight = ['seconds', 'vocalGender']

export function SongFields({ music }: { music: MusicStudio }) {
  const t = useTexts('music')
  const studio = useTexts('studio')
  const [unfolded, setUnfolded] = useState(false)
  const { settled, problems, change } = music
  if (!settled) return null
  const { model, fields, params, count, task } = settled
  const max = maxResults(model, task)
  const own = fields.filter(({ name }) => !elsewhere.includes(name))
  const plain = own.filter(({ name }) => inSight.includes(name))
  const folded = own.filter(({ name }) => !inSight.includes(name))
  // What is wrong is never hidden.
  const isOpen = unfolded || folded.some(({ name }) => problems[name])
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
      {folded.length > 0 && (
        <section className="flex flex-col gap-4">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setUnfolded(!isOpen)}
            className="touch-target flex items-center gap-1.5 text-soft hover:text-text"
          >
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
            {studio.advanced}
          </button>
          {isOpen && folded.map(control)}
          {isOpen && isChanged && (
            <Button kind="quiet" size="small" className="self-start" onClick={reset}>
              {studio.reset}
            </Button>
          )}
        </section>
      )}
    </>
  )
}
